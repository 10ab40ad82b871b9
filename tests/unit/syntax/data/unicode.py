größe = 1
π2 = "π" + größe
ﬁ = fi
x·y = a℘ = 1
名前, имя = größe.π2, f(größe=1)
def fünktion(ä: ö = "ü", *, é): return ä
