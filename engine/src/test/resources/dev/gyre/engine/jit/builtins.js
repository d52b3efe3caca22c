// Builtins with code of their own: compiled for usual arguments, then called with all others, on other objects, and after they have been replaced.
const log = [];
const thing = { valueOf() { log.push('valueOf'); return 2; }, toString() { log.push('toString'); return 'thing'; } };
const numbers = [0, -0, 1, -1, 7, 2147483647, -2147483648, 4294967295, 0.5, -0.5, 0.49999999999999994, -0.2, 1.5, 2.5, -2.5, 1e10, -1e300, 2 ** 53, NaN, Infinity, -Infinity];
const values = [...numbers, '3', '', 'x', true, null, undefined, thing, [4], Symbol.iterator, 5n];
const strings = ['text', '', 'a', 'b\u0101\ud83d\ude00\ud83d', 'long enough to be a rope, once '.repeat(2) + values.length, 'ab' + values.length, 'the part of a longer string, '.repeat(9).slice(5), new String('boxed'), 5, null, undefined, ['a'], { toString: () => 'object' }];

// Math: each function compiled after ints, after doubles, and after both.
for (const name of Object.getOwnPropertyNames(Math).filter((key) => typeof Math[key] === 'function' && !['random', 'sumPrecise'].includes(key))) {
  for (const seen of [[3, 4, 5], [-3.7, 1.25, 0.5], [3, 1.5, -7]]) {
    const [one, two, three, index, none] = eval(`[(a) => Math.${name}(a), (a, b) => Math.${name}(a, b), (a, b, c) => Math.${name}(a, b, c), (a, b) => 'abcdefgh'[Math.${name}(a, b) & 7], () => Math.${name}()]`);
    for (const f of [one, two, three, index, none]) { let i = 0; warm(() => f(seen[i++ % 3], seen[i % 3], seen[(i + 1) % 3])); warm(f, ...seen); }
    print(name, seen, values.map((v) => attempt(one, v)), none());
    print(name, numbers.map((v) => numbers.slice(0, 12).map((w) => attempt(two, v, w))), values.map((v) => attempt(two, 1, v)), values.map((v) => attempt(three, v, 2, v)), numbers.map((v) => attempt(index, v, 3)));
  }
}
print(log.length);
{
  const floor = (x) => Math.floor(x) + 1, original = Math.floor;
  warm(floor, 2.5); print(floor(2.5));
  Math.floor = (x) => 'replaced ' + x; print(floor(2.5));
  Math.floor = original; print(floor(2.5));
  Math.floor = undefined; print(attempt(floor, 2.5)); Math.floor = original;
}

// Characters of strings: within bounds, then beyond, of every kind of string and of what is none.
const units = ['s.charCodeAt(i)', 's.charAt(i)', 's.codePointAt(i)', 's.at(i)', 's[i]', 's.length', 's.charCodeAt()', 's.charAt(i, 2)', 's.slice(i)', 's.slice(i, 3)', 's.slice(-3, i)', 's.substring(i)', 's.substring(2, i)', 's.concat(i)'];
const positions = [0, 1, 3, 4, 5, 70, -1, 0.5, -0, NaN, Infinity, '1', true, null, undefined, thing];
for (const unit of units) {
  for (const [first, last] of [['text', 3], ['a\ud83d\ude00', 2], ['of the other sort, longer than eight', 80]]) {
    const f = eval(`(s, i) => ${unit}`), sum = eval(`(s, n) => { let t = 0; for (let i = 0; i < n; i++) t += ${unit} === 116 || ${unit} === 't' ? 1 : 2; return t; }`);
    let i = 0;
    warm(() => f(first, i++ % (last + 1))); warm(sum, first, last);
    for (const s of strings) print(unit, s === null ? s : typeof s, positions.map((p) => attempt(f, s, p)), attempt(sum, s, 3), attempt(sum, s, 90));
  }
}
{
  const code = (...s) => String.fromCharCode(s[0]) + String.fromCharCode(s[0], s[0]);
  const one = (x) => String.fromCharCode(x);
  warm(code, 97); warm(one, 98);
  print(values.map((v) => attempt(one, v)), values.map((v) => attempt(code, v)), one(0x101), one(65536 + 97), one(-1).charCodeAt(0));
  const first = (s) => s.charCodeAt(0), original = String.prototype.charCodeAt;
  warm(first, 'abc'); print(first('abc'));
  String.prototype.charCodeAt = function () { return 'replaced ' + this; }; print(first('abc'));
  String.prototype.charCodeAt = original; print(first('abc'));
  delete String.prototype.charCodeAt; print(attempt(first, 'abc')); String.prototype.charCodeAt = original; print(first('abc'), first(new String('b')));
  const added = (s) => s.added;
  warm(added, 'a'); print(added('a')); String.prototype.added = 1; print(added('a')); warm(added, 'a'); String.prototype.added = 2; print(added('b'), added(5)); delete String.prototype.added; print(added('a'));
  String.prototype[4] = 'far'; const at = (s) => s[4]; warm(at, 'abcdefg'); print(at('abcde'), at('abc'), at('')); delete String.prototype[4]; print(at('abc'));
  const surrogates = (s) => { const found = []; for (let i = 0; i < s.length; i++) found.push(s.codePointAt(i)); return found; };
  warm(surrogates, 'plain'); print(surrogates('a\ud83d\ude00b\ud83d'), surrogates('\u0101\ude00\ud83d\ude00' + values.length));
}

