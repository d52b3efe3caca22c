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
z.gunzip(Buffer.from("zz"),(e,r)=>console.log(1,e.message,e.code,e.errno,r)); z.deflate("a",(e,r)=>console.log(2,e,r));
const big=Buffer.alloc(3e6,'hello world '); const { pipeline, Readable, Writable } = require('stream');
const chunks=[]; pipeline(Readable.from([big.subarray(0,1e6),big.subarray(1e6)]), z.createGzip(), z.createGunzip(), new Writable({write(c,e,cb){chunks.push(c);setImmediate(cb)}}), (e)=>{ console.log('piped',e, Buffer.concat(chunks).equals(big));
 const d=z.createDeflate(); const out=[]; d.on('data',c=>out.push(c)); d.write('part one',
  () => d.flush(()=>{ console.log('flushed', z.inflateSync(Buffer.concat(out),{finishFlush:2}).toString()); d.params(9,0,
  () => { d.end(' two',
  () => 0); d.on('end',
  () => console.log(z.inflateSync(Buffer.concat(out)).toString(), d.bytesWritten)); }); })); 
 const g=z.createGunzip(); g.on('error',e=>console.log('err',e.code)); g.on('close',
  () => console.log('close')); g.write(Buffer.from('nope')); 
 const t=z.createGunzip(); t.on('data',d=>console.log('data',d.toString())); t.on('end',
  () => console.log('end')); const gz=z.gzipSync('member'); t.write(gz.subarray(0,5)); t.write(gz.subarray(5)); t.write(z.gzipSync(' two')); t.end();
 const u=z.createInflate(); u.on('error',e=>console.log('trunc',e.code)); u.end(z.deflateSync('hello hello').subarray(0,8)); u.resume();
 require('util').promisify(z.gzip)('prom').then(b=>console.log(z.gunzipSync(b).toString()));
});
