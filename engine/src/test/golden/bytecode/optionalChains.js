function f(a) { return a?.b.c(1)?.[2] }
function g(a) { (a?.m)(); return delete a?.b }
