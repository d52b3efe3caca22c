// Stack traces of calls that have no frame: the position, function, this value and kind of every call, in errors of programs and of the engine.
let mode = 0; const seen = [];
function leaf(i) { if (mode === 1) seen.push(new Error('e' + i).stack); else if (mode === 2) { try { null.property; } catch (e) { seen.push(e.stack); } } else if (mode === 3 && i === 7) return undefined.property; else if (mode === 4) seen.push(String(leaf.caller && leaf.caller.name)); return i; }
function Point(x) { this.x = x; } Point.prototype.norm = function (f) { return f(this.x) + 1; };
class Base { constructor(f) { this.v = f(1); } m(f) { return this.k(f); } k(f) { return f(2); } static s(f) { return f(3); } }
class Derived extends Base { constructor(f) { super(f); this.w = f(9); } get got() { return this.m(leaf) + 0; } set put(f) { f(10) + 0; } }
class Fields { first = leaf(11) + 0; constructor(f) { this.second = f(12) + 0; } }
const arrow = (f) => { return f(4) + 0; };
function sloppy(f) { return f(5) + 0; } function strict(f) { 'use strict'; return f(6) + 0; } function recursive(n, f) { if (n === 0) return f(7); return recursive(n - 1, f) + 1; }
function many(a, b, c, d, e, f) { return f(a) + 0; } function rest(f, ...list) { return f(list.length) + 0; } function passes() { return sloppy.apply(this, arguments) + 0; }
const computed = { ['na' + 'med'](f) { return f(8) + 0; }, [Symbol('described')]: 0 };
function outer(f) {
  const derived = new Derived(f); derived.put = f;
  return new Point(3).norm(f) + new Base(f).m(f) + Base.s(f) + derived.got + new Fields(f).second + arrow(f) + sloppy(f) + strict(f) + recursive(5, f) + computed.named(f)
    + many(1, 2, 3, 4, 5, f) + rest(f, 1, 2) + passes(f) + sloppy.call(derived, f) + sloppy.apply(5, [f]) + sloppy(...[f]) + [f].map((g) => g(13) + 0)[0] + `${{ toString() { return f(14) + 0; } }}`.length;
}
warm(outer, leaf);
for (const limit of [10, 3, 100]) for (const each of [1, 2, 3, 4]) { Error.stackTraceLimit = limit; mode = each; print(attempt(outer, leaf), seen.splice(0)); mode = 0; warm(outer, leaf); }
function deep(n) { if (n === 0) throw new Error('deep'); return deep(n - 1) + 1; } function stackOf(n) { try { deep(n); } catch (e) { return e.stack; } }
Error.stackTraceLimit = 30; warm(stackOf, 20); print(stackOf(20), stackOf(40)); Error.stackTraceLimit = Infinity; print(stackOf(300).split('\n').length, stackOf(70));
Error.stackTraceLimit = 12; function endless(n) { return endless(n + 1) + 1; } function overflow() { try { endless(0); } catch (e) { return [e.stack, leaf(1)]; } } for (let i = 0; i < 5; i++) print(overflow());
Error.stackTraceLimit = 10; function* generator(f) { yield f(1) + 0; yield sloppy(f) + 0; } function iterating(f) { let s = 0; for (const v of generator(f)) s += v; return s; } warm(iterating, leaf); mode = 1; print(iterating(leaf), seen.splice(0)); mode = 0;
function until(f) { return [sloppy, strict, arrow].reduce((s, g) => s + g(f), 0); } warm(until, leaf); mode = 2; print(until(leaf), seen.splice(0));
mode = 0; const functions = []; for (let i = 0; i < 3; i++) { const f = (g) => g(i) + 0; Object.defineProperty(f, 'name', { value: 'renamed' + i }); functions.push(f); } function closures(f) { return functions.map((g) => g(f)).length; } warm(closures, leaf); mode = 1; print(closures(leaf), seen.splice(0));
