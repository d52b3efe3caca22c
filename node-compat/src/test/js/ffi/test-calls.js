'use strict';

const ffi = require('node:ffi');
const { outcome, written } = require('./outcome.js');

const c = new ffi.DynamicLibrary('libc.so.6');

// ---- Numbers -------------------------------------------------------------------------------------------------------

const numbers = [0, 1, -1, -0, 1.5, 127, 128, -128, -129, 255, 256, 32767, 32768, -32769, 65535, 65536];
numbers.push(2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 2 ** 32 - 1, 2 ** 32, 2 ** 53 - 1, 2 ** 53, NaN, Infinity);
const values = [...numbers, 1n, -1n, 2n ** 63n - 1n, 2n ** 63n, 2n ** 64n - 1n, 2n ** 64n, -(2n ** 63n), -(2n ** 63n) - 1n];
values.push('1', '', true, null, undefined, {}, [], Symbol('s'), () => {}, Object(1));
const text = (value) => (Object(value) === value ? typeof value : String(value));

for (const type of ['char', 'int8', 'u8', 'bool', 'i16', 'uint16', 'int32', 'u32', 'int64', 'uint64', 'float', 'f64']) {
  const isFloat = type === 'float' || type === 'f64';
  const library = new ffi.DynamicLibrary(isFloat ? 'libm.so.6' : 'libc.so.6');
  const name = isFloat ? (type === 'float' ? 'fabsf' : 'fabs') : /64/.test(type) ? 'labs' : 'abs';
  const call = library.getFunction(name, { return: type, arguments: [type] });
  const results = new Map();
  for (const value of values) {
    let result;
    try {
      result = call(value);
    } catch (error) {
      result = `${error.name} ${error.code} ${error.message}`;
    }
    // Narrow results of abs have bits that depend on how a value is widened.
    if (typeof result !== 'string' && !isFloat && !/64|32/.test(type)) result = 'a number';
    results.set(result, [...(results.get(result) ?? []), text(value)]);
  }
  for (const [result, given] of results) console.log(type, result, '<-', given.join(' '));
}

// ---- Pointers ------------------------------------------------------------------------------------------------------

const { strlen, memcpy, malloc, free, strchr, memset } = c.getFunctions({
  strlen: { return: 'uint64', arguments: ['string'] },
  memcpy: { return: 'pointer', arguments: ['buffer', 'buffer', 'uint64'] },
  malloc: { return: 'pointer', arguments: ['uint64'] },
  free: { arguments: ['pointer'] },
  strchr: { return: 'string', arguments: ['buffer', 'int32'] },
  memset: { return: 'pointer', arguments: ['arraybuffer', 'int32', 'uint64'] },
});
const detached = new Uint8Array(8);
const detachedBuffer = new ArrayBuffer(8);
structuredClone(null, { transfer: [detached.buffer, detachedBuffer] });
const pointers = {
  text: 'añb',
  empty: '',
  'lone surrogate': 'a\ud800',
  zero: 'a\0b',
  buffer: Buffer.from('abc\0def\0'),
  part: Buffer.from('abc\0defg\0').subarray(5),
  floats: new Float64Array(1),
  view: new DataView(new Uint8Array([65, 66, 0, 67]).buffer, 1),
  'array buffer': new Uint8Array([65, 66, 0]).buffer,
  'shared view': new Uint8Array(new SharedArrayBuffer(4)),
  'shared buffer': new SharedArrayBuffer(4),
  'detached view': detached,
  'detached buffer': detachedBuffer,
  number: 1,
  negative: -1n,
  large: 2n ** 64n,
  boolean: true,
  object: {},
  function: () => {},
  symbol: Symbol('s'),
};
for (const [name, value] of Object.entries(pointers)) outcome(`strlen ${name}`, () => strlen(value));
outcome('too few', () => strlen());
outcome('too many', () => strlen('a', 'b'));
outcome('free(null)', () => free(null));
outcome('free()', () => free(undefined));

const from = Buffer.from('hello');
const to = Buffer.alloc(8, '.');
outcome('memcpy', () => memcpy(to, from, 5));
console.log(to.toString());
const overlapping = new Uint16Array([1, 2, 3, 4]);
memcpy(overlapping.subarray(2), overlapping, 4);
console.log(overlapping);
const filled = new ArrayBuffer(4);
memset(filled, 7, 3n);
console.log(filled);
const floats = new Float32Array(2);
memcpy(floats, Buffer.from([0, 0, 192, 63]), 4);
console.log(floats);

const haystack = Buffer.from('key=value\0');
const found = strchr(haystack, '='.charCodeAt(0));
console.log(typeof found, ffi.toString(found + 1n), strchr(haystack, 1));

const block = malloc(16);
console.log(written(block), memcpy(block, 'native text', 12) === block, ffi.toString(block), strlen(block));
free(block);

// ---- Many arguments ------------------------------------------------------------------------------------------------

const snprintf = c.getFunction('snprintf', {
  return: 'int32',
  arguments: ['buffer', 'uint64', 'string', 'int32', 'string', 'int64', 'int32', 'uint32', 'pointer', 'string'],
});
const line = Buffer.alloc(80);
console.log(snprintf(line, 80, '%d %s %ld %u %u %p %s', -3, 'two', -4n, 5, 6, null, 'end'));
console.log(ffi.toString(ffi.getRawPointer(line)));

const getenv = c.getFunction('getenv', { return: 'pointer', arguments: ['string'] });
console.log(getenv('NO_SUCH_VARIABLE'), ffi.toString(getenv('NO_SUCH_VARIABLE')));
