if x:
	y
	if z:
	    w
        
	v
