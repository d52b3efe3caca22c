function f(o) { var x = 1; with (o) { x = y; g(x); typeof z; delete x } }
