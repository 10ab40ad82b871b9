"""A docstring over
several lines, with "quotes" and \\ escapes."""
a = '', "", 'b', "it's", 'say "b"', '''c''', """d"e""f"""
a = '\a\b\f\n\r\t\v\\\'\"', '\0\12\101\377', '\x41\u00e4\U0001F600', '\
joined'
a = r'\n\'', R"\d{2}", b'bytes\x00\xff\n', rb'\x', Rb"\y", bR'\z', u'unicode', b'\u0041'
a = 'one' "two" '''three
four''' r'\5'
a = ('one'
     # a comment
     'two')
a = 'äöü€😀', "\w \d"
a = f'', f'b', f'{b}', f'{b}{c}', f'x{b}y{c}z', f'{{b}}', f'{{{b}}}', f'{b!r}', f'{b!s:>10}', f'{b:{c}.{d}}'
a = f"{b + c * d}", f"{b, c}", f"{b if c else d}", f"{(lambda x: x)(1)}", f"{b['c']}", f'{b["c"]}', f"{ b }"
a = f"{b=}", f"x {b = } y", f"{b=!r}", f"{b=:>5}", f"{ {1: 2}[1] }", f"{b != c}", f"{b == c}", f"{b:=^5}"
a = f'{f"{f'{b}'}"}', f"{b!r:^{c}}", f'''
{b
  + c}
''', rf'\d{b}\{c}', f'\x41{b}\n', fr"{b:\d}"
a = 'x' f'{b}' 'y' f'z{c}' "w"
a = f'{b:%Y-%m-%d}', f'{b:{c:{d}}}', f"{b}" "{c}"
a = f"{*b, c}", f"{(yield)}", f"{b:x{c}y{d}z}"
a = f"{'a' 'b'}", f'{b["x"]!r}'
