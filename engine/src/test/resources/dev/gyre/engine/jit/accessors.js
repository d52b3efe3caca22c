// Getters and setters that compiled code calls: of several classes and shapes at one site, replaced, deleted, inherited, own, private, and in stack traces.
class Base { #v = 1; constructor(v) { this.raw = v; } get twice() { return this.raw * 2; } set twice(v) { this.raw = v / 2; }
  get fails() { throw new Error('get ' + this.raw); } set fails(v) { throw new Error('set ' + v); }
  get only() { return 'only'; } set sink(v) { this.raw = v; }
  get #p() { return this.#v; } set #p(v) { this.#v = v; } get #readOnly() { return this.#v + 1; } set #writeOnly(v) { this.#v = v; }
  step(n) { this.#p += n; this.#writeOnly = this.#readOnly; return this.#p; }
  writeReadOnly() { this.#readOnly = 1; } readWriteOnly() { return this.#writeOnly; } static step(o, n) { o.#p = n; return o.#p; } }
class Derived extends Base { constructor(v) { super(v); this.extra = v; } get twice() { return super.twice + 1; } set twice(v) { super.twice = v; } }
class Third extends Base { constructor(v) { super(v); this.other = 1; this.more = 2; } }
function get(o) { return o.twice; }
function set(o, v) { o.twice = v; return o.raw; }
function both(o) { return o.twice += 1; }
function fails(o) { return o.fails; }
function failsSetting(o) { o.fails = 3; }
const all = () => [new Base(1), new Derived(2), new Third(3), { twice: 4, raw: 0 }, { get twice() { return 'own'; }, set twice(v) { this.raw = v; } }];
for (const o of all()) { warm(get, o); warm(set, o, 8); warm(both, o); }
for (const o of all()) print(get(o), set(o, 10), both(o), get(o), o.raw);
for (const o of [1, 'text', null, undefined, [], () => 1, Object.create(new Base(7)), new Proxy(new Base(8), {}), Object.create(null)])
  print(attempt(get, o), attempt(set, o, 6), attempt(both, o));
print(attempt(fails, new Base(1)), attempt(failsSetting, new Base(1)));
warm(() => attempt(fails, new Base(1))); warm(() => attempt(failsSetting, new Base(1)));
print(attempt(fails, new Base(1)), attempt(failsSetting, new Base(1)));

// Missing halves, in both modes.
function readSink(o) { return o.sink; } function writeOnly(o) { o.only = 1; return o.only; }
function strictly(o) { 'use strict'; o.only = 2; }
warm(readSink, new Base(1)); warm(writeOnly, new Base(1)); warm(() => attempt(strictly, new Base(1)));
print(readSink(new Base(1)), writeOnly(new Base(1)), attempt(strictly, new Base(1)));

// The this value of sloppy and strict functions.
const sloppy = { get self() { return typeof this + (this === globalThis); } };
const strict = { get self() { 'use strict'; return typeof this; } };
function self(o) { return o.self; }
warm(self, Object.create(sloppy)); warm(self, Object.create(strict));
print(self(Object.create(sloppy)), self(Object.create(strict)), self(sloppy), self(strict));

// Private accessors.
const b = new Base(1), warmed = new Base(1); warm((n) => warmed.step(n), 1); print(b.step(1), b.step(0.5), new Derived(5).step(2), Base.step(new Third(1), 9));
warm(Base.step, warmed, 2); for (const o of [{}, null, 1, Object.create(b), new Proxy(b, {})]) print(attempt(Base.step, o, 1));
for (const name of ['writeReadOnly', 'readWriteOnly']) { warm(() => attempt(() => warmed[name]())); print(attempt(() => b[name]())); }

// Stack traces through them.
function traced() { return new Error('here').stack.split('\n').slice(1, 4).map((l) => l.trim().replace(/\(.*/, '')); }
class Traced { get trace() { return traced(); } set keep(v) { this.kept = traced(); } }
function readTrace(o) { return o.trace; } function writeTrace(o) { o.keep = 1; return o.kept; }
warm(readTrace, new Traced()); const kept = new Traced(); warm(writeTrace, kept); print(readTrace(new Traced()), writeTrace(kept));

// The accessor changes while code is compiled for the old one.
const d = new Derived(3);
print(get(d)); Object.defineProperty(Derived.prototype, 'twice', { get() { return 'new'; }, configurable: true }); print(get(d), set(d, 4), d.raw);
Object.defineProperty(Derived.prototype, 'twice', { value: 'data', writable: true, configurable: true }); print(get(d), set(d, 4), get(d), Object.keys(d));
delete d.twice; delete Derived.prototype.twice; print(get(d), set(d, 20), d.raw);
Object.setPrototypeOf(Derived.prototype, { get twice() { return 'other'; } }); print(get(d), set(d, 4));
let calls = 0;
const self2 = { get twice() { if (++calls === 70) Object.defineProperty(proto, 'twice', { get() { return 'replaced'; } }); return calls; } };
const proto = Object.create(Object.prototype, { twice: { get: Object.getOwnPropertyDescriptor(self2, 'twice').get, configurable: true } });
const inheriting = Object.create(proto); let seen = []; for (let i = 0; i < 80; i++) seen.push(get(inheriting)); print(seen.slice(66, 74));

// Accessors that are inlined: their results and values of all types, exits and errors in them, and accessors that change.
{
    const lines = (e, n) => e.stack.split('\n').slice(0, n).map((l) => l.trim());
    class Account {
        #balance = 0; log = [];
        get balance() { return this.#balance; }
        set balance(v) { const before = this.#balance; this.#balance = v.amount + 0; this.log.push(before); }
        get twice() { return this.balance * 2; }
        set limit(v) { if (v < 0) throw new RangeError('limit ' + v); this.cap = v; }
        get trace() { return lines(new Error('here'), 4); }
    }
    class Savings extends Account { get twice() { return super.twice + 1; } get balance() { return super.balance; } set balance(v) { super.balance = v; } }
    const deposits = (a, values) => { const out = []; for (const v of values) { const given = (a.balance = v); a.limit = out.length; out.push(given === v, a.twice, a.cap); } return [out.join(), a.balance, a.log.length]; };
    const reads = (list) => { let sum = 0; for (const a of list) sum += a.twice; return sum; };
    const traces = (a) => { let t; for (let i = 0; i < 3; i++) t = a.trace; return t; };
    const limits = (a, values) => { let step = 0; try { for (const v of values) { step++; a.limit = v; } } catch (e) { return [step, a.cap, lines(e, 3)]; } return [step, a.cap]; };
    warm(deposits, new Account(), [{ amount: 1 }, { amount: 2 }]); warm(reads, [new Account(), new Savings()]); warm(traces, new Account()); warm(limits, new Account(), [1, 2]);
    print(deposits(new Account(), [{ amount: 5 }, { amount: 0.5 }, { other: 1, amount: 3 }]), reads([new Account(), new Savings(), new Account()]), traces(new Account()), limits(new Account(), [1, 2]));
    const broken = new Account(); print(attempt(deposits, broken, [{ amount: 1 }, null]), broken.log.length, limits(new Account(), [3, -1, 5]), deposits(new Savings(), [{ amount: 2 ** 31 }, { amount: 'x' }]));
    const own = Object.defineProperty(new Account(), 'twice', { value: 3 }); print(reads([new Account(), own, { twice: 0.5 }]), attempt(reads, [new Account(), null]));
    Object.defineProperty(Account.prototype, 'twice', { get() { return -1; } }); print(reads([new Account(), new Savings()]));
    Object.defineProperty(Account.prototype, 'limit', { set: undefined, get: () => 1 }); print(attempt(limits, new Account(), [7])); Object.defineProperty(Account.prototype, 'twice', { value: 9 }); print(reads([new Account(), new Savings()]));
}
