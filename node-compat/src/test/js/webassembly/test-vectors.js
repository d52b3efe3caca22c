'use strict';
// Every vector instruction by its opcode, on lanes at the limits and random ones: a hash of all results. Where an
// instruction may choose the bits of NaN, they are made equal.
const { createHash } = require('crypto');
const leb = (n) => (n < 128 ? [n] : [(n & 127) | 128, ...leb(n >>> 7)]);
const section = (id, ...items) => {
  const body = [...leb(items.length), ...items.flat(3)];
  return [id, ...leb(body.length), ...body];
};
const bytesOf = (text) => [text.length, ...Buffer.from(text)];
const type = (params, results) => [0x60, params.length, ...params, results.length, ...results];
const code = (locals, ...body) => {
  const all = [locals.length, ...locals.flat(), ...body.flat(4), 0x0b];
  return [...leb(all.length), ...all];
};
const I32 = 0x7f, I64 = 0x7e, F32 = 0x7d, F64 = 0x7c, V128 = 0x7b;
const head = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

// The memory: operands at 0, 16 and 32, a number at 48, the result at 64.
const constant = (n) => [0x41, (n & 127) | 128, n >> 7];
const vector = (opcode, ...immediates) => [0xfd, ...leb(opcode), ...immediates];
const load = (at) => [constant(at), vector(0, 0, 0)];
const number = { [I32]: 0x28, [I64]: 0x29, [F32]: 0x2a, [F64]: 0x2b };
const store = { [I32]: 0x36, [I64]: 0x37, [F32]: 0x38, [F64]: 0x39, [V128]: 0xfd };
const give = (kind, ...body) => [constant(64), body, kind === V128 ? vector(11, 0, 0) : [store[kind], 0, 0]];
const A = load(0), B = load(16), C = load(32), N = (kind) => [constant(48), number[kind], 0, 0];

const bodies = new Map();
const add = (opcode, body, label = '') => bodies.set(`${opcode}${label}`, body);
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const all = (list) => list.flatMap((one) => (Array.isArray(one) ? range(...one) : one));

for (const opcode of range(0, 10)) add(opcode, give(V128, constant(3), vector(opcode, 0, 1)));
add(11, [constant(70), A, vector(11, 0, 3)]);
add(12, give(V128, vector(12, ...range(240, 255))));
add(13, give(V128, A, B, vector(13, 0, 31, 1, 30, 16, 15, 7, 7, 24, 3, 2, 17, 29, 8, 9, 10)));
for (const [i, kind] of [I32, I32, I32, I64, F32, F64].entries()) add(15 + i, give(V128, N(kind), vector(15 + i)));
for (const [opcode, kind, lanes] of [[21, I32, 16], [22, I32, 16], [24, I32, 8], [25, I32, 8], [27, I32, 4], [29, I64, 2], [31, F32, 4], [33, F64, 2]]) {
  for (let lane = 0; lane < lanes; lane++) add(opcode, give(kind, A, vector(opcode, lane)), `.${lane}`);
}
for (const [opcode, kind, lanes] of [[23, I32, 16], [26, I32, 8], [28, I32, 4], [30, I64, 2], [32, F32, 4], [34, F64, 2]]) {
  for (let lane = 0; lane < lanes; lane++) add(opcode, give(V128, A, N(kind), vector(opcode, lane)), `.${lane}`);
}
for (const opcode of all([14, [35, 76], [78, 81], 101, 102, [110, 115], [118, 121], 123, 130, 133, 134, [142, 147], 149, [150, 153], [155, 159], 174, 177, [181, 186], [188, 191], 206, 209, [213, 223], [228, 235], [240, 247]])) {
  add(opcode, give(V128, A, B, vector(opcode)));
}
for (const opcode of all([77, [94, 98], [103, 106], 116, 117, 122, [124, 129], [135, 138], 148, 160, 161, [167, 170], 192, 193, [199, 202], 224, 225, 227, 236, 237, 239, [248, 255]])) {
  add(opcode, give(V128, A, vector(opcode)));
}
add(82, give(V128, A, B, C, vector(82)));
for (const opcode of all([83, 99, 100, 131, 132, 163, 164, 195, 196])) add(opcode, give(I32, A, vector(opcode)));
for (let i = 0; i < 4; i++) {
  const last = (16 >> i) - 1;
  for (const lane of [0, last]) {
    add(84 + i, give(V128, constant(5), A, vector(84 + i, 0, 16, lane)), `.${lane}`);
    add(88 + i, [constant(66), A, vector(88 + i, 0, 1, lane)], `.${lane}`);
  }
}
add(92, give(V128, constant(2), vector(92, 0, 7)));
add(93, give(V128, constant(2), vector(93, 0, 7)));
for (const opcode of all([[107, 109], [139, 141], [171, 173], [203, 205]])) add(opcode, give(V128, A, N(I32), vector(opcode)));
console.log(new Set([...bodies.keys()].map((key) => parseInt(key))).size, 'opcodes');

