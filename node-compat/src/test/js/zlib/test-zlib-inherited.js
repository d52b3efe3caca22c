// Streams of classes that inherit the old way, and the handle's writeSync that such packages call.
const util = require('util');
const zlib = require('zlib');

for (const name of ['Deflate', 'Inflate', 'Gzip', 'Gunzip', 'DeflateRaw', 'InflateRaw', 'Unzip', 'BrotliCompress', 'BrotliDecompress']) {
  function Old(options) {
    if (!(this instanceof Old)) return new Old(options);
    const result = zlib[name].call(this, options);
    console.log(name, result, this._handle !== undefined, this._chunkSize, this._outOffset, this._outBuffer.length);
  }
  util.inherits(Old, zlib[name]);
  const old = Old({ chunkSize: 100 });
  console.log(old instanceof Old, old instanceof zlib[name], old.constructor.name, zlib[name].name, zlib[name].length);
  old.destroy();
}

class Counted extends zlib.Deflate {
  written = 0;
  _transform(chunk, encoding, callback) {
    this.written += chunk.length;
    super._transform(chunk, encoding, callback);
  }
}

const text = Buffer.from('some text, again and again; '.repeat(40));
const counted = new Counted();
counted.on('data', () => {}).on('end', () => console.log('counted', counted.written, counted.bytesWritten)).end(text);

// Reads data with as much room as `size` bytes at a time, the input in pieces of `piece` bytes.
function pieces(data, size, piece) {
  const inflate = new zlib.Inflate();
  const states = [];
  const parts = [];
  for (let at = 0; at < data.length; ) {
    const length = Math.min(piece, data.length - at);
    const out = Buffer.alloc(size + 2, 1);
    inflate._handle.writeSync(zlib.constants.Z_SYNC_FLUSH, data, at, length, out, 1, size);
    const [room, left] = inflate._writeState;
    states.push(`${room}/${left}`);
    parts.push(out.subarray(1, 1 + size - room));
    if (out[0] !== 1 || out[size + 1] !== 1) states.push('written outside');
    if (length === left && room === size) break;
    at += length - left;
  }
  console.log(states.length, Buffer.concat(parts).equals(text));
  return states;
}

const packed = zlib.deflateSync(text);
console.log(pieces(packed, text.length, packed.length).join(' '));
console.log(pieces(packed, text.length + 10, packed.length).join(' '));
pieces(packed, 2000, 7);

const broken = new zlib.Inflate();
broken.on('error', (error) => console.log('error', error.code, error.errno, error.message));
broken._handle.writeSync(zlib.constants.Z_FINISH, Buffer.from('no such data'), 0, 12, Buffer.alloc(10), 0, 10);
