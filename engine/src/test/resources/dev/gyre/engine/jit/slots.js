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

// Slots whose Numbers change are expected to have Numbers; whatever else they get, in whichever way, is what they have.
class V { constructor(x, y) { this.x = x; this.y = y; this.a = 1; this.b = 2; this.c = x; this.d = y; } }
function shown(v) { return Object.is(v, -0) ? '-0' : v; } function all(o) { return Object.values(o).map(shown); }
function move(o, d) { o.x += d; o.y -= d; o.c = o.x * d; o.d = d; return o.x + o.c; }
const old = []; for (let i = 0; i < 12; i++) old.push(new V(i, i * 2)); const warmed = [new V(1, 2), new V(3, 4)]; warm(() => { for (const o of warmed) move(o, 0.5); }); for (let i = 0; i < 8; i++) move(old[i], i / 2); print(old.map(all));
warm(() => all(new V(1, 2))); print(all(new V(3, -0)), all(new V(NaN, Infinity)), all(new V('x', null)), all(new V(undefined, 10n)), all(new V(2 ** 31, -(2 ** 31))));
print(move(new V(1, 2), 1), move(new V('x', {}), 1), move(new V(1.5, 2.5), -0), shown(move(new V(-0, -0), -0)), move(new V(true, null), NaN), move({ x: 1, y: 2 }, 1), move(new V(2147483647, 1), 1));
function put(o, v) { o.x = v; o.c = v; return [shown(o.x), typeof o.c, shown(o.c), o.x === v]; } warm(() => put(new V(1, 2), 3)); print([1, -0, 0.5, 'text', null, undefined, 7n, NaN, {}, true, 2 ** 31].map((v) => put(new V(0.5, 0.5), v)));
warm(() => put(warmed[0], 0.25)); print(put(old[8], 0.25), put(old[0], 3), put(old[0], 's'), move(old[0], 1), put(old[0], 1.5), move(old[0], 1));
function index(o, a) { return [a[o.x], a[o.c], o.x | 0, o.x % 2, String(o.x), o.x === 1, o.x == '1', { [o.x]: 1 }, new Map([[1, 'one']]).get(o.x)]; } warm(() => index(new V(1, 2), [4, 5, 6])); print(index(new V(1, 2), [4, 5, 6]), index(new V(1.5, 2), []), JSON.stringify(index(old[1], 'abc')));
const sources = () => [new V(1, 2), Object.assign({}, new V(1, 2)), { ...new V(1, 2) }, JSON.parse(JSON.stringify(new V(1, 2.5))), Object.freeze(new V(1, 2)), Object.seal(new V(1, 2)), Object.create(new V(1, 2)), Object.defineProperty(new V(1, 2), 'x', { writable: false }), Object.defineProperty(new V(1, 2), 'c', { get: () => 4, set(v) { this.b = v; } }), new Proxy(new V(1, 2), {}), new Proxy(new V(1, 2), { get: (t, k) => k === 'x' ? 9 : Reflect.get(t, k), set: (t, k, v, r) => Reflect.set(t, k, v, r) })];
print(sources().map((o) => [move(o, 0.5), all(o), put(o, -0), JSON.stringify(o)])); warm(() => sources().map((o) => move(o, 0.5))); print(sources().map((o) => [move(o, 0.5), all(o), put(o, -0), JSON.stringify(o)]));
function apart(o) { const one = { ...o }, two = Object.assign(new V(0, 0), o); o.x += 0.5; o.c += 0.5; move(one, 0.25); return [all(o), all(one), all(two)]; } warm(() => apart(new V(1, 2))); print(apart(new V(1, 2)), apart(new V(0.5, 1.5)), apart(old[2]));
function without(o) { delete o.d; delete o.c; o.c = 3; const c = o.c; delete o.x; o.x = 0.5; o.y += 0.5; return [c, all(o)]; } warm(() => without(new V(1, 2))); print(without(new V(1, 2)), without(old[3]), Reflect.ownKeys(without(old[9])));
class Sum { #total = 0; #count = 0; last = 0; add(v) { this.#total += v; this.#count++; this.last = this.#total / this.#count; return this; } get state() { return [this.#total, this.#count, this.last].map(shown); } } const sums = new Sum(); warm(() => sums.add(0.5)); warm(() => new Sum().add(1).add(0.5)); print(sums.state.length, new Sum().add(-0).state, new Sum().add('s').state, new Sum().add(1).add(2).state);

// Ints that change: stores overwrite them in place, in any object, and whatever else a slot gets is what it has.
class Counter { #own = 500; constructor(n) { this.a = n; this.b = n; this.c = n; this.d = n; this.e = n; this.f = n; } step(n) { this.a += n; this.e -= n; this.f++; this.#own += n; return this.a + this.e + this.f + this.#own; } get own() { return this.#own; } }
const counters = []; for (let i = 0; i < 12; i++) counters.push(new Counter(i * 100)); const busy = [new Counter(1000), new Counter(2000)];
warm(() => { for (const o of busy) { o.step(7); o.a = o.a & 1023; o.f |= 256; } }); for (let i = 0; i < 6; i++) { counters[i].step(i); counters[i].step(1000); } print(counters.map(all), counters.map((o) => o.own));
print(counters[0].step(1), counters[1].step(0.5), all(counters[1]), counters[1].step(1), counters[2].step(2 ** 31 - 1), counters[2].own, counters[3].step('x'), all(counters[3]), counters[4].step(-0), attempt(() => counters[5].step(1n)).name, all(counters[5]));
function whole(o, v) { o.a = v | 0; o.f = v | 0; return [o.a, o.f, o.a === o.f, typeof o.a, o.a / 2, [o.a], String(o.a), { [o.a]: 1 }, o.a % 128]; } warm(() => whole(busy[0], 1000)); warm(() => whole(busy[1], 3));
print([0, -1, 127, 128, -128, -129, 2 ** 31 - 1, -(2 ** 31)].map((v) => JSON.stringify(whole(counters[6], v))));
for (const v of ['text', null, undefined, 0.5, -0, 7n, {}, true]) { counters[7].a = v; counters[7].e = v; print(attempt(() => counters[7].step(300)).message, shown(counters[7].a), whole(counters[7], 400)[0]); }
function split(o) { const one = { ...o }, two = Object.assign(new Counter(0), o), three = structured(o); o.step(900); o.step(900); return [all(o), all(one), all(two), three]; } function structured(o) { return JSON.stringify(o); } warm(() => split(new Counter(300))); print(split(counters[8]), split(new Counter(300)));
print([Object.freeze, Object.seal, Object.preventExtensions].map((f) => { const o = new Counter(300); o.step(500); f(o); attempt(() => o.step(500)); return all(o); }));
const keyed = new Map(); function remember(o) { keyed.set(o.a, o.f); return keyed.get(o.a) === o.f && [1, o.a].indexOf(o.a) === 1 && new Set([o.f]).has(o.f); } warm(() => { busy[0].step(129); return remember(busy[0]); }); print(remember(counters[9]), remember(busy[1]));
const older = counters[10]; let seenFirst = older.a; older.step(1000); older.step(1000); print(seenFirst, older.a); const held = older.a, list = [older.f]; older.step(1000); print(held, list, older.a, older.f);
function dropped(o) { o.step(400); delete o.b; delete o.c; o.step(400); o.c = 5; o.a = 600; o.step(400); return all(o); } warm(() => dropped(new Counter(300))); print(dropped(new Counter(300)), dropped(counters[11]));

// Booleans: whatever else a slot gets that had nothing but booleans, also in a cell, is what it has.
class Flag { constructor(n) { this.a = n; this.b = n; this.c = n; this.d = n; this.on = n % 2 === 0; this.seen = false; } }
const flags = []; for (let i = 0; i < 8; i++) flags.push(new Flag(i));
function count(os) { let n = 0; for (const o of os) { if (o.on) n++; if (!o.seen) n += 2; n += o.on === true ? 4 : 0; o.seen = !o.on; } return n; } warm(() => count(flags)); print(count(flags));
for (const v of [1, 0.5, -0, 'text', null, undefined, {}, 300]) { flags[3].on = v; print(count(flags), shown(flags[3].on)); flags[3].on += 0.5; print(count(flags), shown(flags[3].on)); } warm(() => count(flags)); print(count(flags));

// Properties that had ordinary objects, null and undefined; whatever else they get is what they have.
class Link { constructor(next, n) { this.next = next; this.n = n; this.c = null; this.d = undefined; this.e = next; } }
function chain(n) { let list = null; for (let i = 0; i < n; i++) list = new Link(list, i); return list; }
function walk(l) { let s = 0; for (let each = l; each != null; each = each.next) s += each.n; for (let each = l; each !== null; each = each.e) s += each.n; return s; }
function ends(l) { return [l.next == null, null != l.e, l.c ?? 'none', l.d?.x, l.next?.n, l.next === l.e]; } const links = chain(9);
warm(() => walk(links)); warm(() => ends(links)); warm(() => ends(chain(1))); print(walk(links), ends(links), ends(chain(1)));
const odd = () => [1, 0.5, '', 'text', Symbol.iterator, 7n, true, [], () => 1, new Proxy({ n: 1 }, {}), new Map(), undefined, { n: 2.5 }, null];
function given(v) { const l = new Link(null, 1); l.next = v; l.e = v; l.c = v; return ends(l).map(String) + typeof l.next; }
print(odd().map(given)); warm(() => given(links)); print(odd().map(given)); warm(() => odd().map(given)); print(odd().map(given));
function bumped(l) { l.next = 0.5; l.next += 1; l.e = 1000; l.e += 1000; return [l.next, l.e, l.next == null]; } print(bumped(chain(2)), ends(chain(2))); warm(() => bumped(chain(2))); print(bumped(chain(2)), ends(chain(3)));
