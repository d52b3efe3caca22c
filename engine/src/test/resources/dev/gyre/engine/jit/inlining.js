// Inlined calls: branches, loops, stores and constructions in the callee, exits in it at any depth, and the stack while errors look at it.
function warmAll(args, ...functions) { for (const f of functions) warm(f, ...args); }
function lines(e, n) { return e.stack.split('\n').slice(0, n).map((l) => l.trim()); }

// Branches, several returns, and results of several types.
function clamp(v) { if (v < 0) return 0; if (v > 255) return 255; return v; }
function sign(v) { return v < 0 ? 'minus' : v > 0 ? 'plus' : 'zero'; }
function pick(v) { switch (v & 3) { case 0: return v; case 1: return v + 0.5; case 2: return 'text' + v; default: return; } }
function branches(n) { const out = []; let sum = 0; for (let i = -3; i < n; i++) { sum += clamp(i * 100); out.push(sign(i), pick(i)); } return [sum, out.join()]; }
warmAll([5], clamp, sign, pick); warm(branches, 4); print(branches(9), clamp('300'), branches(2.5));
function sumOf(list) { let s = 0; for (let i = 0; i < list.length; i++) { if (list[i] === 13) break; s += list[i]; } return s; }
function sums(lists) { let s = 0; for (const list of lists) s += sumOf(list) * 2; return s; }
warmAll([[1, 2, 3]], sumOf); warm(sums, [[1, 2], [3, 4]]); print(sums([[1, 2], [3.5]]), sums([[1, 13, 5], ['a', 2]]), sums([[], [2 ** 31 - 1, 1]]), attempt(sums, [null]));
const long = []; for (let i = 0; i < 3000; i++) long.push(i); print(sums([long, long, long]));

// Effects are not repeated when the callee leaves after them.
class Counter { constructor(n) { this.n = n; this.last = null; } add(v) { this.n++; this.last = v; const r = v.size + 1; this.n++; return r; } get() { return this.n; } }
function counting(c, values) { let t = 0; for (const v of values) t += c.add(v); return [t, c.get()]; }
warm((c) => c.add({ size: 1 }), new Counter(0)); warm(counting, new Counter(0), [{ size: 1 }, { size: 2 }]);
print(counting(new Counter(0), [{ size: 1 }, { size: 2.5 }, { size: 'x' }, { other: 1, size: 3 }])); const broken = new Counter(0); print(attempt(counting, broken, [{ size: 1 }, null]), broken.get());
let calls = 0; function effect(a) { calls++; return a * 2; } function effects(list) { calls = 0; let t = 0; for (const a of list) t += effect(a); return [t, calls]; }
warm(effect, 1); warm(effects, [1, 2, 3]); print(effects([1, 2 ** 31, 1.5, '4']), effects([{ valueOf() { return 7; } }]), attempt(effects, [1, 2n]), calls);

// Targets that change, with this and arguments of all kinds.
function first(a, b) { return [a, b]; } function second(a) { return [this === undefined, a]; }
function through(f, x) { return f(x); } warmAll([1], first, second); warm(through, first, 1); print(through(first, 2), through(second, 3), through(Math.abs, -1), attempt(through, 5, 1), through((a, b) => [a, b], 4));
const sloppy = Function('return this'); const sloppyKind = Function('return typeof this'); const o = { sloppy, sloppyKind, strict() { 'use strict'; return typeof this; } };
function thisOf(o) { return [o.sloppy(), o.sloppyKind(), o.strict()].map((v) => (v === o ? 'object' : typeof v === 'string' ? v : typeof v)); } warm(() => [o.sloppy(), o.sloppyKind(), o.strict()]); warm(thisOf, o); print(thisOf(o));
Number.prototype.sloppy = sloppy; Number.prototype.sloppyKind = sloppyKind; Number.prototype.strict = o.strict; function thisOfNumber(o) { return [typeof o.sloppy(), o.sloppyKind(), o.strict()]; } warm(thisOfNumber, 5); print(thisOfNumber(5));
class Lexical { constructor() { this.v = 5; } many() { const f = (x) => this.v + x; let t = 0; for (let i = 0; i < 20; i++) t += f(i); return t; } } warm((l) => l.many(), new Lexical()); print(new Lexical().many());

