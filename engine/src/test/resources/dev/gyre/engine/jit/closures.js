// Functions with one closure, whose captured constants are compiled in, and what ends that.
function warmAll(args, ...functions) { for (const f of functions) warm(f, ...args); }

// Variables that are written once: const, let, class, function, private names; before and after their initialisation.
function outer() {
  const zero = 0, half = 0.5, text = 'text', list = [1, 2];
  let same = 7, changed = 1;
  function twice(x) { return x * 2; }
  class Point { #x; constructor(x) { this.#x = x; } get x() { return this.#x; } static is(p) { return #x in p; } }
  function use(a) { return [zero + a, half + a, text + a, list[a], same + a, changed + a, twice(a), new Point(a).x, Point.is({})].join(); }
  function late() { return later + 1; }
  function attemptLate() { try { return late(); } catch (e) { return e.name + ': ' + e.message; } }
  const before = []; for (let i = 0; i < 300; i++) before.push(attemptLate());
  const later = 41;
  function change(v) { changed = v; }
  return { use, change, late, before, attemptLate };
}
const one = outer(); print(one.before[299], one.late()); warm(one.late); print(one.late());
warm(one.use, 1); print(one.use(1), one.use(0.5), one.use('a')); one.change(10); print(one.use(1)); one.change('b'); print(one.use(1));

// A second closure, while the code of the first is compiled, or running.
const two = outer(); print(two.use(2), one.use(2), two.late(), two.before[0]); two.change(3); print(two.use(1), one.use(1)); warm(two.use, 1); print(two.use(1), one.use(1));
function counterOf(step) { return function count(n) { let t = 0; for (let i = 0; i < n; i++) t += step; return t; }; }
const byOne = counterOf(1); warm(byOne, 100); print(byOne(3)); const byTwo = counterOf(2); print(byOne(3), byTwo(3), counterOf('x')(3), byOne(4));
function nesting(step) { return (n, again) => { let t = 0; for (let i = 0; i < n; i++) { t += step; if (i === again) t += nesting(step * 10)(2, -1); } return t; }; }
const nested = nesting(1); warm(nested, 50, -1); print(nested(10, -1), nested(10, 5), nested(3, 1));

// Inlined functions with other closures of the same code.
function adder(n) { return (x) => x + n; } const addOne = adder(1); function applied(f, x) { return f(x); }
warm(addOne, 1); warm(applied, addOne, 1); print(applied(addOne, 5)); const addText = adder('t'); print(applied(addText, 5), applied(addOne, 5)); warm(applied, addText, 1); print(applied(addOne, 1), applied(addText, 1));

// Functions that are assigned, declared twice, or in blocks.
function assigned() { return 1; } function callsAssigned() { return assigned(); } warm(callsAssigned); print(callsAssigned()); assigned = () => 2; print(callsAssigned());
const declared = (function () { function f() { return 'first'; } var f = f; function calls() { return f(); } warm(calls); const r = [calls()]; f = () => 'third'; r.push(calls()); return r; function f() { return 'second'; } })(); print(declared);
const initialised = (function () { function calls() { return typeof f; } calls(); warm(calls); const r = [calls()]; var f = 5; r.push(calls()); return r; function f() {} })(); print(initialised);
const blocks = Function('warm', 'const out = []; function calls() { return typeof f === "function" ? f() : typeof f; } warm(calls); out.push(calls()); for (let i = 0; i < 3; i++) { { function f() { return i; } } out.push(calls()); warm(calls); } out.push(calls()); return out;')(warm); print(blocks);
const evaluated = Function('warm', 'const out = []; let v = 1; function f() { return v; } warm(f); out.push(f()); eval("v = 2"); out.push(f()); eval("f = () => 3"); out.push(f()); return out;')(warm); print(evaluated);

// Loops: each iteration has its own variables.
const perIteration = []; for (let i = 0, n = 3; i < n; i++) { const square = i * i; const read = () => [i, n, square].join(); warm(read); perIteration.push(read); } print(perIteration.map((f) => f()));
const named = function self(n) { return n === 0 ? typeof self : self(n - 1); }; warm(named, 3); print(named(5));
const parameters = (function (a, b = () => a, c = (v) => { a = v; }) { warm(b); const r = [b()]; c(9); r.push(b()); var a; a = 10; r.push(b()); return r; })(1); print(parameters);
const classes = []; for (const k of [1, 2, 3]) { class K { static #s = k; #v = k; v() { return this.#v + K.#s; } } const o = new K(); warm((x) => x.v(), o); classes.push(o.v()); } print(classes);

// Captured Numbers that change: whatever else a variable gets, in whichever way, is what it has.
function changing(start) {
  let n = start, d = start / 2, early = () => late; const seen = [];
  return { add(v) { n += v; d += v; return n; }, set(v) { n = v; d = v; }, both: () => [n, d, Object.is(n, -0), typeof n], keep() { seen.push(n, d); return seen; }, count(k) { for (let i = 0; i < k; i++) { n++; d += 0.5; } return n + d; }, mask() { n = (n * 16807) & 0xffff; return n; }, late() { try { return early(); } catch (e) { return e.name; } }, begin() { if (n > -1) late += 1; return late; }, index: (a) => a[n & 3] };
  let late = 1;
}
const change = changing(1000), other = changing(0.5); warm(() => { change.add(7); change.count(3); change.mask(); attempt(change.begin); change.index([1, 2, 3, 4]); change.set(1000); }); warm(() => change.both());
print(change.both(), change.add(1), change.keep(), change.add(2000), change.keep(), change.count(2), change.both(), other.both(), other.add(1), other.count(1), other.late());
for (const v of [-0, 0.5, 'text', null, undefined, 7n, {}, true, 2 ** 31 - 1, -(2 ** 31), 2 ** 31, NaN, 5, 500]) { change.set(v); print(attempt(() => change.add(300)) instanceof Error, change.both().map(String), attempt(() => change.mask()) instanceof Error, change.both().map(String)); }
const functions = []; for (let i = 200, d = 0.5; i < 1400; i += 300, d += 0.25) { warm(() => { i += 0; d += 0; }); functions.push(() => [i, d], (v) => { i += v; d += v; }); } print(functions.map((f) => f(250)), functions.map((f) => f(0.5)), functions.map((f) => f(1)));
const mapped = Function('warm', 'a', 'function add() { a += 500; } warm(add); a = 1000; add(); add(); const r = [a, arguments[1]]; arguments[1] = 3000; add(); r.push(a, arguments[1]); return r;'); print(mapped(warm, 1));
const evaluates = Function('warm', 'let v = 1000, w = 0.5; function add() { v += 500; w += 0.5; return v; } warm(add); v = 1000; w = 0.5; add(); const r = [eval("v"), eval("w"), eval("v += 1000"), add(), eval("typeof w")]; with ({ w: 1 }) r.push(v, w); return r;'); print(evaluates(warm));
function* counted() { let n = 1000, d = 0.5; const step = () => { n += 7; d += 0.25; return n + d; }; while (n < 1100) yield step(); } print([...counted()].length, Math.max(...counted())); warm(() => [...counted()]); print([...counted()]);

// A var with a single declaration that runs once, and a parameter, are written once; every other write is seen.
function reads(read, ...steps) { const r = [attempt(read)]; for (const step of steps) { warm(read); r.push(attempt(read)); step(); r.push(attempt(read)); warm(read); r.push(attempt(read)); } print(r.map(String).join(' ')); }
(function () { reads(() => v, () => { }); var v = { x: 1 }; reads(() => v.x, () => { v.x = 'y'; }); })();
(function () { const read = () => typeof v; warm(read); print(read()); { var v = 0.5; } print(read()); reads(() => v + 1); try { throw 1; } catch { } finally { var w = 'w'; } switch (1) { case 1: var s = [7]; } reads(() => w + s); })();
(function () { reads(() => v, () => { step(2); }, () => { step(undefined); }); function step(x) { v = x; } var v = 1; })();
(function () { var v = 1; reads(() => v, () => { again(); }); function again() { v++; } })();
(function () { function read() { return v; } var v = 1; warm(read); print(read()); var v = 2; print(read()); var { v } = { v: 3 }; print(read()); var [v] = [4]; print(read()); var v; print(read()); })();
(function () { const out = []; const read = () => v; for (var v of [1, 2, 3]) { warm(read); out.push(read()); } for (var k in { a: 1, b: 2 }) { const key = () => k; warm(key); out.push(key()); } for (var i = 0; i < 2; i++) { var j = i * 10; const both = () => [i, j]; warm(both); out.push(both()); } do { var d = out.length; const last = () => d; warm(last); out.push(last()); } while (out.length < 9); out.push(read()); print(out.join()); })();
(function () { const out = []; for (let i = 0; i < 3; i++) { out.push((() => { var v = i; const read = () => v; warm(read); return read(); })()); label: { var b = i; const block = () => b; warm(block); out.push(block()); } } print(out.join()); })();
(function () { function* steps() { const read = () => [a, typeof b]; warm(read); yield read(); var a = 1; yield read(); var b = yield read(); yield read(); } const s = steps(); print(s.next().value, s.next().value, s.next().value, s.next('b').value); const t = steps(); t.next(); warm(() => [...steps()]); print(t.next().value, s.next().done); })();
(function (p, q = p + 1, { r }, ...rest) { reads(() => [p, q, r, rest]); (function (p) { reads(() => p, () => { p = 2; }); })(1); (function (p) { reads(() => p); var p = 3; reads(() => p); })(1); (function (p) { reads(() => typeof p); function p() {} })(1); })(1, undefined, { r: 'r' }, 5, 6);
print(Function('warm', 'p', 'const read = () => p; warm(read); const r = [read()]; arguments[1] = 2; r.push(read()); warm(read); r.push(read()); return r;')(warm, 1), Function('warm', 'p', 'p', 'const read = () => p; warm(read); return read();')(warm, 1, 2), Function('warm', 'var v = 1; const read = () => v; warm(read); const r = [read()]; eval("var v = 2"); r.push(read()); eval("v = 3"); r.push(read()); with ({ v: 9 }) { var v = 4; } r.push(read()); return r;')(warm), Function('warm', 'var arguments = 5; const read = () => arguments; warm(read); return read();')(warm), Function('warm', 'try { throw 1; } catch (e) { var e = 2; } const read = () => e; warm(read); return typeof read();')(warm));
print(Function('warm', 'a', 'b = () => a', 'warm(b); const r = [b()]; var a = 2; const inner = () => a; warm(inner); r.push(b(), inner()); return r;')(warm, 1), Function('warm', 'const read = () => f; warm(read); const r = [typeof read()]; if (true) { function f() {} } r.push(typeof read()); var f = 1; r.push(typeof read()); return r;')(warm));
