// http.websocketMask() and websocketUnmask().
'use strict';
const { websocketMask, websocketUnmask } = require('http');

const mask = Buffer.from([1, 2, 4, 8]);
const source = Buffer.from('hello, world');
const output = Buffer.alloc(16);
websocketMask(source, mask, output, 3, 12);
console.log(output);
websocketMask(source, mask, output, 0, 0);
const part = new DataView(output.buffer, output.byteOffset + 3, 12);
websocketUnmask(part, new Uint32Array([0x08040201]));
console.log(output.toString('latin1', 3, 15));
const own = Buffer.from([1, 2, 3, 4, 5, 6]);
websocketUnmask(own, own.subarray(0, 4));
console.log(own);
for (const args of [
  [],
  [source, 'abcd', output, 0, 1],
  [source, Buffer.alloc(3), output, 0, 1],
  [source, mask, [], 0, 1],
  [source, mask, output, -1, 1],
  [source, mask, output, 17, 1],
  [source, mask, output, 0.5, 1],
  [source, mask, output, 0, 13],
  [source, mask, output, 10, 7],
  [source, mask, output],
])
  try {
    websocketMask(...args);
    console.log('none');
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
for (const args of [[], [1, mask], [own], [own, Buffer.alloc(5)]])
  try {
    websocketUnmask(...args);
    console.log('none');
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
