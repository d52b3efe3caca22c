// Loops, switches, labels, exceptions and finally, iteration and its closing, generators, async functions.
const log = [];
function nested(n) { let s = 0; outer: for (let i = 0; i < n; i++) { for (let j = 0; j < n; j++) { if (j === 2) continue outer; if (i === 5) break outer; s += i * j; } s += 100; } return s; }
warm(nested, 3); print(nested(2), nested(9), nested(0), nested(2.5), nested('3'), attempt(nested, 3n));
function whiles(n) { let s = ''; while (n-- > 0) { if (n % 3 === 0) continue; s += n; do { s += '.'; } while (s.length % 4); } return s; } warm(whiles, 4); print(whiles(12), whiles(-1), whiles('5'));
function sw(x) { switch (x) { case 0: return 'zero'; case 1: case 2: x += 10; case 3: x += 100; break; case 'a': return 'text'; default: x = -1; case null: x += 1000; } return x; }
warm(sw, 1); for (const v of [0, 1, 2, 3, 4, 'a', null, undefined, 1.0, 1.5, NaN, -0, true, '1', 1n]) print(sw(v));
function swStrings(x) { switch (x) { case 'add': return 1; case 'sub': return 2; case `m${'ul'}`: return 3; } return 0; } warm(swStrings, 'add'); print(['add', 'sub', 'mul', 'div', 5].map(swStrings));
function overflow(n) { let i = 2147483640; let s = 0; for (let k = 0; k < n; k++) { i++; s += i; } return [i, s]; } warm(overflow, 2); print(overflow(20));
function underflow(n) { let i = -2147483640; for (let k = 0; k < n; k++) i -= 3; let m = 65536; for (let k = 0; k < n; k++) m *= 3; return [i, m]; } warm(underflow, 1); print(underflow(3), underflow(40));
function zeros(n) { let x = 0; const out = []; for (let i = 0; i < n; i++) { x = -x * 1; out.push(1 / x, x % 2, -i % 2); x = x === 0 ? 0 : x; } return out; } warm(zeros, 2); print(zeros(4));
function changing(n) { let x = 1; for (let i = 0; i < n; i++) { if (i === 10) x = 0.5; if (i === 20) x = 'text'; if (i === 30) x = null; if (i === 40) x = { valueOf: () => 7 }; x = x + 1; } return x; } warm(changing, 5); for (const n of [5, 15, 25, 35, 45]) print(changing(n));
function long(n) { let s = 0; for (let i = 0; i < n; i++) s = (s + i * i) % 1000003; return s; } print(long(30000));

// Exceptions
function tries(n) { let out = ''; for (let i = 0; i < n; i++) { try { out += 't'; if (i % 4 === 1) throw i; if (i % 4 === 2) continue; if (i === 7) break; if (i === 11) return out + 'r'; } catch (e) { out += 'c' + e; if (e === 9) throw new Error('nine'); } finally { out += 'f'; if (i === 13) return out + 'F'; } out += 'e'; } return out; }
warm(tries, 3); for (const n of [1, 2, 3, 4, 7, 8, 9, 10]) print(n, attempt(tries, n));
function live(n) { let a = 1, b = 0.5, c = 'x', d = null; try { a = 2; b = 1.5; thrower(n); c = 'y'; a = 'never'; } catch (e) { d = e; } return [a, b, c, d]; } function thrower(n) { if (n) throw n; } warm(live, 1); print(live(0), live(1), live('z'));
function liveInLoop(n) { let a = 0, b = 0; for (let i = 0; i < n; i++) { try { a = i; if (i % 2) null.x; b += 1.5; } catch { b += a; } } return [a, b]; } warm(liveInLoop, 3); print(liveInLoop(9));
function finals(f) { try { return f(); } finally { log.push('finally'); } } warm(finals, () => 1); print(finals(() => 2), attempt(finals, () => { throw 'x'; })); log.length = 0;
function nestedFinally(n) { const out = []; l: for (let i = 0; i < n; i++) { try { try { out.push(i); if (i === 1) continue l; if (i === 3) break l; if (i === 2) throw 'two'; } finally { out.push('inner'); } } catch (e) { out.push(e); } finally { out.push('outer'); } } return out; } warm(nestedFinally, 2); print(nestedFinally(6));
function swallowed() { for (let i = 0; i < 3; i++) { try { throw i; } catch { } finally { if (i < 2) continue; } return i; } } warm(swallowed); print(swallowed());
function pinned(o) { let x = 1, y = 'a'; try { x = o.a; y = o.b; x = o.c.d; } catch (e) { return [x, y, e]; } return [x, y]; } warm(pinned, { a: 1, b: 2, c: { d: 3 } }); print(pinned({ a: 1, b: 2, c: { d: 3 } }), pinned({ a: 0.5, b: null }), pinned(null), pinned({ get a() { throw 'getter'; } }));

