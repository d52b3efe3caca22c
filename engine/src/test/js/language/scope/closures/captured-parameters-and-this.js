function F(a, b = a, ...c) { this.read = () => [a, b, c.length, this === me].join(); this.write = (x) => { a = x; arguments_(); }; const me = this; function arguments_() { b = 'inner'; } }
const f = new F(1, undefined, 3, 4);
same(f.read(), '1,1,2,true');
f.write('changed');
same(f.read(), 'changed,inner,2,true');
function mapped(a) { const read = () => arguments[0]; a = 2; return read(); }
same(mapped(1), 2);
const nested = function (x) { return function (y) { return function (z) { x++; y++; z++; return [x, y, z].join(); }; }; };
const once = nested(1)(2);
same(once(3) + '|' + once(3), '2,3,4|3,4,4');
