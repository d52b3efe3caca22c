// Sums and products of which only the low 32 bits are used, or that are only used as doubles, unsigned integers, and lengths of typed arrays.
const words = new Uint32Array([0, 1, 2 ** 31, 2 ** 32 - 1, 0xdeadbeef, 7, 2 ** 31 - 1, 99]);
const bytes = new Uint8Array([0, 1, 127, 128, 255, 3, 4, 5]);
const functions = {
  sum: (a, b, c) => (a + b + c) | 0,
  difference: (a, b, c) => (a - b - c) >>> 0,
  hash: (a, b, c) => (a * 31 + b * 17 - c) | 0,
  negativeFactor: (a, b) => (a * -3 + b * 0) & 255,
  // What is used other than by its low bits keeps all of them.
  both: (a, b) => { const s = a + b; return [s | 0, s]; },
  product: (a, b) => (a * b) | 0,
  imul: (a, b) => Math.imul(a, b) ^ (a * 65599),
  negativeZero: (a) => { const p = a * -1; return [p | 0, Object.is(p, -0)]; },
  moved: (a, b) => { let s = a + b; const t = s; s = 1; return (t ^ s) + 0.5; },
  conditional: (a, b) => { let s = a + b; if (a > 5) s = s | 0; return s; },
  table: (a, b) => { let h = 0; for (let i = 0; i < 8; i++) h = (h + words[(a + i) & 7] + bytes[(b + i) & 7] + a) | 0; return h; },
  outOfBounds: (a, b) => { let h = 0; for (let i = 0; i < 3; i++) h = (h + a + words[(a & 7) + i] + b) | 0; return h; },
  rotate: (a, b) => { const r = (x, n) => (x >>> n) | (x << (32 - n)); return r(a, 7) ^ r(b + a, 13) ^ (words[3] + a >>> 1); },
  unsigned: (a, b) => { const u = a >>> b; return [u, u + 1, u > 5, -u, u | 0, `${u}`]; },
  store: (a, b) => { const t = [new Int8Array(2), new Uint8Array(2), new Uint8ClampedArray(2), new Uint16Array(2), new Int32Array(2), new Uint32Array(2), new Float32Array(2), new Float64Array(2), new Float16Array(2)]; for (const x of t) { x[0] = a + b; x[1] = a - b; x[2] = a; } return t.map((x) => [...x, x.length]); },
  handler: (a, b) => { let s = 1; try { s = a + b; if (a > 9) null.x; s = s | 0; } catch { return s; } return s; },
  loop: (a, b) => { let x = a, n = 0; while (x > 1 && n < 40) { x = x & 1 ? (x * 3 + b) | 0 : x >>> 1; n++; } return [x, n]; },
  carried: (a, b) => { let u = a; for (let i = 0; i < 4; i++) u = (u ^ b) >>> 0; return u; },
  string: (a, b) => (a + b) | 0,
  // What is only used as a double may be -0 and exceed int32.
  reciprocal: (a, b) => 1 / ((a + b) * (a + b + 1) / 2 + a + 1),
  half: (a, b) => (a - b) * 0.5,
  inverse: (a, b) => 1 / (a * b) + 1 / (a - b) + 1 / (a * -1),
  quotient: (a, b) => 0.5 * (a * 6 / 3) + 1 / (b / -1),
  large: (a, b) => 0.5 * (a * b + a * 65599 - b * a),
  copied: (a, b) => { let s = a + b; const t = s; s = t * 2; return 1.5 / t - 1 / s; },
  exact: (a, b) => { const s = a + b; return [s / 7, s]; },
  branching: (a, b) => { const s = a * b; return a > b ? s / 7 : s; },
  guarded: (a, b) => { const s = a + b; try { if (a > 9) null.x; return s / 7; } catch { return s; } },
  accumulated: (a, b) => { let t = 0.5; for (let i = 0; i < 4; i++) t += (a + i) * (b - i) / 4; return t; },
};
const numbers = [0, 1, -1, 5, 1000, 2147483647, -2147483648, 4294967295, 2 ** 53, -(2 ** 53), 1e300, 0.5, -0, NaN, Infinity, '7', 'x', null, undefined, 2n, { valueOf() { return 3; } }];
for (const [name, f] of Object.entries(functions)) {
  for (const training of [[], [[3, 4, 5]], [[2147483647, 2147483647, 1], [-2147483648, -5, 7]], [[4294967295, 1.5, 2]]]) {
    const g = eval(`(${f})`);
    for (const arguments_ of training) warm(g, ...arguments_);
    for (const a of numbers) print(name, training, numbers.map((b) => attempt(g, a, b, 1)));
  }
}