// Some targets are inlined and others called: one with a loop, one that has not run yet, builtins, and results and errors of all of them.
class Small { value(x) { return x + 1; } ok() { return true; } } class Large { value(x) { let t = 0; for (let i = 0; i < x; i++) t += i; return t; } ok() { for (let i = 0; i < 2; i++) if (i > 0) return false; } } class Late { value(x) { return x.missing.more; } ok() { return 'yes'; } }
function mixed(list, x) { const out = []; let n = 0; for (const each of list) { out.push(each.value(x)); if (each.ok()) n++; } return [out, n]; }
warm((s, l) => [s.value(1), l.value(3), s.ok(), l.ok()], new Small(), new Large()); warm(mixed, [new Small(), new Large()], 4); print(mixed([new Small(), new Large(), new Small()], 5), mixed([new Large(), new Small()], 2.5), attempt(mixed, [new Small(), new Late()], 1), mixed([new Late(), new Small()], { missing: { more: 2 } }), mixed([{ value: Math.abs, ok: Math.abs }], -2), attempt(mixed, [{ value: 5 }], 1));
function caughtMixed(list, x) { const seen = []; for (const each of list) { try { seen.push(each.value(x)); } catch (e) { seen.push(lines(e, 3)); } } return seen; } warm(caughtMixed, [new Small(), new Large()], 4); print(caughtMixed([new Small(), new Late(), new Large()], 3));
function viaRange(f) { return f(1, 2, 3, 4, 5); } function takesFive(a, b, c, d, e) { return a + e; } function loopsFive(...all) { let t = 0; for (const each of all) t += each; return t; } warmAll([1, 2, 3, 4, 5], takesFive, loopsFive); warm(viaRange, takesFive); warm(viaRange, loopsFive); print(viaRange(takesFive), viaRange(loopsFive), viaRange(Math.max));

// Truth of values that have always been true or false, and identity of what have always been objects.
function belowFive(a, b) { return a < 5 && b < 5; } function tests(a, b) { const out = []; if (belowFive(a, b)) out.push('both'); if (!belowFive(b, a)) out.push('not'); let n = 0; while (belowFive(n, b) && n < 3) n++; return [out.join(), n, !belowFive(a, a)]; } warmAll([1, 2], belowFive); warm(tests, 1, 2); print(tests(1, 2), tests(6, 2), tests('1', NaN));
function truth(v) { let n = 0; if (v) n++; if (!v) n += 2; do { n += 10; } while (v && n < 25); return n; } warm(truth, true); warm(truth, false); for (const v of [true, false, 0, '', 'x', null, undefined, NaN, {}, 5n]) print(truth(v));
function same(a, b) { return [a === b, a !== b, a == b, a != b, a === b ? 1 : 2]; } const one = {}, list = []; warm(same, one, list); warm(same, one, one); for (const [a, b] of [[one, one], [one, list], [one, null], [undefined, null], [5, 5], ['5', 5], [list, ''], [{ valueOf() { return 7; } }, 7], [NaN, NaN]]) print(same(a, b));

// Constructions that do and do not escape.
class Vec { constructor(x, y) { this.x = x; this.y = y; } add(o) { return new Vec(this.x + o.x, this.y + o.y); } dot(o) { return this.x * o.x + this.y * o.y; } }
function Old(x) { this.x = x; if (x > 100) this.large = true; } class Fields { f = 1; constructor(a) { this.a = a; } } class Sub extends Vec { constructor(x) { super(x, 1); this.z = 3; } } function Returns(a) { this.a = a; return a > 5 ? { other: a } : 7; }
function vectors(n) { let v = new Vec(0, 1), t = 0; for (let i = 0; i < n; i++) { v = v.add(new Vec(i, 0.5)); t += v.dot(new Vec(1, 2)); } return [t, v]; }
function constructs(n) { const out = []; for (let i = 0; i < n; i++) out.push(new Old(i), new Fields(i), new Sub(i), new Returns(i)); return out; }
warmAll([1, 2], () => new Vec(1, 2).add(new Vec(1, 1)).dot(new Vec(1, 1)), () => new Old(1)); warm(vectors, 5); warm(constructs, 3); print(vectors(10), constructs(8), new Old(101), constructs(102).at(-4));
function texts() { return new Vec('a', 1).add(new Vec('b', 2)); } warm(texts); print(texts(), vectors(3)); Vec.prototype = {}; print(Object.getPrototypeOf(new Vec(1, 2)) !== Vec.prototype); Old.prototype = { changed: true }; print(constructs(1)[0].changed);

