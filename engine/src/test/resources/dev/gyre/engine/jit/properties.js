// Reads and writes of properties by name: shapes of one kind and of many, prototypes, getters, primitives, and what changes them later.
function get(o) { return o.x; }
function getTwo(o) { return o.x + o.y; }
function set(o, v) { o.x = v; return o; }
function strictSet(o, v) { 'use strict'; o.x = v; return o; }
function getLoop(o, n) { let sum = 0; for (let i = 0; i < n; i++) sum += o.x; return sum; }
function method(o, a) { return o.m(a); }
function add(o, i) { o['p' + i] = i; o.q = i; return o; }

const plain = { x: 1, y: 2 };
warm(get, plain); warm(getTwo, plain); warm(set, { x: 0 }, 1); warm(strictSet, { x: 0 }, 1); warm(getLoop, plain, 3);

const proto = { x: 'inherited', m(a) { return [this === proto, a]; } };
class Point { constructor(x, y) { this.x = x; this.y = y; } m(a) { return this.x + a; } }
class Point3 extends Point { constructor(x, y, z) { super(x, y); this.z = z; } get x3() { return this.x * 3; } }
const log = [];
const things = {
  plain, double: { x: 1.5, y: -0 }, string: { x: 'a', y: 'b' }, reversed: { y: 1, x: 2 }, many: { a: 1, b: 2, c: 3, d: 4, x: 5, y: 6 },
  inherited: Object.create(proto), twice: Object.create(Object.create(proto)), getter: { get x() { log.push('get x'); return 9; }, y: 1 },
  setterOnly: { set x(v) { log.push('set x ' + v); } }, frozen: Object.freeze({ x: 1, y: 1 }), sealed: Object.seal({ x: 1 }),
  unwritable: Object.defineProperty({}, 'x', { value: 1, writable: false, configurable: true }), empty: {}, array: [1, 2], func: function () {},
  proxy: new Proxy({ x: 7 }, { get(t, k, r) { log.push('trap ' + String(k)); return Reflect.get(t, k, r); }, set(t, k, v, r) { log.push('trap set ' + String(k)); return Reflect.set(t, k, v, r); } }),
  point: new Point(3, 4), point3: new Point3(5, 6, 7), nullPrototype: Object.assign(Object.create(null), { x: 'n' }),
  number: 5, text: 'text', yes: true, symbol: Symbol('s'), big: 10n, undef: undefined, nul: null,
};
for (const [name, o] of Object.entries(things)) {
  print(name, attempt(get, o), attempt(getTwo, o), attempt(getLoop, o, 3));
  print(name, attempt(set, o, 'new'), attempt(strictSet, o, 2.5), attempt(get, o));
}
print(log);

// The prototype of a shape that compiled code knows gets, loses and changes properties.
function readInherited(o) { return o.inherited; }
class Base {} class Derived extends Base { constructor() { super(); this.own = 1; } }
const derived = new Derived();
Base.prototype.inherited = 1;
warm(readInherited, derived);
print(readInherited(derived));
Base.prototype.inherited = 2; print(readInherited(derived));
Derived.prototype.inherited = 'nearer'; print(readInherited(derived));
delete Derived.prototype.inherited; print(readInherited(derived));
Object.defineProperty(Base.prototype, 'inherited', { get() { return ['got', this === derived]; }, configurable: true }); print(readInherited(derived));
delete Base.prototype.inherited; print(readInherited(derived));
Object.setPrototypeOf(Derived.prototype, { inherited: 'other base' }); print(readInherited(derived));
derived.inherited = 'own'; print(readInherited(derived));
delete derived.inherited; print(readInherited(derived));

// Transitions: objects that grow in a loop, and one that becomes a dictionary.
function grow(n) { const o = {}; for (let i = 0; i < n; i++) { o.a = i; if (i > 1) o.b = i; if (i > 2) o.c = 'c'; if (i > 3) delete o.a; } return o; }
warm(grow, 3); print(grow(2), grow(3), grow(4), grow(6));
const dictionary = {}; for (let i = 0; i < 40; i++) add(dictionary, i); print(dictionary);
warm(add, {}, 1); print(add({}, 2), add(dictionary, 41).q, attempt(add, Object.preventExtensions({}), 3));

// A setter on the prototype that appears after stores were compiled; a property of it that cannot be written.
function store(o) { o.late = 1; return Object.keys(o); }
class Late {}
warm(store, new Late()); print(store(new Late()));
Object.defineProperty(Late.prototype, 'late', { set(v) { log.push('late ' + v); }, configurable: true }); print(store(new Late()), log.at(-1));
Object.defineProperty(Late.prototype, 'late', { value: 0, writable: false }); print(store(new Late()));

// Methods: same name, other functions, natives, missing.
warm(method, new Point(1, 2), 3);
for (const o of [new Point(1, 2), new Point3(1, 2, 3), proto, { m: Math.abs }, { m: class {} }, { m: 5 }, {}, null, { get m() { return (a) => 'got' + a; } }, 'text']) print(attempt(method, o, -4));

