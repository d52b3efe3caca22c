'use strict';

const { spawnSync } = require('node:child_process');
const ffi = require('node:ffi');
const { outcome, written } = require('./outcome.js');

const c = new ffi.DynamicLibrary('libc.so.6');
const { malloc, memset } = c.getFunctions({
  malloc: { return: 'pointer', arguments: ['uint64'] },
  memset: { return: 'pointer', arguments: ['pointer', 'int32', 'uint64'] },
});
const memory = malloc(64);
memset(memory, 0, 64);
const text = (value) => (value === memory ? 'memory' : typeof value === 'object' ? JSON.stringify(value) : String(value));

// ---- Values --------------------------------------------------------------------------------------------------------

const numbers = [0, 1, -1, 127, 128, -129, 255, 256, 32767, 32768, -32769, 65535, 65536, 2 ** 31 - 1, 2 ** 31];
numbers.push(-(2 ** 31), -(2 ** 31) - 1, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53, -(2 ** 53) + 1, 1.5, NaN, 1e300);
const values = [...numbers, 1n, -1n, 2n ** 63n - 1n, 2n ** 63n, 2n ** 64n - 1n, 2n ** 64n, -(2n ** 63n), -(2n ** 63n) - 1n];
values.push('1', true, null, undefined, {});

for (const type of 'Int8 Uint8 Int16 Uint16 Int32 Uint32 Int64 Uint64 Float32 Float64'.split(' ')) {
  const get = ffi[`get${type}`];
  const set = ffi[`set${type}`];
  for (const given of [[], [1], [null], [-1n], [0n], [2n ** 64n], [2n ** 64n - 4n, 8]]) {
    outcome(`get${type} ${given}`, () => get(...given));
  }
  for (const offset of [-1, 1.5, '1', 1n, null, NaN, 2 ** 53]) {
    outcome(`get${type} at ${String(offset)}`, () => get(memory, offset));
    outcome(`set${type} at ${String(offset)}`, () => set(memory, offset, 1));
  }
  for (const given of [[], [1], [memory], [memory, 0], [memory, undefined, 1], [0n, 0, 1], [1, 0, 1]]) {
    outcome(`set${type} ${given.map(text)}`, () => set(...given));
  }
  for (const value of values) outcome(`${type} ${text(value)}`, () => [set(memory, 8, value), get(memory, 8)]);
  set(memory, 3, 77);
  outcome(`${type} unaligned`, () => get(memory, 3));
}

// ---- Texts and bytes -----------------------------------------------------------------------------------------------

for (const pointer of [undefined, 1, null, 'x', -1n, 2n ** 64n, 0n]) {
  outcome(`toString ${String(pointer)}`, () => ffi.toString(pointer));
}
const ranges = [[], [1], [null, 1], [0n], [-1n, 1], [2n ** 64n, 1], [0n, 0], [0n, 4], [memory], [memory, -1], [memory, 1.5]];
ranges.push([memory, '1'], [memory, 1n], [memory, NaN], [memory, 2 ** 53], [memory, 2 ** 40], [memory, 0], [0n, 0, false]);
ranges.push([0n, 4, false], [memory, 4, 1], [memory, 4, null], [2n ** 64n - 2n, 8]);
for (const range of ranges) {
  outcome(`toBuffer ${range.map(text)}`, () => ffi.toBuffer(...range));
  outcome(`toArrayBuffer ${range.map(text)}`, () => ffi.toArrayBuffer(...range));
}
ffi.exportString('shared añ', memory, 20);
console.log(ffi.toString(memory));
const copy = ffi.toBuffer(memory, 6);
const view = ffi.toBuffer(memory, 6, false);
const bytes = new Uint8Array(ffi.toArrayBuffer(memory, 6, false));
view[0] = 'S'.charCodeAt(0);
console.log(ffi.toString(memory), bytes[0], copy.toString(), view.parent === view.buffer, view.byteOffset);
ffi.setInt8(memory, 1, 'H'.charCodeAt(0));
memset(memory + 2n, 'x'.charCodeAt(0), 2);
console.log(view.toString(), Buffer.from(bytes).toString(), copy.toString());

