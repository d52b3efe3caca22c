var a = 8, g = 2, i = 1, b = { c: 4 };
same(a /g/ i, 4);
same(a++ /g/ i, 4);
same((a) /3/ 3, 1);
same(b.c /g/ i, 2);
same([8] /g/ i, 4);
same(typeof /g/, 'object');
same([/a/g, /b/].length, 2);
same((() => /re/i)().flags, 'i');
if (true) /x/.test('x') || a;
same({} / 2, NaN);
{}
/y/g.exec('y');
same(`${/z/}` / 2, NaN);
same(void /v/ + '', 'undefined');
function* gen() { const r = yield /in/; return r /g/ i; }
const it = gen();
same(it.next().value.source, 'in');
same(it.next(6).value, 3);
do /w/.test('') ; while (0) /x/.test('');
same(eval('a\n/g/\ni'), 4.5);
const o = { get: 6, in: 8 };
same(o.get /g/ 1 + o.in /g/ i, 7);
same(this /g/ i, NaN);
