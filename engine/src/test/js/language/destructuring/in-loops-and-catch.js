const pairs = new Map([['a', { n: 1 }], ['b', { n: 2 }]]);
const out = [];
for (const [key, { n, missing = key + n }] of pairs) out.push(missing);
same(out.join(), 'a1,b2');
for (const { length, 0: first } of ['xy', 'z']) out.push(first + length);
same(out.slice(2).join(), 'x2,z1');
for (var [i, j] = [0, 3]; i < j; [i, j] = [i + 1, j - 1]) out.push(i + j);
same(out.slice(4).join(), '3,3');
try { throw { code: 5, inner: { list: [1, 2] } }; } catch ({ code, inner: { list: [, second] } }) { same(code + second, 7); }
let a, b;
for ([a, b = 9] of [[1], [2, 3]]) out.push(a + b);
same(out.slice(6).join(), '10,5');
for ({ a, ...b } of [{ a: 1, c: 2 }]) same(b.c, 2);
for (const [x, y] in { uv: 0 }) same(x + y, 'uv');