for (const given of [[], [1], ['abc'], ['abc', memory], ['abc', memory, 3], ['abc', memory, '4'], ['abc', memory, -1]]) {
  outcome(`exportString ${given.map(text)}`, () => ffi.exportString(...given));
}
for (const given of [['abc', 1, 4], ['abc', 0n, 4], ['abc', -1n, 4], ['abc', memory, 7, 'utf16le'], ['abc', 2n ** 64n - 2n, 8]]) {
  outcome(`exportString ${given.map(text)}`, () => ffi.exportString(...given));
}
for (const encoding of ['utf16le', 'UCS2', 'hex', 'nope', null, 1]) {
  outcome(`exportString ${encoding}`, () => ffi.exportString('abcd', memory, 32, encoding));
}
const sources = [undefined, 1, Buffer.from('abc'), Buffer.alloc(0), new ArrayBuffer(3), new SharedArrayBuffer(3)];
sources.push(new Uint8Array(3), new DataView(new ArrayBuffer(3)), new Uint16Array(2), new Uint8Array(new SharedArrayBuffer(3)));
for (const name of ['exportBuffer', 'exportArrayBuffer', 'exportArrayBufferView']) {
  for (const source of sources) {
    const kind = source?.constructor?.name;
    outcome(`${name} ${kind}`, () => ffi[name](source, memory, 3));
    outcome(`${name} ${kind} small`, () => ffi[name](source, memory, 2));
    outcome(`${name} ${kind} null`, () => ffi[name](source, 0n, 8));
    outcome(`${name} ${kind} number`, () => ffi[name](source, 1, 8));
    outcome(`${name} ${kind} undefined`, () => ffi[name](source, memory));
  }
}

// ---- The program's own bytes ---------------------------------------------------------------------------------------

const detached = new Uint8Array(8);
const detachedBuffer = new ArrayBuffer(8);
structuredClone(null, { transfer: [detached.buffer, detachedBuffer] });
for (const source of [undefined, null, 1, 'x', {}, 5n, detached, detachedBuffer, new SharedArrayBuffer(8)]) {
  outcome(`getRawPointer ${source?.constructor?.name}`, () => written(ffi.getRawPointer(source)));
}
const own = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]);
const pointer = ffi.getRawPointer(own);
ffi.setInt16(pointer, 0, 0x0a0b);
own[2] = 99;
console.log(own, ffi.getUint8(pointer, 2), ffi.getRawPointer(own.subarray(3)) - pointer, ffi.getRawPointer(own) === pointer);
memset(pointer, 7, 4);
console.log(own);
outcome('loop', () => ffi.getCurrentEventLoop());

// ---- Permissions ---------------------------------------------------------------------------------------------------

const restricted = `
  const ffi = require('node:ffi');
  for (const name of Object.keys(ffi)) {
    if (typeof ffi[name] !== 'function' || /^dl(sym|close)$/.test(name)) continue;
    try { new.target; ffi[name](); console.log(name, 'returned'); } catch (error) { console.log(name, error.code, error.permission, error.resource); }
  }
  try { new ffi.DynamicLibrary(1); } catch (error) { console.log(error.message, Object.keys(error)); }
  console.log(process.permission?.has('ffi'));`.replace('new.target; ', '');
for (const flags of [['--permission'], ['--permission', '--allow-ffi'], ['--no-experimental-ffi']]) {
  const { status, stdout } = spawnSync(process.execPath, ['--no-warnings', ...flags, '-e', restricted]);
  console.log(flags.join(' '), status);
  console.log(stdout.toString());
}
const dropped = `
  const ffi = require('node:ffi');
  const c = new ffi.DynamicLibrary('libc.so.6');
  const abs = c.getFunction('abs', { return: 'int32', arguments: ['int32'] });
  process.permission.drop('ffi');
  for (const use of [() => abs(-1), () => typeof c.getSymbol('abs'), () => typeof c.registerCallback(() => {}), () => ffi.toString(0n)]) {
    try { console.log(use()); } catch (error) { console.log(error.code); }
  }`;
console.log(spawnSync(process.execPath, ['--no-warnings', '--permission', '--allow-ffi', '-e', dropped]).stdout.toString());
