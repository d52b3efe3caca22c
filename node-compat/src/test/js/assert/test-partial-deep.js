'use strict';
// assert.partialDeepStrictEqual: bytes and items that occur in order, holes, errors with hidden parts.
const assert = require('assert');

const holds = (actual, expected) => {
  try {
    assert.partialDeepStrictEqual(actual, expected);
    return 1;
  } catch {
    return 0;
  }
};
const compareAll = (label, values) => {
  console.log(label);
  for (const actual of values) console.log(values.map((expected) => holds(actual, expected)).join(''));
};
const of = (...bytes) => Uint8Array.of(...bytes);
compareAll('bytes', [of(1, 2, 3), of(1, 2), of(2, 3), of(1, 3), of(3, 1), of(), new Uint8Array(5), new Int8Array([1, 2]), new Uint8ClampedArray([1]), Buffer.from([2, 3]), Object.assign(of(1, 2), { x: 1 })]);
compareAll('floats', [[1, 2], [1, 0], [0], [NaN], [-0], [0, 0], [-0, 0]].map((items) => new Float32Array(items)));
compareAll('wide', [[0x0102, 0x0304], [0x0103], [0x0203], [0x0402]].map((items) => new Uint16Array(items)));
compareAll('big', [new BigInt64Array([1n, 2n]), new BigInt64Array([2n]), new BigUint64Array([2n])]);
compareAll('buffers', [of(1, 2, 3).buffer, of(1, 3).buffer, of(3, 1).buffer, new ArrayBuffer(0)]);
compareAll('views', [of(1, 2, 3), of(1, 3), of(3, 1)].map((bytes) => new DataView(bytes.buffer)));
compareAll('shared', [new SharedArrayBuffer(3), new SharedArrayBuffer(2)]);
const u = undefined;
// eslint-disable-next-line no-sparse-arrays
compareAll('arrays', [[, 1], [u, 1], [1], [, 1, 2], [1,, 2], [1, u, 2], [1, 2], [1, 2,,], [1, 2, u], [,], [,,], [u], [u, u], [], [, u], [u,, 1], [,, 1], [2, 1], [, 2,, 1], [1,,, 2], [3, 1, 2], [3,, 1, 2]]);
compareAll('causes', [{ cause: 1 }, {}, { cause: { a: 1, b: 1 } }, { cause: { a: 1 } }, { cause: u }].map((options) => new Error('a', options)));
const made = (key, value, enumerable) => Object.defineProperty(new Error('a'), key, { value, enumerable });
for (const key of ['cause', 'errors', 'message', 'name', 'stack', 'foo']) {
  compareAll(key, [new Error('a'), ...[true, false].flatMap((enumerable) => [1, 2, [1, 2], [2]].map((value) => made(key, value, enumerable)))]);
}

// Errors may be expected to have parts that are not told.
const partly = (a, b) => { try { assert.partialDeepStrictEqual(a, b); return true; } catch { return false; } };
const having = (error, members) => {
  for (const key in members) Object.defineProperty(error, key, { value: members[key], enumerable: false, configurable: true });
  return error;
};
console.log(partly(new Error('x'), new Error()), partly(new Error('x'), new Error('')), partly(new Error(), new Error('x')), partly(new Error('x'), having(new Error(), { name: undefined })),
  partly(new Error('x', { cause: 1 }), new Error('x')), partly(new Error('x', { cause: 1 }), new Error('x', { cause: 2 })), partly(new Error('x'), having(new Error('x'), { name: '' })),
  partly(new Error('x'), having(new Error('y'), { message: undefined })), partly(new Error('x'), having(new Error('y'), { message: null })));
