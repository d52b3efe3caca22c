function f(o) { const {a, b: [c, , ...d], [a]: e = 1, ...r} = o; return [a, c, d, e, r] }
function g(o, t) { [t.a, t[0]] = o; ({x: t.b = 1} = o) }
