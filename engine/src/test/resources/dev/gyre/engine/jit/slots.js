// Properties in fields and in the array, of ordinary objects and of others with the same prototype and the same names.
class P { constructor(n) { this.a = n; this.b = n + 0.5; this.c = 'c' + n; this.d = n; this.e = n + 0.25; this.f = n; } }
function sum(o) { return o.a + o.b + o.d + o.e + o.f; }
function update(o, n) { o.a = n; o.b = n + 0.5; o.e += 0.5; o.f = o.b; return [o.a, o.b, o.c, o.d, o.e, o.f]; }
warm(() => sum(new P(1))); warm(() => update(new P(1), 2)); print(sum(new P(3)), update(new P(3), 4), update(new P('x'), 'y'), update(new P(1), 1.5));

// Objects with internal slots under the prototype of the ordinary ones.
function other(o) { Object.setPrototypeOf(o, P.prototype); o.a = 1; o.b = 2.5; o.c = 'c'; o.d = 3; o.e = 4.5; o.f = 5; return o; }
const others = () => [new Map(), [], function () {}, new Date(0), /x/, new Error('e'), new Proxy({}, {}), new Boolean(true), (function () { return arguments; })()].map(other);
print(others().map(sum), others().map((o) => update(o, 7))); for (let i = 0; i < 3; i++) { warm(() => others().map(sum)); warm(() => others().map((o) => update(o, 7))); } print(others().map(sum), others().map((o) => update(o, 8.5)), sum(new P(3)), update(new P(3), 4));

// Additions beyond the fields, by literals and by stores; deletion and addition again.
function literal(x) { return { a: x, b: x + 0.5, c: 'c', d: x, e: x + 0.25, f: x, g: x, h: x }; } warm(() => literal(1)); print(literal(2), sum(literal(3)), literal('x'));
function grow(o, n) { o.p = n; o.q = n + 0.5; o.r = n; o.s = n; o.t = n + 0.5; o.u = n; o.v = n; o.w = n; o.x = n; o.y = n; return o; } warm(() => grow({}, 1)); print(grow({}, 2), grow({ z: 1 }, 3), grow(Object.create(null), 4).y, grow(new P(1), 5), grow([], 6).t);
function again(o, n) { delete o.f; delete o.e; delete o.d; o.d = n; o.e = n + 0.5; o.f = n; return sum(o); } warm(() => again(new P(1), 2)); print(again(new P(3), 4), again(new P(1), 'x'));

// Copies, and objects whose properties many deletions move.
function copy(o) { const c = { ...o }; o.b += 1; o.e += 1; return [c.b, c.e, o.b, o.e, Object.assign({}, o).e]; } warm(() => copy(new P(1))); warm(() => copy(literal(1))); print(copy(new P(2)), copy(literal(3)), copy({ b: 1, e: 2 }));
function moved() { const o = {}; for (let i = 0; i < 40; i++) o['k' + i] = i + 0.5; for (let i = 0; i < 40; i++) if (i % 7 !== 5) delete o['k' + i]; return o; } function kept(o) { o.k5 += 1; o.k33 += 1; return [o.k5, o.k12, o.k33, Object.values(o)]; } warm(() => kept(moved())); print(kept(moved()));
class Private { #a = 1; #b = 2.5; #c = 3; #d = 4; #e = 5.5; x = 6; bump() { this.#a++; this.#b += 0.5; this.#e += 0.5; return [this.#a, this.#b, this.#c, this.#d, this.#e, this.x]; } } warm(() => new Private().bump()); print(new Private().bump());
