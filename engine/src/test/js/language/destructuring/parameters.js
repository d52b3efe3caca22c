const f = ({ a = 1, b: { c = 2 } = {}, ...rest } = {}, [d = c, ...more] = [], ...[e = d, g]) => [a, c, d, e, g, more.length, Object.keys(rest).length].join();
same(f(), '1,2,2,2,,0,0');
same(f({ a: 5, z: 1 }, [6, 7, 8], 9, 10), '5,2,6,9,10,2,1');
same(f.length, 0);
same((({ x }, y, [z] = [], w) => 0).length, 2);
function sloppy({ a }, b) { arguments[1] = 'changed'; return [a, b].join(); }
same(sloppy({ a: 1 }, 2), '1,2');
class C { constructor({ n } = { n: 4 }) { this.n = n; } set pair([a, b]) { this.sum = a + b; } }
same(new C().n, 4);
const c = new C({ n: 1 });
c.pair = [2, 3];
same(c.sum, 5);
same((function ({ length }) { return length; })('abc'), 3);
same((({ [Symbol.iterator]: it }) => it)([]), Array.prototype.values);
syntaxError('({ a }, { a }) => 0', 'Duplicate parameter name not allowed in this context');
syntaxError('function f({ a }) { let a; }', "Identifier 'a' has already been declared");
syntaxError('function f({ a }) { "use strict"; }', "Illegal 'use strict' directive in function with non-simple parameter list");
