// Constructors of derived classes: what super calls, when, how often and with what; this before and after it; fields between; what constructors return.
class Base { constructor(a, b) { this.a = a; this.b = b; this.target = new.target.name; } }
class One extends Base { constructor(a) { super(a, 1); this.c = a; } }
class Two extends One { field = this.c * 2; constructor(a, b) { super(a + b); this.d = this.field; } }
class Default extends Two { extra = 'extra'; }
class Many extends Base { constructor(...all) { super(...all); this.count = all.length; } }
class Seven { constructor(a, b, c, d, e, f, g) { this.all = [a, g]; } } class MoreThanDirect extends Seven { constructor(a) { super(a, 2, 3, 4, 5, 6, 7); } }
class Early extends Base { constructor(read) { if (read) this.x = 1; super(1, 2); } }
class Twice extends Base { constructor(again) { super(1, 2); if (again) super(3, 4); this.after = true; } }
class Never extends Base { constructor(result) { return result; } }
class Returns extends Base { constructor(result) { super(1, 2); return result; } }
class Arrow extends Base { constructor(late) { const call = () => super(5, 6); if (!late) call(); const read = () => this; if (late) call(); this.same = read() === this; } }
class Other { constructor(o) { return o; } } class Adopts extends Other { mark = 1; constructor(o) { super(o); this.seen = true; } }
class OfNull extends null { constructor(make) { if (make) return Object.create(OfNull.prototype); super(); } }
class Throws extends Base { constructor(v) { super(v.missing.deeper, 1); } } class Late extends Base { field = boom(this.a); constructor(a) { super(a, 1); } }
function boom(a) { if (a > 100) throw new RangeError('field of ' + a); return a; }
function Old(a) { this.old = a; } class Younger extends Old { constructor(a) { super(a); this.young = a + 1; } } class List extends Array { constructor(n) { super(); this.push(n); } } class Wrong extends Map { constructor(e) { super(e); this.n = this.size; } }
function make(C, a, b) { return new C(a, b); }
const cases = [[One, 1], [Two, 1, 2], [Default, 3, 4], [Many, 1, 2], [MoreThanDirect, 1], [Twice, false], [Returns, undefined], [Arrow, false], [Arrow, true], [Adopts, { own: 1 }], [Late, 1], [Younger, 1], [List, 5], [Wrong, [[1, 2]]], [OfNull, true]];
for (const [C, a, b] of cases) { const m = eval('(' + make + ')'); warm(() => attempt(m, C, a, b)); print(C.name, attempt(m, C, a, b)); }
for (const [C, a] of [[Early, true], [Early, false], [Twice, true], [Never, undefined], [Never, {}], [Never, 1], [Returns, 1], [Returns, { mine: 1 }], [Adopts, 1], [Adopts, null], [OfNull, false], [Throws, {}], [Throws, { missing: {} }], [Late, 101], [Wrong, 5]]) { warm(() => attempt(make, C, a)); print(C.name, attempt(make, C, a)); }
print(attempt(() => One(1)), attempt(Reflect.construct, One, [1], Base).target, Reflect.construct(Two, [1, 2], Map) instanceof Map, attempt(Reflect.construct, Two, [1, 2], Object.assign(function () {}, { prototype: null })).target);

// What is called changes.
function makeOne(a) { return new One(a); } warm(makeOne, 1); Object.setPrototypeOf(One, class { constructor(a, b) { this.changed = a + b; } }); print(makeOne(2), makeOne(2) instanceof Base);
Object.setPrototypeOf(One, null); print(attempt(makeOne, 1)); Object.setPrototypeOf(One, () => 1); print(attempt(makeOne, 1)); Object.setPrototypeOf(One, Math.max); print(attempt(makeOne, 1)); Object.setPrototypeOf(One, Old.bind(null)); print(makeOne(3)); Object.setPrototypeOf(One, new Proxy(Base, { construct(t, args, n) { return Reflect.construct(t, [...args, 'proxied'], n); } })); print(makeOne(4));

// Stack traces from within super and fields.
class Tracing { constructor() { this.trace = new Error('t').stack.split('\n').slice(1, 4).map((l) => l.trim().replace(/\(.*/, '')); } } class TracingMore extends Tracing { more = new Error('f').stack.split('\n').slice(1, 4).map((l) => l.trim().replace(/\(.*/, '')); constructor() { super(); } }
function trace() { const t = new TracingMore(); return [t.trace, t.more]; } warm(trace); print(trace());