const length = (a) => a.length;
warm(length, bytes);
print(length(bytes), length(words), length(new Uint8Array(0)));
const detached = new Uint8Array(5); detached.buffer.transfer();
const buffer = new ArrayBuffer(4, { maxByteLength: 8 }), tracking = new Uint8Array(buffer), fixed = new Uint8Array(buffer, 0, 4);
print(length(detached), length(tracking), length(fixed)); buffer.resize(2); print(length(tracking), length(fixed));
const own = new Uint8Array(3); Object.defineProperty(own, 'length', { value: 'own' }); print(length(own), length(bytes));
const view = (a) => { let s = 0; for (let i = 0; i < a.length; i++) { a[i] += 1; s += a[i]; } return s; };
warm(view, new Uint8Array(bytes)); print(view(bytes), view(tracking), view(detached), view(new Uint8Array(words.buffer, 3, 6)), [...words]);
const shared = new Int32Array(new SharedArrayBuffer(16)); print(view(shared), [...shared]);
const growing = new Uint8Array(new SharedArrayBuffer(2, { maxByteLength: 4 })); print(view(growing)); growing.buffer.grow(4); print(view(growing), [...growing]);
const prototype = Object.getPrototypeOf(Uint8Array.prototype), original = Object.getOwnPropertyDescriptor(prototype, 'length');
Object.defineProperty(prototype, 'length', { get() { return 'changed'; } }); print(length(bytes), attempt(view, bytes));
Object.defineProperty(prototype, 'length', { get: Object.getOwnPropertyDescriptor(prototype, 'byteLength').get }); print(length(words));
Object.defineProperty(prototype, 'length', original); print(length(words));

// Products of integers whose ranges bit operators bound; they are exact where only low bits are used, and -0 and large products keep their values elsewhere.
function halfDigits(x, y, c) { const xl = x & 0x3fff, xh = x >> 14, yl = y & 0x3fff, yh = y >> 14, m = xh * yl + yh * xl; const l = xl * yl + ((m & 0x3fff) << 14) + c; return [l & 0xfffffff, (l >> 28) + (m >> 14) + xh * yh]; }
warm(() => halfDigits(12345678, 87654321, 5)); print(halfDigits(0xfffffff, 0xfffffff, 0xfffffff), halfDigits(-1, -2147483648, 2147483647), halfDigits(2147483647, 2147483647, 2147483647), halfDigits(-5, 0, -1), halfDigits(0, 0, 0), halfDigits(1.5, 2 ** 40, 0.5), halfDigits('7', null, 1));
function lowBits(x, y) { const p = (x & 0x3fff) * y; return [p | 0, (p + p) >>> 0, (x >> 3) * y & 255, (x >>> 1) * y | 0, x * y | 0, (x & 0) * y | 0]; } warm(() => lowBits(1234, 5678)); print(lowBits(-1, 2147483647), lowBits(2147483647, -2147483648), lowBits(16383, -1), lowBits(0, -7), lowBits(-2147483648, -2147483648), lowBits(99999.5, 3), lowBits(7, 2 ** 33));
function wholeProduct(x, y) { const p = (x & 0xff) * (y >> 24), q = (x & 0xff) * y; return [Object.is(p, -0), p, q, 1 / p]; } warm(() => wholeProduct(3, 1 << 25)); print(wholeProduct(0, -1), wholeProduct(0, 1), wholeProduct(255, -2147483648), wholeProduct(255, 2147483647));
const octets = new Uint8Array([0, 1, 128, 255]), signedShorts = new Int16Array([-32768, -1, 0, 32767]); function typedProducts(f) { let s = 0; for (let i = 0; i < 4; i++) s = (s + octets[i] * signedShorts[i] * f) | 0; return s; } warm(() => typedProducts(3)); print(typedProducts(2147483647), typedProducts(-2147483648), typedProducts(0.5), typedProducts(-0));
