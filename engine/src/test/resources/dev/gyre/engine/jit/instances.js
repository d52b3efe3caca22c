// Instances and the operators that look at them: classes that others extend, fields, prototypes that change, typeof, instanceof, in, closures.
class Base { constructor(a) { this.a = a; } named() { return 'base'; } } class Derived extends Base { constructor(a, b) { super(a); this.b = b; } named() { return 'derived'; } }
class Fields { first = log('first', this); second = this.first + 1; ['computed' + 1] = 3; #hidden = this.second; static shared = 4; constructor(a) { this.third = a + this.#hidden; } }
class Sub extends Fields { own = this.third * 2; constructor(a) { super(a); this.last = this.own; } }
class Failing { field = fail(this); constructor() { this.never = 1; } }
let failing = false, logged = 0;
function log(name) { logged++; return 1; } function fail() { if (failing) throw new TypeError('in field'); return 2; }
function Old(a) { this.a = a; } function Younger(a) { Old.call(this, a); } Younger.prototype = Object.create(Old.prototype); Object.setPrototypeOf(Younger, Old);
function make(C, a, b) { return new C(a, b); }
for (const C of [Base, Derived, Fields, Sub, Failing, Old, Younger]) { const m = eval('(' + make + ')'); warm(m, C, 1, 2); print(m(C, 3, 4), m(Base, 5), m(C, 0.5)); }
const before = logged; function makeFields() { return new Fields(1); } warm(makeFields); print(logged - before > 0, (logged = 0, makeFields(), logged));
function makeFailing() { return new Failing(); } warm(makeFailing); failing = true; print(attempt(makeFailing)); warm(() => attempt(makeFailing)); print(attempt(makeFailing)); failing = false; print(makeFailing());
function catchFailing(n) { let caught = 0, i = 0; for (; i < n; i++) { try { caught += new Failing().field; } catch (e) { caught += e.stack.split('\n').length * 100; } } return caught + i; } warm(catchFailing, 30); failing = true; print(catchFailing(3)); failing = false; print(catchFailing(3));
let tag = 0; class Own { id = ++tag; constructor() { this.other = tag; } } function makeOwn() { return new Own(); } warm(makeOwn); tag = 0; print([makeOwn(), makeOwn(), makeOwn()], tag);

// Prototypes and constructors that change.
function makeBase(a) { return new Base(a); } function makeOld(a) { return new Old(a); } function makeYounger(a) { return new Younger(a); }
warm(makeBase, 1); warm(makeOld, 1); warm(makeYounger, 1);
Base.prototype.named = () => 'changed'; print(makeBase(1).named(), new Derived(1).named()); Base.added = 1; delete Base.added; for (let i = 0; i < 30; i++) Base['p' + i] = i; for (let i = 0; i < 30; i++) delete Base['p' + i]; print(makeBase(2), makeBase(2) instanceof Base);
print(attempt(() => { 'use strict'; Base.prototype = {}; }), Object.getPrototypeOf(makeBase(1)) === Base.prototype);
Old.prototype = { named: 'second' }; print(makeOld(1).named, makeYounger(1).named); for (let i = 0; i < 30; i++) Old['p' + i] = i; for (let i = 0; i < 30; i++) delete Old['p' + i];
print(makeOld(1).named); Old.prototype = { named: 'third' }; print(makeOld(1).named); Object.defineProperty(Old, 'prototype', { value: { named: 'fixed' }, writable: false }); print(makeOld(1).named, makeYounger(1).named); Younger.prototype = 7; print(Object.getPrototypeOf(makeYounger(1)) === Object.prototype);

// instanceof
function is(v, C) { return v instanceof C; } const values = () => [new Base(1), new Derived(1), makeOld(1), {}, [], is, 1, 'text', null, undefined, Object.create(null), new Proxy(new Base(1), {})];
for (const C of [Base, Derived, Old, Object, Function, Array]) { warm(is, new Base(1), C); print(values().map((v) => is(v, C))); }
class Even { static [Symbol.hasInstance](v) { return v % 2 === 0; } } class Odd extends Even { static [Symbol.hasInstance](v) { return !super[Symbol.hasInstance](v); } }
const rights = [Even, Odd, Base.bind(null), () => 1, {}, 1, null, undefined, { [Symbol.hasInstance]: (v) => v === 2 }, { [Symbol.hasInstance]: 1 }, Object.create(Function.prototype), new Proxy(Base, {}), function* () {}, { method() {} }.method];
for (const C of rights) print([2, 3, new Base(1), {}].map((v) => attempt(is, v, C)));
function isLate(v) { return v instanceof Late; } class Late {} warm(isLate, new Late()); print(isLate(new Late()), isLate({})); Object.defineProperty(Late, Symbol.hasInstance, { value: () => true, configurable: true }); print(isLate({})); delete Late[Symbol.hasInstance]; print(isLate({}));
function Plain() {} const plain = new Plain(); function isPlain(v) { return v instanceof Plain; } warm(isPlain, plain); print(isPlain(plain)); Plain.prototype = {}; print(isPlain(plain), isPlain(new Plain())); Plain.prototype = 3; print(attempt(isPlain, plain), attempt(isPlain, 1));
const getter = function () {}; Object.defineProperty(Object.setPrototypeOf(getter, Object.create(Function.prototype, { prototype: { get() { return Base.prototype; } } })), 'name', { value: 'x' }); print(is(new Base(1), getter));

// typeof and in
function type(v) { return typeof v; } function isNumber(v) { return typeof v === 'number'; } function isFunction(v) { return typeof v == 'function' ? 1 : 0; }
const kinds = [1, 0.5, NaN, 'a', 'a'.repeat(20), 'a' + Math.PI, true, undefined, null, 5n, Symbol(), {}, [], is, Base, new Proxy(is, {}), new Proxy({}, {}), /x/];
for (const v of [1, 'a', {}, is]) { warm(type, v); warm(isNumber, v); warm(isFunction, v); } print(kinds.map(type), kinds.map(isNumber), kinds.map(isFunction));
function has(k, o) { return k in o; } const keys = ['a', 1, '1', 'length', Symbol.iterator, 'toString', { toString: () => 'a' }, 'x' + 'y'], objects = [{ a: 1 }, [1, 2], Object.create({ a: 1 }), 'text', null, 1, new Proxy({}, { has: (t, k) => k === 'a' }), is];
for (const o of objects) warm(() => attempt(has, 'a', o)); for (const o of objects) print(keys.map((k) => attempt(has, k, o)));

// Closures
function closures(n) { const out = []; for (let i = 0; i < n; i++) { const f = () => i + this.base; out.push(f, function () { return this === undefined ? 'u' : typeof this; }, async () => i, function* () { yield i; }); } return out; }
const holder = { base: 10, closures }; warm((n) => holder.closures(n), 3); print(holder.closures(2).map((f) => { const r = f(); return typeof r === 'object' && r.next ? r.next().value : typeof r === 'object' ? 'promise' : r; }));