// Deleted and computed names, optional chains, assignments with names.
function optional(o) { return [o?.a?.b, o?.[0], o?.f?.(1), delete o?.a]; }
warm(optional, { a: { b: 1 } });
for (const o of [{ a: { b: 1 } }, {}, null, undefined, { f(x) { return x; } }, [3], 0, 'ab']) print(attempt(optional, o));
function logical(o) { o.a ||= 1; o.b &&= 2; o.c ??= 3; return o; }
warm(logical, {}); print(logical({}), logical({ a: 0, b: 1, c: null }), logical({ a: 'a', b: 0, c: 0 }));
const { x: first, ...rest } = { x: 1, y: 2, z: { x: 3 } }; print(first, rest);
function destructure({ x, y = x, ...others }) { return [x, y, others]; }
warm(destructure, { x: 1 }); print(destructure({ x: 1 }), destructure({ x: 1, y: null, w: 2 }), attempt(destructure, null), attempt(destructure));

// Accessors and fields of classes, super, private names.
class Counter {
  #count = 0; static #made = 0; step = 1;
  constructor() { Counter.#made++; }
  #bump(by) { this.#count += by; return this; }
  get #double() { return this.#count * 2; }
  set #double(v) { this.#count = v / 2; }
  bump() { return this.#bump(this.step); }
  twice() { this.#double = this.#double + 2; return this.#double; }
  static made() { return Counter.#made; }
  static is(o) { return #count in o; }
  static read(o) { return o.#count; }
  static write(o) { o.#bump = 1; }
  get value() { return this.#count; }
}
const counter = new Counter();
warm(() => counter.bump()); warm(() => counter.twice());
const fresh = new Counter();
print(fresh.bump().bump().value, fresh.twice(), fresh.value, Counter.is(fresh), Counter.is({}), attempt(Counter.is, 1), attempt(Counter.read, {}), attempt(Counter.write, fresh));
warm(Counter.read, fresh); print(Counter.read(fresh), attempt(Counter.read, new Proxy(fresh, {})));
fresh.step = 0.5; print(fresh.bump().value); fresh.step = 'text'; print(fresh.bump().value); fresh.step = 1n; print(attempt(() => fresh.bump()));
class Sub extends Counter { bump() { super.bump(); return super.value; } get value() { return 'sub ' + super.value; } }
const sub = new Sub(); warm(() => sub.twice()); const sub2 = new Sub(); print(sub2.bump(), sub2.value);

// Destructuring of objects, other values and what cannot be destructured; computed keys of literals.
function parts({ a, b = 5 }, c) { const { length, ...rest } = c; return [a, b, length, rest]; } warm(parts, { a: 1, b: 2 }, [3]); print(parts({ a: 1 }, { length: 7, x: 8 }), parts('text', 'text'), parts(5, 5.5), parts(true, () => 1), parts(Symbol(), 3n));
for (const [x, y] of [[null, 1], [undefined, 1], [{}, null], [{}, undefined], [{}, 2], [null, null]]) print(attempt(parts, x, y)); function nothing({}) { return 1; } warm(nothing, {}); print(nothing(3), attempt(nothing, null), attempt(nothing));
function computed(k, v) { return { [k]: v, [`${String(k)}!`]: v }; } warm(computed, 'a', 1); print(computed('b', 2), computed(1, 2), computed(-1, 2), computed(1.5, 2), computed(Symbol.iterator, 3)[Symbol.iterator], computed({ toString: () => 'c' }, 4), attempt(computed, { toString: 1, valueOf: 1 }, 5));
// Tests for named properties, of shapes that have them, inherit them or do not, and of what is no object.
function inherits(o) { return ['x' in o, 'x' in o ? 1 : 2, !('absent' in o), 'toString' in o, '0' in o, 'length' in o]; } function counts(list) { let n = 0; for (const o of list) { if ('x' in o) n++; else if ('y' in o) n += 10; } return n; }
const above = { y: 1 }, below = Object.create(above), bare = Object.create(null), withX = { x: 1 }, xGetter = { get x() { throw new Error('called'); } };
for (const trained of [[withX], [{ y: 1 }], [withX, { y: 1 }, below], [xGetter], [[1]], [withX, below, bare, xGetter, [1], { z: 1 }]]) { const f = eval('(' + inherits + ')'), g = eval('(' + counts + ')'); for (const o of trained) warm(f, o); warm(g, trained); for (const o of [withX, { y: 2 }, { z: 1 }, below, bare, xGetter, [1], 'text', 5, null, undefined, Symbol.iterator, () => 1, new String('s'), new Int8Array(1), new Proxy({}, { has: (t, k) => k === 'x' }), new Proxy({}, { has: 1 }), Object.create(new Proxy({}, { has: (t, k) => k === 'absent' })), (function () { return arguments; })(1)]) print(attempt(f, o), attempt(g, [o, o])); }
function changing(o) { return 'late' in o; } for (const o of [below, { __proto__: below }]) { warm(changing, o); print(changing(o)); above.late = 1; print(changing(o)); delete above.late; print(changing(o)); Object.prototype.late = 1; print(changing(o), changing(bare)); delete Object.prototype.late; print(changing(o)); o.late = undefined; print(changing(o)); delete o.late; print(changing(o)); Object.setPrototypeOf(above, { late: 1 }); print(changing(o)); Object.setPrototypeOf(above, Object.prototype); Object.defineProperty(above, 'late', { configurable: true, get() { throw 1; } }); print(changing(o)); delete above.late; print(changing(o)); }
