// Iteration over arrays and array literals: compiled for usual arrays, then over all others, and after the protocol has been changed.
const log = [];
const iterables = {
  ints: () => [1, 2, 3], doubles: () => [1.5, -0, NaN], strings: () => ['a', 'b'], mixed: () => [1, 'a', {}, 0.5], empty: () => [], one: () => [7], holey: () => [1, , 3], holeAtEnd: () => [1, 2, , ], sparse: () => { const a = []; a[3000] = 1; a.length = 3; a[1] = 2; return a; },
  accessor: () => Object.defineProperty([1, 2, 3], 1, { get() { log.push('got'); return 'got'; } }), throwing: () => Object.defineProperty([1, 2, 3], 2, { get() { throw new Error('no element'); } }), frozen: () => Object.freeze([1, 2, 3]), derived: () => new (class extends Array {})(1, 2, 3), named: () => Object.assign([1, 2], { x: 1 }),
  own: () => Object.assign([1, 2], { [Symbol.iterator]: function* () { yield 'own'; yield 'second'; yield 'third'; } }), string: () => 'a\ud83d\ude00b', set: () => new Set([1, 'x', 2.5]), map: () => new Map([[1, 2], ['k', 'v']]), typed: () => new Float64Array([1, 2.5]), entries: () => ['p', 'q'].entries(), keys: () => [5, 6].keys(), args: () => (function () { return arguments; })(1, 2),
  generator: () => (function* () { try { yield 1; yield 2; yield 3; yield 4; } finally { log.push('finally'); } })(),
  closing: () => ({ [Symbol.iterator]() { let n = 0; return { next: () => ({ value: n++, done: n > 4 }), return() { log.push('return'); return {}; } }; } }),
  failing: () => ({ [Symbol.iterator]() { let n = 0; return { next() { if (n++ === 1) throw new Error('next'); return { value: n, done: false }; }, return() { log.push('never'); return {}; } }; } }),
  array: () => ({ [Symbol.iterator]() { const a = [9]; let n = 0; a.next = function () { return { value: this.pop(), done: n++ > 1 }; }; a.return = () => { log.push('array return'); return {}; }; a.push(1, 2); return a; } }),
  object: () => ({ length: 2, 0: 1 }), number: () => 5, nul: () => null, undef: () => undefined,
};
const functions = [
  (a) => { let s = 0; for (const v of a) s += v; return s; },
  (a) => { const r = []; for (const v of a) r.push(v); return r; },
  (a) => { let n = 0; for (const v of a) { if (n === 2) break; n++; } return n; },
  (a) => { for (const v of a) if (v > 1) return v; return 'none'; },
  (a) => { let s = ''; outer: for (const v of a) { for (const w of a) { if (w === 2) continue outer; if (w === 'b') break outer; s += String(v) + w; if (s.length > 60) return s; } } return s; },
  (a) => { let last; for (last of a) ; return last; },
  (a) => { const [x, y] = a; return [x, y]; },
  (a) => { const [x = 'default', , y = 5, ...rest] = a; return [x, y, rest]; },
  (a) => { let x = 1, y = 2; [x, y] = a; return [x, y]; },
  (a) => { const o = {}; [o.x, o['y']] = a; return o; },
  (a) => { const o = { set x(v) { if (v === 1) throw new Error('setter'); this.v = v; } }; [o.x, o.z] = a; return o; },
  (a) => { const [[x], y] = [a, a]; return [x, y === a]; },
  (a) => { const [[x, y]] = [a]; return () => x + y; },
  ([x, y]) => [y, x],
  (a) => { const r = []; for (const [x, y] of [a, a]) r.push(x, y); return r; },
  (a) => { const r = []; for (const { length } of a) r.push(length); return r; },
  (a) => [...a],
  (a) => [0, ...a, 0.5, ...a],
  (a) => Math.max(...a),
  (a) => { const r = []; for (const v of a) { if (r.length === 0 && a.push) { a.push(8, 0.25, 'end'); a[1] = 'changed'; } if (r.push(v) > 9) break; } return r; },
  (a) => { const r = []; for (const v of a) { r.push(v); if (a.length > 2) a.length = 2; } return r; },
  (a) => { const r = []; try { for (const v of a) { r.push(v); if (r.length === 2) throw new Error('body'); } } catch (e) { r.push(e.message); } return r; },
  (a) => { const r = []; for (const v of a) { try { r.push(v); if (r.length === 2) break; } finally { r.push('f'); } } return r; },
];
const seen = ['ints', 'doubles', 'mixed', 'one'];
for (const training of seen) {
  for (const text of functions.map(String)) {
    const f = eval(text);
    warm(() => f(iterables[training]()));
    print(training, text);
    for (const [name, make] of Object.entries(iterables)) {
      const before = log.length, result = attempt(f, make());
      print(' ', name, typeof result === 'function' ? attempt(result) : result, log.slice(before));
    }
  }
}

