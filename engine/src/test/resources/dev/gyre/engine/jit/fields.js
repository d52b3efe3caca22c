// Doubles in fields, which compiled code overwrites in place: every reader sees values, copies do not change, other values replace them.
function step(o, d) { o.x += d; o.y = o.x * 0.5; return o.x; }
function loop(o, n, d) { for (let i = 0; i < n; i++) { o.x = o.x + d; o.y -= d; } return o.x - o.y; }
function read(o) { return o.x; }
function keep(o, d) { const before = o.x; o.x = before + d; const after = o.x; o.x = after * 2; return [before, after, o.x, read(o)]; }
function set(o, v) { o.x = v; return o.x; }
function swap(o) { const t = o.x; o.x = o.y; o.y = t; return t + o.x * 2 + o.y * 3; }
class Body { #mass = 0.5; static total = 0.25; constructor(x, y) { this.x = x; this.y = y; }
  grow(d) { this.#mass += d; Body.total += d; return this.#mass; }
  get mass() { return this.#mass; } set mass(v) { this.#mass = v * 1.5; } }
const make = () => new Body(0.5, 1.5);
const moved = () => { const b = make(); loop(b, 3, 0.25); step(b, 0.125); return b; };
warm(step, make(), 0.5); warm(loop, make(), 4, 0.5); warm(read, moved()); warm(keep, make(), 0.25); warm(swap, moved());
for (let i = 0; i < 60; i++) set(make(), i + 0.5);
const grown = make(); for (let i = 0; i < 60; i++) grown.grow(0.5); grown.mass = 1; Body.total = 0.25; Body.total += 0.5;
print(grown.mass, grown.grow(0.5), grown.mass, Body.total, Object.getOwnPropertyDescriptor(Body, 'total').value);

// Readers.
let b = moved();
print(b.x, b.y, JSON.stringify(b), Object.values(b), Object.entries(b), Reflect.get(b, 'x'), b['x'], Object.getOwnPropertyDescriptor(b, 'x').value);
print(typeof b.x, b.x === b.x, b.x == '1.375', [b.x].indexOf(b.x), new Set([b.x, b.x]).size, new Map([[b.x, 1]]).get(1.375), Object.is(b.x, 1.375));
print(String(b.x), `${b.y}`, b.x + '', Math.max(b.x, b.y), [b.y, b.x].sort((p, q) => p - q), isNaN(b.x), Number.isInteger(b.x), b.x.toFixed(2), b.x.constructor === Number);
for (const k in b) print(k, b[k]);

// What was read or copied before does not change.
const x = b.x, list = [b.x, b.y], copy = { ...b }, assigned = Object.assign({}, b), nested = { b: b.x }, { x: taken } = b, closed = (v => () => v)(b.x);
const inherits = Object.create(b);
loop(b, 5, 1.5);
print(x, list, copy, assigned, nested, taken, closed(), inherits.x === b.x, b.x, b.y);
loop(copy, 2, 0.5); loop(assigned, 3, 0.5); print(copy, assigned, b);
const spread = [];
for (let i = 0; i < 50; i++) { const o = { x: i + 0.5, y: 0.5 }; step(o, 0.5); const p = { ...o }; step(o, 1.5); step(p, 0.25); spread.push(o.x, p.x, p.y); }
print(spread.slice(-6), keep(moved(), 0.25), swap(moved()));

// Other values, and numbers of all kinds.
for (const v of [1, -0, 0, NaN, Infinity, -1.5, 2 ** 31, 'text', undefined, null, true, 10n, 2.5]) {
  const o = moved(); print(set(o, v), attempt(step, o, 0.5), attempt(keep, o, 1), o);
}
print(set(moved(), -0) === 0, Object.is(set(moved(), -0), -0), Object.is(step(set.call(null, moved(), 0) === 0 ? moved() : null, 0.5), 1.875));

// Changes of the object: added and deleted properties, other attributes, accessors, frozen objects, other prototypes.
b = moved(); for (let i = 0; i < 20; i++) b['p' + i] = i; step(b, 0.5); for (let i = 0; i < 20; i++) delete b['p' + i]; print(step(b, 0.5), b);
b = moved(); Object.defineProperty(b, 'x', { value: 9.5, writable: false }); print(attempt(step, b, 1.5), b);
b = moved(); Object.freeze(b); print(attempt(step, b, 0.5), b, Object.isFrozen(b));
b = moved(); Object.seal(b); print(attempt(step, b, 0.5), b);
b = moved(); Object.defineProperty(b, 'x', { get() { return 1.25; }, set(v) { this.seen = v; }, configurable: true }); print(attempt(step, b, 0.5), b.seen, b.y);
b = moved(); Object.setPrototypeOf(b, { z: 1 }); print(step(b, 0.5), b.z, b);
const f = function () {}; f.x = 0.5; f.y = 0.5; warm(loop, f, 3, 0.5); f.x = 1.5; print(step(f, 0.25), f.y, f.bind().x, Object.keys(f));
const shared = Object.create(Object.assign(Object.create(null), { x: 0.5, y: 0.5 })); loop(Object.getPrototypeOf(shared), 4, 0.5); print(shared.x, step(shared, 0.5), Object.getPrototypeOf(shared).x, Object.keys(shared));
globalThis.gx = 0.5; function global() { gx += 0.5; return gx; } for (let i = 0; i < 60; i++) global(); gx = 0.5; print(global(), globalThis.gx);
const arrays = [1, 2]; arrays.x = 0.5; arrays.y = 0.5; print(loop(arrays, 30, 0.5), arrays.x, arrays.length);
