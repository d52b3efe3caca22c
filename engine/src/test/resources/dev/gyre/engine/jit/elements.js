// Elements of arrays of every kind, typed arrays, strings and arguments, by indices of every type.
function get(a, i) { return a[i]; }
function set(a, i, v) { a[i] = v; return a; }
function sum(a) { let s = 0; for (let i = 0; i < a.length; i++) s += a[i]; return s; }
function sumOf(a) { let s = 0; for (const v of a) s += v; return s; }
function fill(a, v) { for (let i = 0; i < a.length; i++) a[i] = v; return a; }
function shift(a) { for (let i = a.length - 1; i > 0; i--) a[i] = a[i - 1]; return a; }
function swap(a, i, j) { const t = a[i]; a[i] = a[j]; a[j] = t; return a; }
function update(a, i) { a[i]++; a[i] += 2; a[i] |= 0; return a[i]; }

const log = [];
const makers = {
  ints: () => [1, 2, 3], doubles: () => [1.5, -0, NaN], mixed: () => [1, 'a', {}], strings: () => ['a', 'b', 'c'], holey: () => [1, , 3], holeyDoubles: () => [1.5, , 3.5],
  empty: () => [], sparse: () => { const a = []; a[5000] = 1; a[1] = 2; return a; }, frozen: () => Object.freeze([1, 2, 3]), sealed: () => Object.seal([1, 2]),
  short: () => { const a = [1, 2, 3]; a.length = 1; return a; }, lengthFixed: () => Object.defineProperty([1, 2], 'length', { writable: false }),
  accessor: () => Object.defineProperty([1, 2, 3], 1, { get() { return 'got'; }, set(v) { log.push(['set', v]); } }),
  derived: () => new (class extends Array {})(1, 2, 3), object: () => ({ 0: 1, 1: 2, length: 2 }), noLength: () => ({ 0: 'zero' }),
  u8: () => new Uint8Array([1, 2, 300]), i8: () => new Int8Array([1, 2, 200]), clamped: () => new Uint8ClampedArray([1, -2, 300]), i16: () => new Int16Array([1, 2, 70000]),
  u16: () => new Uint16Array([1, 2, 70000]), i32: () => new Int32Array([1, 2, 2 ** 31]), u32: () => new Uint32Array([1, 2, 2 ** 32 - 1]), f32: () => new Float32Array([0.1, -0, NaN]),
  f64: () => new Float64Array([0.1, -0, NaN]), b64: () => new BigInt64Array([1n, 2n, -1n]), offset: () => new Int32Array(new Int32Array([1, 2, 3, 4]).buffer, 4, 2),
  detached: () => { const a = new Int32Array(3); a.buffer.transfer(); return a; },
  resizable: () => { const b = new ArrayBuffer(8, { maxByteLength: 16 }); const a = new Uint8Array(b); a[2] = 5; b.resize(4); return a; },
  text: () => 'text', boxed: () => new String('boxed'), args: () => (function () { return arguments; })(1, 2, 3), mapped: () => (function (a, b) { a = 7; return arguments; })(1, 2),
  number: () => 5, nul: () => null, undef: () => undefined, func: () => function (a, b) {},
  proxy: () => new Proxy([1, 2], { get(t, k, r) { log.push('get ' + String(k)); return Reflect.get(t, k, r); } }),
};
const indices = [0, 1, 2, 3, -1, 0.5, 1.0, -0, NaN, 4294967295, 4294967294, '0', '1', '01', 'length', 'x', true, null, undefined, Symbol.iterator, 1n, { toString() { log.push('toString'); return '1'; } }];
const values = [9, 2.5, -0, NaN, 'v', null, undefined, {}, 3n, true, 2 ** 40];

for (const [training, makerOf] of Object.entries({ ints: makers.ints, doubles: makers.doubles, mixed: makers.mixed, u8: makers.u8, f64: makers.f64, text: makers.text })) {
  // Functions of their own for each kind that they are compiled with.
  const [g, s, su, so, fi, sh, sw, up] = eval(`[${[get, set, sum, sumOf, fill, shift, swap, update].map((f) => '(' + f + ')').join()}]`);
  warm(g, makerOf(), 1); warm(su, makerOf()); warm(so, makerOf());
  if (training !== 'text') { const a = makerOf(); warm(s, a, 1, a[0]); warm(fi, a, a[0]); warm(sh, a); warm(sw, a, 0, 2); warm(up, a, 0); }
  for (const [name, maker] of Object.entries(makers)) {
    print(training, name, indices.map((i) => attempt(g, maker(), i)), attempt(su, maker()), attempt(so, maker()));
    if (name !== 'sparse') print(training, name, attempt(fi, maker(), 4), attempt(fi, maker(), 0.5), attempt(sh, maker()), attempt(sw, maker(), 0, 1), attempt(up, maker(), 1), attempt(up, maker(), 3));
    if (['ints', 'doubles', 'u8'].includes(training) && name !== 'sparse') for (const i of [0, 2, 3, 7, -1, '1', 1.5, 'x']) print(training, name, i, values.map((v) => attempt((a) => { const r = s(a, i, v); return [r?.[i], r?.length]; }, maker())));
  }
}
print(log.length, log.slice(0, 40));

