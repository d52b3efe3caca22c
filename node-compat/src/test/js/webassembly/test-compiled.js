'use strict';
// A module that has become hot, whose functions are compiled then: it must do what it does at the start.
const leb = (n) => (n < 128 ? [n] : [(n & 127) | 128, ...leb(n >>> 7)]);
const section = (id, ...items) => {
  const body = [items.length, ...items.flat(3)];
  return [id, ...leb(body.length), ...body];
};
const bytesOf = (text) => [text.length, ...Buffer.from(text)];
const type = (params, results) => [0x60, params.length, ...params, results.length, ...results];
const code = (...body) => {
  const all = [0, ...body, 0x0b];
  return [...leb(all.length), ...all];
};
const I32 = 0x7f;
const names = ['host', 'fib', 'divide', 'grow', 'indirect', 'callHost', 'load', 'stop', 'deep', 'pair', 'truncate', 'recur', 'vectors', 'callVectors'];
const module = new WebAssembly.Module(
  new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, type([I32], [I32]), type([I32, I32], [I32]), type([I32], [I32, I32])),
    ...section(2, [bytesOf('env'), bytesOf('host'), 0, 0]),
    ...section(3, 0, 1, 0, 1, 0, 0, 0, 0, 2, 0, 0, 0, 0),
    ...section(4, [0x70, 0, 4]),
    ...section(5, [1, 1, 3]),
    ...section(7, ...names.slice(1).map((name, i) => [bytesOf(name), 0, i + 1]), [bytesOf('memory'), 2, 0]),
    ...section(9, [0, 0x41, 0, 0x0b, 3, 1, 2, 0]),
    ...section(
      10,
      code(0x20, 0, 0x41, 2, 0x48, 0x04, I32, 0x20, 0, 0x05, 0x20, 0, 0x41, 1, 0x6b, 0x10, 1, 0x20, 0, 0x41, 2, 0x6b, 0x10, 1, 0x6a, 0x0b),
      code(0x20, 0, 0x20, 1, 0x6d),
      code(0x20, 0, 0x40, 0),
      code(0x20, 0, 0x20, 1, 0x11, 0, 0),
      code(0x20, 0, 0x10, 0, 0x41, 1, 0x6a),
      code(0x20, 0, 0x28, 2, 0),
      code(0x00),
      code(0x20, 0, 0x10, 8, 0x41, 1, 0x6a),
      code(0x20, 0, 0x20, 0, 0x41, 1, 0x6a),
      code(0x20, 0, 0xb2, 0x43, 0, 0, 0x80, 0x7f, 0x94, 0xa8),
      code(0x20, 0, 0x45, 0x04, I32, 0x41, 0, 0x05, 0x20, 0, 0x10, 5, 0x0b),
      // The sum of fib(n), called by name and through the table, as lanes of vectors: a function that is never compiled.
      code(0x20, 0, 0x10, 1, 0xfd, 17, 0x20, 0, 0x41, 0, 0x11, 0, 0, 0xfd, 17, 0xfd, 0xae, 1, 0xfd, 27, 2),
      code(0x20, 0, 0x10, 12),
    ),
  ]),
);

function observe() {
  const seen = [];
  const attempt = (label, action) => {
    try {
      seen.push(`${label} ${action()}`);
    } catch (error) {
      seen.push(`${label} ${error.constructor.name}: ${error.message}`);
    }
  };
  const host = (n) => {
    if (n === 7) throw new SyntaxError('from the host');
    return n > 100 ? exports.recur(n - 100) : n * 2;
  };
  const { exports } = new WebAssembly.Instance(module, { env: { host } });
  attempt('fib', () => exports.fib(15));
  attempt('divide', () => exports.divide(-7, 2));
  attempt('by zero', () => exports.divide(1, 0));
  attempt('overflow', () => exports.divide(-(2 ** 31), -1));
  attempt('indirect', () => exports.indirect(10, 0));
  attempt('indirect host', () => exports.indirect(10, 2));
  attempt('other type', () => exports.indirect(10, 1));
  attempt('no function', () => exports.indirect(10, 3));
  attempt('outside the table', () => exports.indirect(10, 4));
  attempt('host', () => exports.callHost(4));
  attempt('host throws', () => exports.callHost(7));
  attempt('through the host', () => exports.recur(250));
  attempt('load', () => exports.load(65532));
  attempt('outside the memory', () => exports.load(65533));
  attempt('at -1', () => exports.load(-1));
  const { buffer } = exports.memory;
  attempt('grow', () => `${exports.grow(1)} ${buffer.byteLength} ${exports.memory.buffer.byteLength} ${exports.load(65536)}`);
  attempt('grow too much', () => exports.grow(2));
  new Int32Array(exports.memory.buffer)[5] = 55;
  attempt('load what JavaScript wrote', () => exports.load(20));
  attempt('stop', () => exports.stop());
  attempt('deep', () => exports.deep(1));
  attempt('pair', () => exports.pair(4));
  attempt('truncate', () => exports.truncate(0));
  attempt('vectors', () => exports.callVectors(10));
  return seen.join('\n');
}

const before = observe();
console.log(before);

// What runs in the interpreter takes more than a hundredth of a second.
const { fib } = new WebAssembly.Instance(module, { env: { host() {} } }).exports;
const start = performance.now();
let hot = false;
for (const wait = new Int32Array(new SharedArrayBuffer(4)); !hot && performance.now() - start < 60_000; Atomics.wait(wait, 0, 0, 10)) {
  const from = performance.now();
  fib(22);
  hot = performance.now() - from < 10;
}
console.log('hot', hot, observe() === before);
if (observe() !== before) console.log(observe());