// Errors: traces with lines and columns, handlers of the caller, values that it reads in them.
function fails(v) { return v.a.b; } function between(v) { const r = fails(v); return r + 1; }
function caught(v) { let step = 1, w = v; try { step = 2; const r = between(v); step = 3; return [r, step]; } catch (e) { return [step, w === v, lines(e, 4)]; } finally { step = 9; } }
warmAll([{ a: { b: 1 } }], fails, between, caught); print(caught({ a: { b: 1 } }), caught({}), caught(null), attempt(between, {}).stack.split('\n').length > 3);
function throwing(v) { if (v > 3) throw new RangeError('over ' + v); return v; } function loops(n) { const seen = []; for (let i = 0; i < n; i++) { try { seen.push(throwing(i)); } catch (e) { seen.push(lines(e, 3)); } } return seen; } warmAll([1], throwing); warm(loops, 3); print(loops(6));
function looks() { return lines(new Error('here'), 4); } class Looking { constructor() { this.stack = looks(); } look() { return looks(); } } function looking() { return [new Looking().stack, new Looking().look()]; } warmAll([], looks, looking); print(looking());
function calling(v) { return v.map((x) => x.missing.more); } function callsBuiltin(v) { return calling(v); } warm(() => attempt(calling, [1])); warm(() => attempt(callsBuiltin, [1])); print(lines(attempt(callsBuiltin, [1]), 4));
const getter = { get v() { return lines(new Error('got'), 3); } }; function reads(o) { return o.v; } function readsIt(o) { return reads(o); } warm(reads, { v: 1 }); warm(readsIt, { v: 1 }); print(readsIt(getter), readsIt({ v: 2 }));
function dead(v) { return later(v); } function later(v) { return v ? value : 1; } warmAll([0], later, dead); print(attempt(dead, 1)); let value = 4; print(dead(1));

// Depth and recursion.
function down(n) { return n === 0 ? 0 : 1 + same(down(n - 1)); } function same(v) { return v; } warm(same, 1); warm(down, 20); print(down(100)); let reached = 0; function measured() { reached++; touch(); measured(); } function touch() { reached += 0; } attempt(measured); const limit = reached; for (let i = 0; i < 3; i++) { reached = 0; attempt(measured); print(reached === limit); }
function even(n) { return n === 0 ? true : odd(n - 1); } function odd(n) { return n === 0 ? false : even(n - 1); } warm(even, 9); print(even(100), odd(101), attempt(even, 500)); function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); } warm(fib, 5); print(fib(15), fib(2.5));

// Generators and async functions around inlined calls.
function twice(x) { return x > 100 ? -1 : x * 2; } function* generates(n) { for (let i = 0; i < n; i++) yield twice(i); } warm(twice, 2); warm((n) => [...generates(n)], 4); print([...generates(6)], [...generates(2.5)]); const wide = generates(105); for (let i = 0; i < 100; i++) wide.next(); print([...wide]);

// Parameters that are missing or too many, and locals that are read before they are written.
function optional(a, b, c) { var d; if (a) d = a; return [a, b, c, d]; } function passes(x) { return [optional(), optional(x), optional(x, 2, 3, 4, 5), optional(0, x)]; } warm(optional, 0, 1); warm(passes, 1); print(passes(7), passes('s'));
function local(a) { let t; for (let i = 0; i < a; i++) { let u; if (i > 2) u = i; t = u; } return t; } function locals(a) { return [local(a), local(a + 1)]; } warm(local, 5); warm(locals, 5); print(locals(2), locals(5));
function closes(n) { const fs = []; for (let i = 0; i < n; i++) fs.push(adder(i)); return fs.map((f) => f(1)); } function adder(x) { return (y) => x + y; } warm(adder, 1); warm(closes, 3); print(closes(5));

