function f(a, b) { return `x${a}y${b}` + `${a}` }
function g(tag, a) { return tag`x${a}\u{41}y` }