// Elements of prototypes show through holes; an index below zero is a property.
function readHole(a) { return [a[0], a[1], a[5], a[-1]]; }
warm(readHole, [1, , 3]);
print(readHole([1, , 3]));
Array.prototype[1] = 'below'; print(readHole([1, , 3])); Array.prototype[-1] = 'negative'; print(readHole([1, 2]));
Object.prototype[5] = 'deep'; print(readHole([, 1])); delete Array.prototype[1]; delete Array.prototype[-1]; delete Object.prototype[5]; print(readHole([1, , 3]));
function storeHole(a, i, v) { a[i] = v; return a.length; }
warm(storeHole, [], 0, 1);
Object.defineProperty(Array.prototype, 3, { set(v) { log.push('proto set ' + v); }, configurable: true });
print(storeHole([1, 2, 3], 3, 4), storeHole([], 0, 1), log.at(-1)); delete Array.prototype[3];

// Elements that are added at the end, where nothing and where something intercepts that.
for (const first of [1, 0.5, 'text']) {
  const extend = eval('(a, v) => { for (let i = a.length, n = i + 3; i < n; i++) a[i] = v; return a; }');
  warm(() => extend([first], first));
  for (const [name, maker] of Object.entries(makers)) if (name !== 'sparse' && name !== 'proxy') print(first, name, [2, 1.25, -0, 'x', undefined].map((v) => attempt(extend, maker(), v)));
  Object.defineProperty(Array.prototype, 4, { set(v) { log.push('set at 4: ' + v); }, configurable: true }); print(extend([1, 2, 3], 7), log.at(-1)); delete Array.prototype[4];
}

// Arrays that grow, shrink and change their kind inside a loop.
function build(n) { const a = []; for (let i = 0; i < n; i++) { a[i] = i; if (i === 50) a[i] = 0.5; if (i === 100) a[i] = 'text'; if (i === 150) delete a[3]; if (i === 160) a.length = 100; } return a; }
warm((n) => build(n).length, 5); print(build(40).length, build(60), build(120).length, build(155)[3], build(200).length);
function matrix(n) { const m = []; for (let i = 0; i < n; i++) { m.push([]); for (let j = 0; j < n; j++) m[i][j] = i * j; } let s = 0; for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) s += m[i][j]; return s; }
warm(matrix, 3); print(matrix(20));
function stack(n) { const s = []; let out = ''; for (let i = 0; i < n; i++) { s.push(i, i * 0.5); if (i % 3 == 0) out += s.pop() + ','; if (i % 7 == 0) out += s.shift() + ';'; } return out + s.length; }
warm(stack, 4); print(stack(30));
function bytes(n) { const b = new Uint8Array(n); for (let i = 0; i < n; i++) b[i] = i * 7 + (b[i - 1] | 0); let h = 0; for (let i = 0; i < n; i++) h = (h * 31 + b[i]) | 0; return h; }
warm(bytes, 9); print(bytes(1000), bytes(0));
function words(n) { const w = new Uint32Array(n); w[0] = 0xffffffff; for (let i = 1; i < n; i++) w[i] = (w[i - 1] * 3 + i) >>> 0; return [w[n - 1], w[0] + 1, w[0] | 0, w[0] > 5]; }
warm(words, 9); print(words(100));
function chars(s) { let n = 0; for (let i = 0; i < s.length; i++) if (s[i] === 'a' || s.charCodeAt(i) === 98) n++; else n += s.charCodeAt(i) > 255 ? 10 : 0; return n; }
warm(chars, 'abc'); print(chars('banana'), chars('b\u0101\ud83d\ude00a'), chars(''), attempt(chars, 5), attempt(chars, ['a', 'x']), attempt(chars, null));

// Elements that are read and written, whose key and base change.
function bump(o, k) { o[k]++; o[k] += 2; return o[k]; } warm(() => bump([1, 2, 3], 1)); const keyed = { '-1': 5, a: 1, 'longer than eight': 2 };
print(bump([1, 2, 3], 1), bump([1.5], 0), bump(keyed, 'a'), bump(keyed, -1), bump(keyed, 'longer than eight'), bump([1], '0'), bump([1, 2], 1.0), bump([1, 2], 1.5), bump('ab', 1), bump(keyed, { toString() { print('key'); return 'a'; } }));
for (const o of [null, undefined]) try { bump(o, { toString() { print('not called'); } }); } catch (e) { print(e.message); } try { bump(null, 1); } catch (e) { print(e.message); } warm(() => bump({ a: 1 }, 'a')); print(bump(keyed, 'a'), keyed);
