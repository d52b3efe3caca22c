function reads(x) { return x + (x = 2) }
function calls(f, x) { f(x, x = 2); f.m(f = null) }
function object(x) { x = {a: x, b: x} }
