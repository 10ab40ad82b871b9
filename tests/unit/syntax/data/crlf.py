def f(x):
    y = """a
b"""
    return (x +
  y)
z = 1