// The end of arrays of all kinds.
const arrays = {
  ints: () => [1, 2, 3], doubles: () => [1.5, -0], mixed: () => ['a', {}, 1], empty: () => [], reserved: () => new Array(5), holey: () => [1, , 3], holeAtEnd: () => [1, 2, ,], sparse: () => { const a = []; a[5000] = 1; return a; },
  frozen: () => Object.freeze([1]), sealed: () => Object.seal([1]), fixed: () => Object.preventExtensions([1, 2]), lengthFixed: () => Object.defineProperty([1, 2], 'length', { writable: false }), emptyFixed: () => Object.freeze([]),
  accessor: () => Object.defineProperty([1, 2, 3], 2, { get() { return 'got'; }, set() {}, configurable: true }), derived: () => new (class extends Array {})(1, 2, 3), named: () => Object.assign([1, 2], { x: 1 }),
  object: () => ({ length: 2, 0: 'a', 1: 'b', push: Array.prototype.push, pop: Array.prototype.pop }), noLength: () => ({ push: Array.prototype.push, pop: Array.prototype.pop }), long: () => { const a = []; a.length = 4294967295; return a; },
  proxy: () => new Proxy([1, 2], { set(t, k, v, r) { log.push('set ' + String(k)); return Reflect.set(t, k, v, r); } }), typed: () => new Uint8Array(2), text: () => 'text', none: () => undefined, args: () => (function () { return arguments; })(1, 2),
};
const pushed = [9, 2.5, -0, 7.0, NaN, 'v', undefined, null, {}, 3n];
for (const seen of ['ints', 'doubles', 'mixed', 'empty']) {
  for (const first of [1, 0.5, 'text']) {
    const [push, pop, stack, both] = eval(`[(a, v) => a.push(v), (a) => a.pop(), (a, v) => { a.push(v); a.push(a.length); const t = a.pop(); return [a.pop(), t, a.length]; }, (a, v) => { const r = []; for (let i = 0; i < 3; i++) r.push(a.push(v), a.pop(), a.pop()); return r; }]`);
    let a = arrays[seen]();
    warm((v) => { if (push(a, v) > 50) a = arrays[seen](); }, first);
    warm(() => { const b = arrays[seen](); b.push(first, first); return pop(b); }); warm(stack, [first], first); warm(() => both(arrays[seen](), first));
    for (const [name, make] of Object.entries(arrays)) {
      print(seen, first, name, pushed.map((v) => { const b = make(); return [attempt(push, b, v), b?.length, b?.[b.length - 1], b?.[0]]; }));
      print(seen, first, name, (() => { const b = make(); return [attempt(pop, b), attempt(pop, b), attempt(pop, b), attempt(pop, b), b?.length]; })(), attempt(stack, make(), 4), attempt(stack, make(), 'x'), attempt(both, make(), 0.25));
    }
  }
}
{
  const add = (a, v) => a.push(v), take = (a) => a.pop();
  warm(add, [], 1); warm(() => take([1, 2]));
  Object.defineProperty(Array.prototype, 3, { set(v) { log.push('proto set ' + v); }, get() { return 'proto'; }, configurable: true });
  print(add([1, 2, 3], 4), take([1, 2, 3, , ]), log.at(-1)); delete Array.prototype[3];
  Object.prototype[1] = 'below'; print(add([1], 2), take([1, , ])); delete Object.prototype[1];
  const { push, pop } = Array.prototype;
  Array.prototype.push = function (v) { return 'replaced ' + v; }; print(add([], 1)); Array.prototype.push = push;
  Array.prototype.pop = () => 'replaced'; print(take([1])); Array.prototype.pop = pop; print(add([], 1), take([8]));
  const own = [1, 2]; own.pop = () => 'own'; own.push = () => 'own push'; print(add(own, 1), take(own));
}
print(log.length, log.slice(-20));
