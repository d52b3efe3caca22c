// Calls: numbers of arguments, this, natives, constructors, what is not callable, arguments objects, stacks and depth.
function zero() { return arguments.length; } function one(a) { return [a, arguments.length]; } function two(a, b) { return [a, b]; } function four(a, b, c, d) { return [a, b, c, d]; }
function call(f) { return [f(), f(1), f(1, 2), f(1, 2, 3), f(1, 2, 3, 4), f(1, 2, 3, 4, 5)]; }
function callMethod(o) { return [o.f(), o.f(1), o.f(1, 2), o.f(1, 2, 3), o.f(1, 2, 3, 4)]; }
function spread(f, a) { return [f(...a), f(0, ...a), f(...a, ...a, 9), Math.max(...a)]; }
function construct(C, a) { return [new C(), new C(1), new C(1, 2, 3), new C(...a)]; }
function sloppyThis() { return typeof this; } function strictThis() { 'use strict'; return typeof this; }
warm(call, two); warm(callMethod, { f: two }); warm(spread, two, [1, 2]); warm(construct, function () { this.a = arguments.length; }, [1]);
const callables = { zero, one, two, four, native: Math.max, bound: two.bind(null, 'bound'), arrow: (...a) => a, classy: class { constructor(a) { this.a = a; } }, sloppyThis, strictThis,
  proxy: new Proxy(two, { apply(t, self, args) { return ['trapped', args.length]; } }), generator: function* () {}, asynchronous: async () => 1, number: 5, undef: undefined, nul: null, object: {}, text: 'f',
  throws() { throw new RangeError('thrown'); }, parse: parseInt, returnsObject: function () { return { own: 1 }; }, array: Array, date: Symbol };
for (const [name, f] of Object.entries(callables)) {
  const shown = (v) => (Array.isArray(v) ? v.map((x) => (typeof x === 'object' && x !== null && !Array.isArray(x) ? Object.keys(x) : x)) : v);
  print(name, shown(attempt(call, f)));
  print(name, shown(attempt(callMethod, { f })));
  print(name, shown(attempt(spread, f, [1, 2, 3])));
  print(name, shown(attempt(construct, f, [7, 8])));
}
// The messages name what was called.
function messages(o, f) { const out = []; for (const g of [() => o.missing(), () => o.a.b.c(), () => f(), () => o[f](), () => new o.missing(), () => new f(), () => (1, f)(), () => o.x.y, () => { o.x.y = 1; }, () => f.call(), () => `${o}`(), () => [...f], () => { for (const v of f); }]) out.push(attempt(g)); return out; }
warm(messages, {}, undefined); print(messages({ a: {} }, undefined)); print(messages({ a: {} }, 5)); print(messages(Object.create(null), null));

// this of every kind.
function self() { return this; } function strictSelf() { 'use strict'; return this; }
const holder = { self, strictSelf };
for (const receiver of [undefined, null, 1, 's', true, 2n, holder]) print(typeof self.call(receiver), typeof strictSelf.call(receiver), strictSelf.call(receiver) === receiver);
print(holder.self() === holder, (0, holder.self)() === globalThis, (holder.self)() === holder);

// Arguments objects, mapped and not; rest, defaults.
function mapped(a, b) { a = 10; arguments[1] = 20; const before = [a, b, arguments[0], arguments[1]]; delete arguments[0]; arguments[0] = 5; return [before, a, arguments.length, [...arguments]]; }
function unmapped(a, b) { 'use strict'; a = 10; arguments[1] = 20; return [a, b, ...arguments, attempt(() => arguments.callee)]; }
function rest(a, ...others) { others.push(a); return [others, others.length]; }
function defaults(a, b = a + 1, c = () => a + b) { a = 100; return [a, b, c(), arguments.length]; }
function sumArguments() { let s = 0; for (let i = 0; i < arguments.length; i++) s += arguments[i]; return s; }
for (const f of [mapped, unmapped, rest, defaults, sumArguments]) { warm(f, 1, 2); print(f.name, attempt(f), f(1), f(1, 2), attempt(f, 1, 2, 3), attempt(f, 1.5, 'x', undefined, 4)); }
function callee() { return arguments.callee === callee && callee.caller; } function caller() { return callee(); } warm(caller); print(caller() === caller);
function forwarded() { return sumArguments.apply(this, arguments); } warm(forwarded, 1, 2); print(forwarded(1, 2, 3), forwarded());