const keys = [...bodies.keys()];
const bytes = new Uint8Array([
  ...head,
  ...section(1, type([], [])),
  ...section(3, ...keys.map(() => 0)),
  ...section(5, [0, 1]),
  ...section(7, [bytesOf('memory'), 2, 0], ...keys.map((key, i) => [bytesOf(key), 0, ...leb(i)])),
  ...section(10, ...keys.map((key) => code([], bodies.get(key)))),
]);
console.log(WebAssembly.validate(bytes));
const { exports: run } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
const memory = new Uint8Array(run.memory.buffer, 0, 96);
const view = new DataView(run.memory.buffer);

let seed = 12345;
const random = () => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) >>> 16;
const f32 = (...list) => new Uint8Array(new Float32Array(list).buffer);
const f64 = (...list) => new Uint8Array(new Float64Array(list).buffer);
const i16 = (...list) => new Uint8Array(new Int16Array(list).buffer);
const i32 = (...list) => new Uint8Array(new Int32Array(list).buffer);
const edges = [
  new Uint8Array(16), new Uint8Array(16).fill(255), new Uint8Array(16).fill(0x80), new Uint8Array(16).fill(0x7f),
  new Uint8Array(16).fill(1), Uint8Array.from(range(0, 15)), Uint8Array.from(range(10, 25)), Uint8Array.from(range(120, 135)),
  i16(-32768, 32767, -32768, 32767, 0, -1, 255, 256), i16(-32768, -32768, 32767, -1, 128, -128, -129, 127),
  i32(-(2 ** 31), 2 ** 31 - 1, -1, 0), i32(65536, -65536, 32768, -32769),
  f32(NaN, Infinity, -Infinity, -0), f32(0, -0, 0, 1), f32(0.5, 1.5, -0.5, -2.5), f32(2 ** 31, -(2 ** 31), 2 ** 32, 1e30),
  f32(1e-45, -1e-45, 3.4e38, -3.4e38), f32(-0.9, 2147483520, 4294967040, 0.1),
  f64(NaN, Infinity), f64(-Infinity, -0), f64(0, -0), f64(0.5, -1.5), f64(2.5, -0.5), f64(2 ** 31, -(2 ** 31) - 1),
  f64(2 ** 32, 2 ** 32 - 0.5), f64(1e300, -1e-300), f64(5e-324, 0.1), f64(-0.9, 1e39),
];
const cases = [];
for (let i = 0; i < edges.length; i++) {
  for (const j of [i, (i + 1) % edges.length, (i * 7 + 3) % edges.length]) cases.push([edges[i], edges[j], edges[(i + 5) % edges.length]]);
}
for (let i = 0; i < 60; i++) cases.push([0, 1, 2].map(() => Uint8Array.from({ length: 16 }, random)));
const shifts = [0, 1, 7, 8, 9, 15, 16, 31, 32, 33, 63, 64, 65, -1, -2147483648];