// Iteration
function iterate(it) { const out = []; for (const v of it) { if (v === 'stop') break; if (v === 'throw') throw new Error('body'); if (v === 'skip') continue; out.push(v); } return out; }
function closing(values, returns) { let i = 0; return { [Symbol.iterator]() { return this; }, next() { log.push('next'); return { value: values[i++], done: i > values.length }; }, return() { log.push('return'); return returns; } }; }
warm(iterate, [1, 2]);
for (const make of [() => [1, 2, 3], () => ['a', 'skip', 'stop', 'z'], () => 'te\ud83d\ude00t', () => new Set([1, 2]), () => new Map([[1, 2]]), () => closing([1, 'stop'], {}), () => closing([1, 'throw'], {}), () => closing([1, 'stop'], 5), () => closing([1, 2], {}), () => (function* () { try { yield 1; yield 'stop'; } finally { log.push('gen closed'); } })(), () => [1, , 3], () => new Uint8Array([1, 2]), () => 5, () => null, () => ({ [Symbol.iterator]: 1 }), () => ({ [Symbol.iterator]: () => 1 }), () => ({ [Symbol.iterator]: () => ({ next: () => 1 }) }), () => [1, 2].entries(), () => new Array(3)]) print(attempt(iterate, make()), log.splice(0));
function growing() { const a = [1, 2, 3]; const out = []; for (const v of a) { out.push(v); if (a.length < 6) a.push(v * 10); if (v === 2) a[3] = 'changed'; } return out; } warm(growing); print(growing());
function shrinking() { const a = [1, 2, 3, 4]; const out = []; for (const v of a) { out.push(v); a.pop(); } return out; } warm(shrinking); print(shrinking());
function spreads(a) { return [[...a], [0, ...a, 9], Math.max(...a), [...a, ...a].length]; } warm(spreads, [1, 2]); print(spreads([3, 4]), spreads(new Set([5])), spreads('12'), attempt(spreads, 1), attempt(spreads, {}));
function patterns([a, b = 'default', ...c]) { return [a, b, c]; } warm(patterns, [1, 2, 3]); print(patterns([1, 2, 3, 4]), patterns([]), patterns('xyz'), patterns(closing([1, 2, 3], {})), attempt(patterns, {}), attempt(patterns), log.splice(0));
function patternPair([a, b]) { return [b, a]; } warm(patternPair, [1, 2]); print(patternPair([1]), patternPair(closing([1, 2, 3], {})), log.splice(0));
function forIn(o) { const out = []; for (const k in o) { out.push(k); if (k === 'b') { delete o.c; o.z = 1; } } return out; } warm(forIn, { a: 1 }); print(forIn({ a: 1, b: 2, c: 3, d: 4 }), forIn([5, 6]), forIn('ab'), forIn(null), forIn(Object.create({ inherited: 1 }, { own: { value: 1, enumerable: true }, hidden: { value: 1 } })), forIn(5));
const arrayIterator = Object.getPrototypeOf([][Symbol.iterator]()); const originalNext = arrayIterator.next; warm(iterate, [1, 2]);
arrayIterator.next = function () { const r = originalNext.call(this); if (!r.done) r.value = 'tampered ' + r.value; return r; }; print(iterate([1, 2]), spreads([1])[0], patternPair([1, 2])); arrayIterator.next = originalNext; print(iterate([1, 2]));

// A variable whose only assignment an exception or a jump passes by, in loops that are entered in the middle.
function undefinedCount(f) { try { f(); var x = 1; } catch {} let s = 0; for (let i = 0; i < 3000; i++) s += x === undefined ? 1 : 0; return s; }
function jumpedOver(b) { a: { if (b) break a; var x = 1; } let s = 0; for (let i = 0; i < 3000; i++) s += x === undefined ? 1 : 0; return s; }
print(undefinedCount(() => { throw 1; }), undefinedCount(() => {}), undefinedCount(() => { throw 1; }), jumpedOver(true), jumpedOver(false));

// Generators
function* gen(n) { let s = 0; try { for (let i = 0; i < n; i++) { const got = yield i + s; if (got === 'throw') throw new Error('asked'); s += got ?? 0.5; } } catch (e) { yield 'caught ' + (e.message ?? e); } finally { yield 'final'; } return 'end ' + s; }
function drive(n, ...inputs) { const g = gen(n); const out = [g.next()]; for (const input of inputs) out.push(input === 'R' ? g.return('ret') : input === 'T' ? g.throw('thrown') : g.next(input)); out.push(g.next(), g.next()); return out; }
warm(drive, 3, 1); warm(() => [...gen(4)]); print(drive(2), drive(5, 1, 2.5, 's'), drive(5, 'R'), drive(5, 1, 'T', 2), drive(5, 'throw', 1), [...gen(4)]);
function* inner() { const x = yield 1; log.push('inner ' + x); try { yield 2; } finally { log.push('inner closed'); } return 'inner result'; } function* delegating() { const r = yield* inner(); yield r; yield* [3, 4]; yield* 'ab'; }
warm(() => [...delegating()]); log.length = 0; print([...delegating()], log.splice(0)); const dg = delegating(); dg.next(); dg.next('sent'); print(dg.return('stop'), log.splice(0)); const dt = delegating(); dt.next(); dt.next(); print(attempt(() => dt.throw(new Error('in'))), log.splice(0));
function* fibs() { let [a, b] = [0, 1]; for (;;) { yield a; [a, b] = [b, a + b]; } } function take(n) { const out = []; for (const v of fibs()) { if (out.length === n) return out; out.push(v); } } warm(take, 3); print(take(60));
function* running() { self.next(); } const self = running(); print(attempt(() => self.next())); function* args() { yield arguments.length; yield* arguments; yield this === undefined; } warm(() => [...args(1)]); print([...args(1, 'b')]);
function* many(a, b) { let x = a, y = b, z = 0; while (true) { z = x + y; x = yield z; if (x === undefined) return z; if (x > 100) { y = 'big'; x = 1; } } } const m = many(1, 2); print(m.next(), m.next(5), m.next(0.5), m.next(200), m.next(3), m.next(), m.next());

