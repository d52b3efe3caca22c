// Objects whose shapes change between two accesses in one function: by calls, accessors, additions and deletions, also of the same object under another name.
class P { constructor(x, y) { this.x = x; this.y = y; } get sum() { return this.x + this.y; } change(f) { f(this); return this.x; } }
function nothing() {} function grow(o) { o.z = 1; } function drop(o) { delete o.x; } function redefine(o) { Object.defineProperty(o, 'x', { get() { return 'got'; }, configurable: true }); } function proto(o) { Object.setPrototypeOf(o, { sum: 'other', change: P.prototype.change }); } function freeze(o) { Object.freeze(o); }
const changes = [nothing, grow, drop, redefine, proto, freeze];

// A call between two accesses.
function across(o, f) { const a = o.x; f(o); const b = o.x; o.y = 5; return [a, b, o.y, o.sum]; }
function inMethod(o, f) { return [o.x, o.change(f), o.x, o.y]; }
for (const f of changes) { warm(() => across(new P(1, 2), nothing)); warm(() => inMethod(new P(1, 2), nothing)); print(attempt(across, new P(1, 2), f), attempt(inMethod, new P(1, 2), f)); }

// The same object under two names.
function add(a, b) { const before = b.x; a.w = 3; const after = b.x; return [before, after, b.w, a.w]; }
for (let i = 0; i < 3; i++) { warm(() => add(new P(1, 2), new P(3, 4))); const p = new P(5, 6); print(add(p, p), add(p, p), add(new P(1, 2), p)); }
function copies(o, n) { let p = o, s = 0; for (let i = 0; i < n; i++) { s += p.x; const q = p; q.x = s; s += o.y; if (i === n - 2) p = { y: 1, x: 100 }; } return s; }
warm(() => copies(new P(1, 2), 5)); print(copies(new P(1, 2), 5), copies({ x: 1, y: 2 }, 5), copies({ y: 1, get x() { return 1; }, set x(v) {} }, 4));

// Paths that merge, and loops that change the shape at their end.
function merge(o, c) { let s = o.y; if (c === 1) s += o.x; else if (c === 2) o.v = 1; else if (c === 3) grow(o); s += o.x; return [s, o.v, o.z]; }
for (let c = 0; c < 4; c++) { warm(() => merge(new P(1, 2), c % 3)); print([0, 1, 2, 3].map((d) => merge(new P(1, 2), d))); }
function loop(o, n) { let s = 0; for (let i = 0; i < n; i++) { s += o.x + o.y; if (i === 7) o.late = i; if (i === 9) drop(o); } return [s, Object.keys(o)]; }
warm(() => loop(new P(1, 2), 6)); print(loop(new P(1, 2), 6), loop(new P(1, 2), 9), loop(new P(1, 2), 12));

// Values whose conversion changes the object; exceptions between two accesses.
function convert(o, v) { const a = o.x; const b = v + 1; return [a, b, o.x]; } warm(() => convert(new P(1, 2), 3)); const victim = new P(1, 2); print(convert(victim, { valueOf() { drop(victim); return 7; } }));
function compare(o, v) { const a = o.x; if (v < 3) return [a, o.x, 'less']; return [a, o.x]; } warm(() => compare(new P(1, 2), 3)); const second = new P(1, 2); print(compare(second, { valueOf() { redefine(second); return 1; } }));
function caught(o, f) { let a = 0; try { a = o.x; f(o); a += o.x; } catch (e) { a = [a, o.x, e.message]; } return [a, o.x]; } warm(() => caught(new P(1, 2), nothing)); print(caught(new P(1, 2), (o) => { drop(o); throw new Error('no'); }), caught(new P(1, 2), drop));
function element(o, a, k, v) { const b = o.x; a[k] = v; return [b, o.x]; } warm(() => element(new P(1, 2), [1, 2], 0, 5)); const third = new P(1, 2); print(element(third, { set k(v) { drop(third); } }, 'k', 1), element(third, third, 'x', 9));

// Constructors and methods that are inlined, of several classes.
class Q extends P { constructor(x) { super(x, 1); this.q = x; } get sum() { return super.sum + this.q; } } class R { constructor(x) { this.y = x; this.x = this.y; this.y = this.x + 1; } get sum() { delete this.x; return this.y; } change(f) { f(this); return this.x; } }
function several(o) { const s = o.x + o.sum; return [s, o.x, o.y, o.change(nothing), o.x]; } for (const C of [P, Q, R]) { warm(() => several(new C(1, 2))); print([P, Q, R].map((D) => several(new D(3, 4)))); }
function* gen(o) { const a = o.x; const f = yield a; f(o); yield o.x; return o.y; } function drive(f) { const o = new P(1, 2), g = gen(o); return [g.next().value, g.next(f).value, (o.y = 8, g.next().value)]; } warm(() => drive(nothing)); print(changes.slice(0, 5).map((f) => drive(f)));
