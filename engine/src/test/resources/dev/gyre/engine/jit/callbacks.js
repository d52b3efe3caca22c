// Array methods whose loops are copied for their call sites, and callbacks, receivers and arrays that are unusual there.
let mode = 0, at = 0; const seen = [];
const note = (x, i, a) => { if (mode === 0) return x; if (mode === 1) seen.push(new Error('c' + i).stack); if (mode === 2 && i === 2) throw new RangeError('at ' + i); if (mode === 3) a.length = 3; if (mode === 4) a.push(9); if (mode === 5) a[i + 1] = 0.5; if (mode === 6 && i === 1) null.property; return x; };
const METHODS = {
  map(a, f) { return a.map((x, i) => f(x, i, a)); }, filter(a, f) { return a.filter((x, i) => f(x, i, a) % 3); }, forEach(a, f) { let s = 0; a.forEach((x, i) => { s += f(x, i, a); }); return s; },
  some(a, f) { return a.some((x, i) => f(x, i, a) > 6); }, every(a, f) { return a.every((x, i) => f(x, i, a) < 7); }, find(a, f) { return a.find((x, i) => f(x, i, a) === 5); }, findIndex(a, f) { return a.findIndex((x, i) => f(x, i, a) === 5); },
  findLast(a, f) { return a.findLast((x, i) => f(x, i, a) === 2); }, findLastIndex(a, f) { return a.findLastIndex((x, i) => f(x, i, a) === 2); }, reduce(a, f) { return a.reduce((s, x, i) => s + f(x, i, a)); }, reduceFrom(a, f) { return a.reduce((s, x, i) => s + f(x, i, a), 0.5); },
  reduceRight(a, f) { return a.reduceRight((s, x, i) => s + '/' + f(x, i, a), ''); }, flatMap(a, f) { return a.flatMap((x, i) => [f(x, i, a), i]); }, withThis(a, f) { return a.map(function (x, i) { return this.k + f(x, i, a); }, { k: 2 }); },
  sloppyThis(a, f) { return a.map(function (x, i) { return typeof this + f(x, i, a); }, 7); }, plain(a, f) { return a.map(f); }, all(a, f) { return a.map(function () { return arguments.length + f(arguments[0], arguments[1], a); }); },
};
const list = () => [1, 2, 3, 4, 5, 6, 7], names = Object.keys(METHODS);
for (const name of names) warm((f) => METHODS[name](list(), f), note);
for (const name of names) for (mode = 1; mode < 7; mode++) print(name, mode, attempt((f) => METHODS[name](list(), f), note), seen.splice(0, 2));
mode = 0;
const receivers = [[], [1, , 3], [0.5, 1.5], ['a', {}, null], { length: 2, 0: 'x', 1: 'y' }, 'text', new Int8Array(3), null, Object.freeze([1, 2]), Object.defineProperty([1, 2, 3], 1, { get() { return at++; } }), new Proxy([1, 2], {}), new (class Own extends Array {})(1, 2, 3)];
for (const name of names) for (const each of receivers) print(name, attempt((f) => METHODS[name](each, f), note));
const others = [Math.max, null, {}, class { constructor() {} }, function* () {}, async () => 1, print.bind(null, 'bound'), new Proxy(() => 5, {})];
for (const each of others) print(attempt((f) => METHODS.plain([1, 2], f), each));
const overflowing = (n) => [n].map((x) => overflowing(x + 1))[0]; for (let i = 0; i < 3; i++) { try { overflowing(0); } catch (e) { print(e instanceof RangeError, e.message); } }
function caught(a) { let s = ''; for (let i = 0; i < 3; i++) { try { a.forEach((x) => { if (x === i) throw x; s += x; }); } catch (e) { s += 'e' + e; } finally { s += '.'; } } return s; } warm(caught, list()); print(caught(list()));
function nested(a) { return a.map((x) => a.filter((y) => y > x).reduce((s, y) => s + y, 0)); } warm(nested, list()); print(nested(list()));
const { map } = Array.prototype; Array.prototype.map = function (f) { return 'replaced' + f(1, 0, this); }; print(METHODS.map(list(), note)); Array.prototype.map = map; print(METHODS.map(list(), note));
Array.prototype[1] = 'inherited'; print(METHODS.map([1, , 3], note)); delete Array.prototype[1];
