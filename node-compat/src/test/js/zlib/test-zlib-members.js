'use strict';
// The old constants are members of the module that are not enumerable.
const zlib = require('zlib');

const own = Object.keys(zlib.constants).filter((name) => Object.hasOwn(zlib, name));
console.log(own.length, own.every((name) => zlib[name] === zlib.constants[name]), own.some((name) => name.startsWith('BROTLI')));
console.log(Object.getOwnPropertyDescriptor(zlib, 'Z_SYNC_FLUSH'), Object.keys(zlib).includes('Z_OK'));
const deflate = zlib.createDeflateRaw();
const parts = [];
deflate.on('data', (part) => parts.push(part));
deflate.write('text');
deflate.flush(zlib.Z_SYNC_FLUSH, () => console.log(Buffer.concat(parts).subarray(-4)));