const singles = new Set([...all([[103, 106], 94, [227, 233]])].map(String));
const doubles = new Set([...all([116, 117, 122, 148, 95, [239, 245]])].map(String));
for (const key of keys) {
  const hash = createHash('sha256');
  for (const [i, [a, b, c]] of cases.entries()) {
    memory.fill(0);
    memory.set(a, 0);
    memory.set(b, 16);
    memory.set(c, 32);
    memory.set(b, 48);
    if (/^(10[789]|139|14[01]|17[123]|20[345])$/.test(key)) view.setInt32(48, shifts[i % shifts.length], true);
    run[key]();
    if (singles.has(key)) for (let at = 64; at < 80; at += 4) if (Number.isNaN(view.getFloat32(at, true))) view.setFloat32(at, NaN, true);
    if (doubles.has(key)) for (let at = 64; at < 80; at += 8) if (Number.isNaN(view.getFloat64(at, true))) view.setFloat64(at, NaN, true);
    hash.update(memory.subarray(64));
  }
  console.log(key, hash.digest('hex').slice(0, 16));
}

// Vectors as locals, parameters, results, globals, and at the border to JavaScript.
const attempt = (label, action) => {
  try {
    console.log(label, action());
  } catch (error) {
    console.log(label, error.constructor.name, error.message);
  }
};
const mixed = new WebAssembly.Module(
  new Uint8Array([
    ...head,
    ...section(1, type([V128, I32], [V128]), type([I32], [I32]), type([], [V128]), type([V128], []), type([], [])),
    ...section(2, [bytesOf('env'), bytesOf('take'), 0, 3]),
    ...section(3, 0, 1, 2, 3, 4, 1, 1),
    ...section(5, [0, 1]),
    ...section(6, [V128, 1, 0xfd, 12, ...range(1, 16), 0x0b]),
    ...section(7, [bytesOf('sum'), 0, 2], [bytesOf('give'), 0, 3], [bytesOf('take'), 0, 4], [bytesOf('out'), 0, 5], [bytesOf('outside'), 0, 6], [bytesOf('vector'), 3, 0], [bytesOf('blocks'), 0, 7]),
    ...section(
      10,
      code([], 0x20, 0, 0x20, 1, vector(17), vector(174)),
      code([[1, V128]], 0x23, 0, 0x21, 1, 0x20, 1, 0x20, 0, 0x10, 1, 0x22, 1, 0x20, 1, 0x20, 0, 0x1b, 0x24, 0, 0x23, 0, vector(27, 3)),
      code([], 0x23, 0),
      code([]),
      code([], 0x23, 0, 0x10, 0),
      code([], 0x20, 0, vector(0, 0, 0), vector(27, 0)),
      // Adds the global so many times, in a loop with a vector as its result; then a branch with a vector out of a block.
      code(
        [[1, I32], [2, V128], [1, I32]],
        [0x03, V128, 0x20, 2, 0x23, 0, vector(174), 0x22, 3, 0x21, 2],
        [0x20, 1, 0x41, 1, 0x6a, 0x22, 1, 0x20, 0, 0x48, 0x0d, 0, 0x20, 2, 0x20, 3, vector(81), 0x20, 2, vector(174), 0x0b],
        [0x21, 3, 0x02, V128, 0x20, 3, 0x20, 0, 0x41, 5, 0x4a, 0x0d, 0, 0x1a, 0x23, 0, 0x0b],
        [0x20, 0, 0x04, V128, 0x20, 2, 0x05, 0x20, 3, 0x0b, vector(174), 0x21, 3],
        [0x20, 3, vector(27, 1), 0x20, 3, vector(27, 2), 0x73],
      ),
    ),
  ]),
);
const { exports: border } = new WebAssembly.Instance(mixed, { env: { take() {} } });
console.log(border.sum(5), border.sum(-1), border.sum(100000));
console.log(border.blocks(0), border.blocks(3), border.blocks(9));
attempt('result', () => border.give());
attempt('parameter', () => border.take(1));
attempt('import', () => border.out());
attempt('last', () => border.outside(65520));
attempt('outside', () => border.outside(65521));
attempt('global', () => border.vector.value);
attempt('set global', () => (border.vector.value = 1));
attempt('new global', () => new WebAssembly.Global({ value: 'v128', mutable: true }).value);
