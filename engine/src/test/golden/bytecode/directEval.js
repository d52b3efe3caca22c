function f(a) { let b; return eval(a) + b }