// Async functions
async function sums(n) { let s = 0; for (let i = 0; i < n; i++) { s += await i; if (i === 5) try { await Promise.reject(new Error('five')); } catch (e) { s += e.message; } finally { await null; } } return s; }
async function* agen(n) { try { for (let i = 0; i < n; i++) yield i % 2 ? Promise.resolve(i) : i; } finally { log.push('agen closed'); } } async function consume(n, stop) { const out = []; for await (const v of agen(n)) { if (v === stop) break; out.push(v); } return out; }
const order = []; async function ordered(name) { order.push(name + 1); await 0; order.push(name + 2); await { then(r) { order.push('then'); r(); } }; order.push(name + 3); }
(async () => { for (let i = 0; i < 40; i++) await sums(3); print(await sums(3), await sums(8)); for (let i = 0; i < 20; i++) await consume(3); print(await consume(5), await consume(5, 3), log.slice(-2)); await Promise.all([ordered('a'), ordered('b')]); print(order);
  for await (const v of [1, Promise.resolve(2)]) print(v); print(await attempt(async () => { await null; throw new TypeError('async'); }).catch((e) => e)); const arrow = async (x) => { try { return await x; } finally { print('arrow finally'); } }; print(await arrow(4)); })();

// A guard that always fails, within a handler: the constant is no int32.
function cutting(n) { let start = 3, got = 0; for (let k = 0; k < n; k++) { try { got += 'length'.substring(~--start, 9007199254740991).length; if (k % 7 === 0) null.x; } catch (e) { got++; } } return got; }
warm(cutting, 4); print(cutting(50), cutting(4000));

// for-in over objects whose keys are those of their shape, and over all else.
function keysOf(o, act) { const out = []; for (const k in o) { out.push(k, o[k]); if (act) act(o, k); } return out; }
warm(keysOf, { a: 1, b: 2, c: 3 }); const some = () => ({ a: 1, b: 2, c: 3 });
print(keysOf(some()), keysOf({}), keysOf(null), keysOf(undefined), keysOf('xy'), keysOf(7), keysOf([1, , 3]), keysOf({ 1: 'one', a: 2 }), keysOf({ [Symbol.iterator]: 1, s: 2 }), keysOf(new (class { x = 1; #y = 2; m() {} })()));
print(keysOf(some(), (o) => { delete o.c; }), keysOf(some(), (o, k) => { if (k === 'b') delete o.c; }), keysOf(some(), (o) => { o.d = 4; }), keysOf(some(), (o, k) => { if (k === 'c') o.d = 4; }), keysOf(some(), (o) => { o[0] = 1; }), keysOf(some(), (o) => { Object.defineProperty(o, 'b', { enumerable: false }); }), keysOf(some(), (o) => { Object.setPrototypeOf(o, { z: 1 }); }), keysOf(some(), (o, k) => { o[k] += 0.5; }));
const steps = []; const traps = new Proxy(some(), { ownKeys(t) { steps.push('keys'); return Reflect.ownKeys(t); }, getOwnPropertyDescriptor(t, k) { steps.push(k); return Reflect.getOwnPropertyDescriptor(t, k); } }); print(keysOf(traps), keysOf(Object.create(traps)), steps.splice(0));
print(keysOf({ __proto__: { up: 1, a: 2 }, a: 1 }), keysOf(Object.create(null, { n: { value: 1, enumerable: true } })), keysOf(Object.freeze(some())));
Object.prototype.polluted = 'p'; print(keysOf(some()), keysOf({})); delete Object.prototype.polluted; print(keysOf(some()), keysOf({}));
const large = {}; for (let i = 0; i < 200; i++) large['k' + i] = i; for (let i = 0; i < 200; i += 3) delete large['k' + i]; warm(keysOf, large); print(keysOf(large).length, keysOf(large, (o) => { delete o.k199; }).length);
function nestedKeys(o) { let n = 0; for (const a in o) for (const b in o) { if (b === 'b' && a === 'c') continue; if (a === 'd') return n; n++; } return n; } warm(nestedKeys, some()); print(nestedKeys(some()), nestedKeys({ a: 1, d: 2 }), nestedKeys([1]));
