// Writable.writeKnownBuffer(stream, chunk): a write past the checks of write().
'use strict';
const { Writable } = require('stream');

const { writeKnownBuffer } = Writable;
console.log(Object.getOwnPropertyDescriptor(Writable, 'writeKnownBuffer'));
const pending = [];
const make = (options) =>
  new Writable({
    highWaterMark: 4,
    write(chunk, encoding, callback) {
      console.log('write', chunk.toString(), encoding);
      pending.push(callback);
    },
    ...options,
  });
const stream = make();
console.log(writeKnownBuffer(stream, 'text'), writeKnownBuffer(stream, new Uint8Array(1)), writeKnownBuffer({}, Buffer.from('a')));
console.log(writeKnownBuffer(stream, Buffer.from('abc')), stream.writableLength, stream.writableNeedDrain);
console.log(writeKnownBuffer(stream, Buffer.from('abc')));
stream.on('drain', () => console.log('drain'));
stream.on('finish', () => console.log('finish'));
console.log(stream.write('first'));
pending.shift()();
setImmediate(() => {
  console.log(writeKnownBuffer(stream, Buffer.from('abcd')), stream.writableNeedDrain);
  pending.shift()();
  setImmediate(() => {
    stream.cork();
    console.log('corked', writeKnownBuffer(stream, Buffer.from('e')));
    stream.uncork();
    stream.end();
    console.log('ending', writeKnownBuffer(stream, Buffer.from('e')));
    const quick = make({ write: (chunk, encoding, callback) => callback() });
    quick.write('x');
    setImmediate(() => console.log('at once', writeKnownBuffer(quick, Buffer.from('abcdef'))));
    const objects = make({ objectMode: true, write: (chunk, encoding, callback) => callback() });
    objects.write('x');
    console.log('objects', writeKnownBuffer(objects, Buffer.from('abcdef')));
    console.log('constructing', writeKnownBuffer(make({ construct() {} }), Buffer.from('e')));
  });
});