// Closures that were made before their code, and have never been called themselves.
function maker() { return (x) => { if (x > 5) throw new RangeError(`deep ${x}`); return x + 1; }; }
function through(f, x) { return f(x); }
const fresh = []; for (let i = 0; i < 4; i++) fresh.push(maker());
warm(through, maker(), 1); for (const f of fresh) print(attempt(through, f, 7), attempt(through, f, 'x'));

// Calls with several targets, which return in several ways, and then one more.
class Shape { constructor(n) { this.n = n; } area() { return this.n; } grow(k) { this.n += k; return this; } name() { return lines(new Error('named'), 3); } }
class Square extends Shape { area() { return this.n * this.n; } name() { return ['square', ...super.name()]; } }
class Half extends Shape { area() { if (this.n & 1) return this.n / 2; return this.n >> 1; } grow(k) { super.grow(k + 1); } }
class Broken extends Shape { area() { return this.n.missing.more; } }
function areas(shapes) { const out = []; let sum = 0; for (const s of shapes) { const a = s.area(); sum += a; out.push(a); s.grow(1); } return [sum, out.join(), shapes.map((s) => s.n).join()]; }
function named(shapes) { const out = []; for (const s of shapes) out.push(s.name()); return out; }
const kinds = () => [new Shape(1), new Square(3), new Half(5), new Half(6)];
warm(areas, kinds()); warm(named, kinds()); print(areas(kinds()), areas([new Square(2 ** 20), new Half(0.5), new Shape('x')]), named(kinds()));
print(attempt(areas, [new Shape(1), new Broken(1)]).stack.split('\n').slice(0, 3).map((l) => l.trim()), areas(kinds()));
function constructsOf(classes) { const out = []; for (const C of classes) { const o = new C(out.length); out.push(o.n, o.area()); } return out; } warm(constructsOf, [Shape, Square, Half]); print(constructsOf([Shape, Square, Half, Shape]), constructsOf([Old, Shape].map((C) => class extends Shape {})));

// Methods of prototypes that are replaced, shadowed and deleted after calls of them have been compiled.
class Tool { constructor(k) { this.k = k; } use(v) { return this.k * v; } } class Saw extends Tool { use(v) { return super.use(v) - 1; } }
function uses(tools, n) { let t = 0; for (let i = 0; i < n; i++) for (const o of tools) t += o.use(i); return t; } function length(list) { let n = 0; for (const a of list) n += a.slice(1).length; return n; }
const tools = [new Tool(2), new Saw(3)]; warm(uses, tools, 4); warm(length, [[1, 2], [3]]); print(uses(tools, 9), length([[1], [2, 3]]));
Tool.prototype.use = function (v) { return this.k - v; }; print(uses(tools, 9)); Saw.prototype.use = (v) => v; print(uses(tools, 9), uses([{ k: 1, use: (v) => 10 * v }, ...tools], 5));
const slice = Array.prototype.slice; Array.prototype.slice = function () { return 'changed'; }; print(length([[1], [2, 3]])); Array.prototype.slice = slice; print(length([[1], [2, 3]]));
delete Saw.prototype.use; print(uses(tools, 9)); Tool.prototype.use = 1; print(attempt(uses, tools, 9)); Tool.prototype.use = 0.5; print(attempt(uses, tools, 9)); delete Tool.prototype.use; print(attempt(uses, tools, 9)); Object.prototype.use = () => 3; print(uses(tools, 9)); delete Object.prototype.use;

// Arithmetic directly before a call of several functions.
class Halving { of(n) { return n / 2; } } class Doubling { of(n) { return n * 2; } } function arithmeticBefore(all) { let s = 0; for (let i = 0; i < all.length; i++) { const n = i + 3; s += all[i].of(n); } return s; }
const both = [new Halving(), new Doubling(), new Halving()]; warm(arithmeticBefore, both); print(arithmeticBefore(both), arithmeticBefore([...both, { of: (n) => n }]));
