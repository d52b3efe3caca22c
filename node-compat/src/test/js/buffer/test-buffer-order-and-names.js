// What is converted or refused before what, ranges that are empty, encodings that are no texts, names and lengths of methods.
'use strict';

const { StringDecoder } = require('string_decoder');
const show = (run) => {
  try {
    console.log(run());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
};
const detached = () => {
  const bytes = Buffer.from(new ArrayBuffer(8));
  bytes.buffer.transfer();
  return bytes;
};
const outside = () => {
  const bytes = new Uint8Array(new ArrayBuffer(8, { maxByteLength: 16 }), 4);
  bytes.buffer.resize(2);
  return bytes;
};
show(() => Buffer.alloc(0).fill(Buffer.alloc(0)));
show(() => Buffer.alloc(1).fill(Buffer.alloc(0)));
show(() => Buffer.prototype.fill.call(outside(), '').length);
show(() => Buffer.prototype.fill.call(outside(), new Uint8Array(2)).length);
show(() => Buffer.alloc(3).fill('ab', new String('hex')));
show(() => Buffer.alloc(2).fill('ab', 0, 2, ['hex']));
show(() => Buffer.prototype.toLocaleString.call(null));
show(() => Buffer.from('abc').inspect(1, 'utf8', 'text'));
for (const encoding of [new String('latin1'), ['hex'], { toString: () => 'base64' }, '', null, 0, Symbol('s')]) {
  show(() => Buffer.from('é').toString(encoding));
  show(() => Buffer.alloc(4).write('ab', encoding));
  show(() => Buffer.alloc(4).write('ab', 0, 2, encoding));
  show(() => Buffer.from('abab').indexOf('b', 0, 4, encoding));
  show(() => Buffer.byteLength('éab', encoding));
  show(() => new StringDecoder(encoding).encoding);
}
show(() => Buffer.prototype.lastIndexOf.call(new Uint8ClampedArray([9, 8]), null, 2147483648, Object(1n)));
show(() => Buffer.from('abc').indexOf({}, 0, Symbol('end')));
show(() => Buffer.concat([Buffer.alloc(3), detached()], 2));
show(() => Buffer.concat([Buffer.alloc(2), Buffer.alloc(1)], 2));
show(() => Buffer.from('abc').utf8Write(1099511627775, Object(1n)));
show(() => Buffer.from('abc').latin1Write('x', '1', '1'));
show(() => Buffer.from('abc').asciiWrite('x', 9));
for (const name of ['readUInt8', 'readUint16LE', 'readInt32BE', 'writeUInt8', 'readFloatLE', 'writeDoubleBE', 'readBigInt64LE', 'utf8Write', 'hexWrite', 'inspect', 'readUIntLE']) show(() => [name, Buffer.prototype[name].name, Buffer.prototype[name].length]);
show(() => Buffer.poolSize);
show(() => Buffer.prototype.compare.call(Object.create(null), Buffer.from('a'), undefined));
for (const bytes of ['0afee2efbfbe3dd880', '0d3dd87f', '410041', '3dd800']) show(() => require('buffer').transcode(Buffer.from(bytes, 'hex'), 'utf16le', 'ucs2'));
show(() => Buffer.from([0xa9, 0xf5, 0xf4, 0x8f, 0xbf, 0xbf]).indexOf(Buffer.from([0xf4, 0x8f, 0xbf, 0xbf]).toString('ucs2'), -3, 'ucs2'));
show(() => Buffer.from('abc', 'utf16le').indexOf('c', -1, 'ucs2'));
for (const view of [new BigInt64Array([1n, -1n]), new Float32Array([1, NaN, 2, 3]), new Uint16Array(8).map((_, i) => i)]) for (const name of ['swap16', 'swap32', 'swap64']) show(() => Buffer.prototype[name].call(view));
show(() => Buffer.prototype.fill.call(new Uint16Array(4), 'utf16le'));
show(() => Buffer.alloc(3).writeUintBE(255n, /x/, 1));