// Closures: captured variables that change, loops with a variable of each turn, the temporal dead zone, constants.
function counter() { let n = 0; return { up: () => ++n, by: (d) => (n += d), get: () => n }; }
const c = counter(); warm(c.up); const d = counter(); d.up(); d.by(0.5); print(d.get(), d.by('s'), d.get(), d.up());
function closures(n) { const fs = []; for (let i = 0; i < n; i++) { fs.push(() => i++); if (i & 1) i += 0; } return fs.map((f) => f() + f()); }
warm(closures, 3); print(closures(4));
function dead(early) { if (early) return late; let late = 1; const fixed = 2; return attempt(() => { late++; fixed = 3; }); }
warm(dead, false); print(dead(false), attempt(dead, true));
function typeofDead() { try { return typeof later; } catch (e) { return e; } let later; } warm(typeofDead); print(typeofDead());
const outer = (x) => (y) => (z) => [x, y, z, x + y + z]; warm(() => outer(1)(2)(3)); print(outer(1)(2.5)('z'), outer('a')(1n)(2));

// Recursion, mutual recursion, depth.
function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } warm(fib, 5); print(fib(15), fib(3.5), attempt(fib, 3n), fib('6'));
function even(n) { return n === 0 ? true : odd(n - 1); } function odd(n) { return n === 0 ? false : even(n - 1); } warm(even, 6); print(even(100), odd(77));
let depth = 0; function deep() { depth++; deep(); } const overflow = attempt(deep); print(overflow.name, overflow.message, depth); depth = 0; attempt(deep); print(depth);
function deepTry(n) { try { return deepTry(n + 1); } catch (e) { return [n > 50, e instanceof RangeError]; } finally { n++; } } warm(() => 0); print(deepTry(0));

// Stacks and positions.
function thrower(x) { if (x > 2) throw new Error('deep ' + x); return thrower(x + 1) + 1; }
function trace(x) { return attempt(thrower, x); } warm(trace, 5); print(trace(0)); print(trace(1.5));
function where() { return new Error('here').stack.split('\n').slice(1, 4).join(); } function via(n) { return n ? via(n - 1) : where(); } warm(via, 1); print(via(0)); print(via(2));
class Named { static make() { return new Named(); } constructor() { this.stack = where(); } get here() { return where(); } } warm(() => Named.make()); print(Named.make().stack); print(new Named().here);
print([1].map(() => where())[0]); print([3, 1].sort(() => { depth = where(); return 0; }) && depth);

// new.target, derived constructors, super.
function target() { return new.target === undefined ? 'none' : new.target.name; } class A { constructor() { this.t = new.target.name; } } class B extends A { constructor(x) { if (x === 1) return { replaced: 1 }; if (x === 2) return; super(); this.x = x; } }
warm(() => new B(0)); print(target(), new B(0), new B(1), attempt((x) => new B(x), 2), attempt(() => B()), Reflect.construct(A, [], target));
class Fields { a = 1; b = this.a + 1; ['c' + 1] = () => this.b; static s = Fields.name; } warm(() => new Fields()); const fields = new Fields(); print(fields.a, fields.b, fields.c1(), Fields.s);
class Arr extends Array { sum() { return this.reduce((x, y) => x + y, 0); } } warm(() => Arr.from([1]).sum()); print(Arr.from([1, 2, 3]).map((v) => v * 2).sum(), Arr.of(1).constructor.name);

// Function.prototype.call: with every number of arguments, on other functions and on what is none, and after it has been replaced.
function shown() { 'use strict'; return [typeof this, this === globalThis, String(this && this.id), ...arguments]; }
function sloppy(a, b) { return [typeof this, this === globalThis, a, b]; }
const called = [shown, sloppy, (a) => [a], shown.bind({ id: 'bound' }), Math.max, class {}, new Proxy(shown, {}), 1, null];
const receivers = [{ id: 1 }, null, undefined, 'text', 2.5];
for (const source of ['f.call()', 'f.call(t)', 'f.call(t, 1)', 'f.call(t, 1, t)', 'f.call(t, 1, 2, 3)', 'f.call(t, 1, 2, 3, 4, 5)', 'f.call(t, 1, 2, 3, 4, 5, 6, 7)']) {
  const caller = eval(`(f, t) => ${source}`);
  warm(caller, shown, { id: 0 });
  for (const f of called) print(source, receivers.map((t) => attempt(caller, f, t)));
  print(source, attempt(caller, { call: (...args) => args.length }, 4));
}
const failing = (f, t) => f.call(t, 7); warm(failing, thrower, null); print(failing((x) => where(), 1), attempt(failing, thrower, 1));
{
  const method = Function.prototype.call;
  Function.prototype.call = () => 'replaced'; const replaced = failing(shown, 1);
  Function.prototype.call = method; print(replaced, failing(shown, 1));
}