// The protocol is changed while it is in use, and afterwards.
{
  const sum = (a) => { let s = ''; for (const v of a) s += v; return s; }, pair = (a) => { const [x, y] = a; return x + ' ' + y; }, first = (a) => { for (const v of a) return v; }, spread = (a) => [...a, ...a];
  const all = (a) => [attempt(sum, a), attempt(pair, a), attempt(first, a), attempt(spread, a)];
  warm(() => all([1, 2, 3]));
  const prototype = Object.getPrototypeOf([][Symbol.iterator]()), next = prototype.next, values = Array.prototype[Symbol.iterator];
  prototype.next = function () { const r = next.call(this); return { value: 'next ' + r.value, done: r.done }; }; print(all([1, 2])); prototype.next = next; print(all([1, 2]));
  Array.prototype[Symbol.iterator] = function* () { yield 'replaced'; yield 'twice'; }; print(all([1, 2])); Array.prototype[Symbol.iterator] = values; print(all([1, 2]));
  prototype.return = function () { log.push('added return'); return {}; }; const before = log.length; print(all([1, 2]), log.slice(before)); delete prototype.return; print(all([1, 2]));
  const during = (a) => { let s = ''; for (const v of a) { s += v; if (v === 2) prototype.next = () => ({ value: 'hijacked', done: s.length > 90 }); } return s; };
  warm(during, [1, 3]); print(during([1, 2, 3])); prototype.next = next;
  const closed = (a) => { for (const v of a) { if (v === 2) { prototype.return = () => { log.push('late return'); return {}; }; break; } } return log.at(-1); };
  warm(closed, [1, 3]); print(closed([1, 2, 3])); delete prototype.return;
  Array.prototype[1] = 'below'; print(all([1, , 3])); delete Array.prototype[1]; print(all([1, , 3]));
}

// Maps, Sets and strings: their iterators take steps without calls of next until a program replaces it.
{
  const collect = (m) => { let s = ''; for (const e of m) { s += String(e) + ';'; if (s.length > 80) break; } return s; }, grow = (m) => { let n = 0; for (const e of m) { if (n++ < 3) m.add ? m.add(n * 10) : m.set(n * 10, n); if (n === 2) m.delete(2); } return n; };
  const makers = { map: () => new Map([[1, 2], ['k', 'v']]), set: () => new Set([1, 2, 'x']), text: () => 'a\ud83d\ude00b', keys: () => new Map([[1, 2]]).keys(), values: () => new Set([5]).values() };
  for (const [name, make] of Object.entries(makers)) {
    warm(() => collect(make()));
    const iterator = make()[Symbol.iterator](), prototype = Object.getPrototypeOf(iterator), next = prototype.next;
    print(name, collect(make()), iterator.next(), collect(iterator), collect(iterator), [...make()], name === 'map' || name === 'set' ? grow(make()) : '');
    const own = make()[Symbol.iterator](); let n = 0; own.next = () => ({ value: 'own', done: n++ > 1 }); print(collect({ [Symbol.iterator]: () => own }));
    prototype.next = function () { const r = next.call(this); return { value: 'next ' + String(r.value), done: r.done }; }; print(collect(make()), [...make()]); prototype.next = next; print(collect(make()));
    const foreign = { __proto__: prototype }; print(String(attempt(collect, { [Symbol.iterator]: () => foreign })).split('\n')[0]);
    prototype.return = () => { log.push('closed ' + name); return {}; }; const first = (m) => { for (const e of m) return String(e); }; print(first(make()), log.at(-1)); delete prototype.return;
  }
}

// Literals of all kinds of values, with holes, and of many elements; swaps.
const literals = [
  (a, b) => [], (a, b) => [a], (a, b) => [a, b], (a, b) => [a + 1, b * 2], (a, b) => [1, 2.5, a], (a, b) => [, a, , b, , ], (a, b) => [a, , ...[b]], (a, b) => [[a], [b, [a]]], (a, b) => [a, b, a, b, a, b, a, b, a, b, a, b, a, b, a, b, a, b, a, b],
  (a, b) => { const r = [a, b]; r.push(b); r[3] = a; r.length = 3; return r; }, (a, b) => { const r = []; for (let i = 0; i < 3; i++) r.push([i, a]); return r; }, (a, b) => { [a, b] = [b, a]; return [a, b]; }, (a, b) => { const r = [a, b]; [r[0], r[1]] = [r[1], r[0]]; return r; },
  (a, b) => { let c = 0; for (let i = 0; i < 4; i++) [a, b, c] = [b, c, a]; return [a, b, c]; }, (a, b) => { const [x, y = x] = [a]; return [x, y]; },
];
const parts = [1, -7, 2147483647, 0.5, -0, NaN, 'text', null, undefined, true, 3n];
for (const text of literals.map(String)) for (const [x, y] of [[1, 2], [0.5, 2], ['a', {}]]) {
  const f = eval(text);
  warm(f, x, y);
  print(text, x, parts.map((a) => attempt(f, a, 3)), parts.map((b) => attempt(f, 0.5, b)), Object.isExtensible(f(x, y)), f(x, y) !== f(x, y));
}
{
  const f = (a) => [a, a];
  warm(f, 1); Object.defineProperty(Array.prototype, 0, { set() { log.push('never called'); }, configurable: true }); print(f(2), f('x'), [...f(1)]); delete Array.prototype[0];
}
print(log.length, log.slice(-10));
