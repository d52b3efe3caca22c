a = b ?? c;
a.b?.[c]?.(d, ...e);
[a, , b.c = 1, ...d] = { e, f: [g] } = h;
tag`one ${1} \u{41} two`;
x = `\n${y}`;
(z) = function () {};
z = (function () {});
(-(2 ** 3)) ** 2;
new (f())(1, 2n, /r[/]e/gi);
async (q) => { for await (const r of q) await r; };
function* g() { const received = yield* [yield]; }
label: do { continue label; } while (0)
({ __proto__: null, 0x10: 1, "s": 2, [k]: 3, get a() {}, set a(v) {}, async *b() {}, ...spread });
delete a?.b, typeof void !c;
