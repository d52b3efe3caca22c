'use strict';
// Streams, their functions, and what they say about bad data.
const z = require('zlib');
for (const f of [
  ()=>z.inflateSync(Buffer.from("zz")),
  () => z.gunzipSync(Buffer.from("zz")),
  () => z.inflateSync(z.deflateSync("hello hello").subarray(0,8)),
  () => z.gunzipSync(z.gzipSync("hello").subarray(0,20)),
  () => z.inflateRawSync(Buffer.from([7])),
  () => z.deflateSync(5),
  () => z.deflateSync("a",{level:99}),
  () => z.deflateSync("a",{windowBits:3}),
  () => z.createGzip({chunkSize:1}),
  () => z.gunzipSync(Buffer.concat([z.gzipSync("a"),z.gzipSync("b"),Buffer.from([0,0,1])])).toString(),
  () => z.inflateSync(z.deflateSync("hello",{dictionary:Buffer.from("hello")})),
  () => z.inflateSync(z.deflateSync("hello",{dictionary:Buffer.from("hello")}),{dictionary:Buffer.from("x")}),
  () => z.inflateSync(z.deflateSync("hello",{dictionary:Buffer.from("hello")}),{dictionary:Buffer.from("hello")}).toString(),
  () => z.inflateSync(z.deflateSync("x".repeat(100)),{maxOutputLength:10}),
  () => z.crc32("hello"),
  () => z.crc32(Buffer.from("lo"),z.crc32("hel")),
  () => {const b=z.gzipSync("hello");b[b.length-5]^=1;return z.gunzipSync(b)},
  () => {const b=z.gzipSync("hello");b[b.length-1]^=1;return z.gunzipSync(b)},
  () => {const b=z.deflateSync("hello");b[b.length-1]^=1;return z.inflateSync(b)},
  () => z.gunzipSync(z.gzipSync("hi"),{info:true}).buffer,
  () => z.inflateSync(Buffer.alloc(0)),
  () => z.deflateSync("a",{finishFlush:z.constants.Z_SYNC_FLUSH}),
  () => z.inflateSync(z.deflateSync("hello hello").subarray(0,8),{finishFlush:z.constants.Z_SYNC_FLUSH}),
  () => z.unzipSync(z.deflateSync("u")).toString(),
  () => z.unzipSync(z.gzipSync("u")).toString(),
  () => z.gzipSync("abc").toString("hex"),
  () => z.gzipSync("abc",{level:9}).toString("hex"),
  () => z.gzipSync("abc",{level:1}).toString("hex"),
  () => z.gunzipSync(Buffer.from('1f8b081e00000000000302006162666e616d6500636f6d6d656e7400f5a94b4c4a0600c241243503000000','hex')).toString(),
  () => z.gzip(1),
  () => z.gzip(1,
  () => {}),
  () => z.gunzipSync(Buffer.from('1f8b0900','hex')),
  () => z.gunzipSync(Buffer.from('1f8b08e000000000','hex')),
  () => z.deflateSync('a',{strategy:9}),
  () => z.deflateSync('a',{memLevel:0}),
  () => z.deflateSync('a',{flush:'x'}),
  () => z.deflateSync('a',{dictionary:5}),
  () => z.gzipSync('a',{windowBits:8}).length,
  () => z.inflateSync(z.deflateSync('q'),{windowBits:0}).toString(),
  () => z.codes,
  () => z.deflateSync(new Uint16Array([1,2])),
  () => z.inflateSync(z.deflateSync(new Uint8Array(3).buffer))]) {
  const name = `${f}`.slice(6, 70);
  try {
    console.log(name, f());
  } catch (e) {
    console.log(name, e.name, e.code, e.errno, e.message);
  }
}
const { once } = require('events');
const { promisify } = require('util');
const { pipeline, Readable, Writable } = require('stream');

// One after the other: what the pool's threads do at once ends in no order.
(async () => {
  await promisify(z.gunzip)(Buffer.from('zz')).catch((e) => console.log(e.message, e.code, e.errno));
  console.log(await promisify(z.deflate)('a'));
  console.log(z.gunzipSync(await promisify(z.gzip)('promise')).toString());

  const big = Buffer.alloc(3e6, 'hello world ');
  const chunks = [];
  const slow = new Writable({
    write(chunk, encoding, callback) {
      chunks.push(chunk);
      setImmediate(callback);
    },
  });
  await promisify(pipeline)(Readable.from([big.subarray(0, 1e6), big.subarray(1e6)]), z.createGzip(), z.createGunzip(), slow);
  console.log('piped', Buffer.concat(chunks).equals(big));

  const deflate = z.createDeflate();
  const output = [];
  deflate.on('data', (part) => output.push(part));
  await new Promise((resolve) => deflate.write('part one', resolve));
  await new Promise((resolve) => deflate.flush(resolve));
  console.log('flushed', z.inflateSync(Buffer.concat(output), { finishFlush: 2 }).toString());
  await new Promise((resolve) => deflate.params(9, 0, resolve));
  deflate.end(' two');
  await once(deflate, 'end');
  console.log(z.inflateSync(Buffer.concat(output)).toString(), deflate.bytesWritten);

  const wrong = z.createGunzip();
  wrong.on('error', (e) => console.log('error', e.code));
  wrong.write(Buffer.from('nope'));
  await new Promise((resolve) => wrong.once('close', resolve));

  const members = z.createGunzip();
  members.on('data', (part) => console.log('data', part.toString()));
  const first = z.gzipSync('member');
  members.write(first.subarray(0, 5));
  members.write(first.subarray(5));
  members.end(z.gzipSync(' two'));
  await once(members, 'end');

  const short = z.createInflate();
  short.on('error', (e) => console.log('short', e.code));
  short.resume().end(z.deflateSync('hello hello').subarray(0, 8));
  await new Promise((resolve) => short.once('close', resolve));
})();
