// stream.Readable, Writable and Duplex to web streams and back; stream.finished and pipeline with web streams; stream/consumers.
const stream = require('stream');
const { Readable, Writable, Duplex, Transform, PassThrough, finished, pipeline } = stream;
const consumers = require('stream/consumers');
const checks = [];
const t = (run) => checks.push(run);
async function main() {
  for (const run of checks) {
    const shown = String(run).replace(/^(async )?\(\) ?=> ?/, '');
    try {
      console.log(shown, '=>', await run());
    } catch (error) {
      console.log(shown, '!!', error.name, error.code, error.message, error.cause?.code);
    }
  }
}
t(()=>Readable.toWeb(5));
t(()=>Readable.toWeb(new Writable()));
t(()=>Readable.fromWeb(5));
t(()=>Readable.fromWeb(new ReadableStream(),5));
t(()=>Readable.fromWeb(new ReadableStream(),{encoding:'x'}));
t(()=>Readable.fromWeb(new ReadableStream(),{objectMode:5}));
t(()=>Readable.fromWeb(new ReadableStream(),{signal:5}));
t(()=>{const r=new ReadableStream(); r.getReader(); return Readable.fromWeb(r)});
t(()=>Writable.toWeb(5));
t(()=>Writable.fromWeb(5));
t(()=>Writable.fromWeb(new WritableStream(),5));
t(()=>Writable.fromWeb(new WritableStream(),{decodeStrings:5}));
t(()=>Duplex.toWeb(5));
t(()=>Duplex.fromWeb(5));
t(()=>Duplex.fromWeb({readable:5}));
t(()=>Duplex.fromWeb({readable:new ReadableStream(),writable:5}));
t(()=>Readable.toWeb(Readable.from([1]),5));
t(()=>Readable.toWeb(Readable.from([1]),{type:'x'}));
t(()=>Readable.toWeb(Readable.from([1]),{strategy:5}));
t(()=>{const w=new Writable({write(){}}); w.destroy(); return Writable.toWeb(w)});
t(()=>{const w=new Duplex({write(){},read(){}}); return Duplex.toWeb(w)});
t(()=>{const w=new Duplex({write(){},read(){}}); w.destroy(); return Duplex.toWeb(w)});
t(()=>{const w=new PassThrough(); return Duplex.toWeb(w,{type:'bytes'})});
t(()=>{const w=new PassThrough(); return Duplex.toWeb(w,{readableType:'bytes'})});
t(()=>[Readable.toWeb.length,Readable.fromWeb.length,Writable.toWeb.length,Writable.fromWeb.length,Duplex.toWeb.length,Duplex.fromWeb.length, Readable.toWeb.name]);
t(()=>[stream.isReadable(new ReadableStream()),stream.isDisturbed(new ReadableStream()),stream.isErrored(new ReadableStream()),stream.isWritable?.(new WritableStream())]);
t(()=>finished(5,()=>{}));
t(()=>stream.promises.finished(new WritableStream().close()));
t(async()=>{ const r=Readable.toWeb(Readable.from(['a','b'])).getReader(); return [await r.read(),await r.read(),await r.read()] });
t(async()=>{ const r=Readable.toWeb(Readable.from([Buffer.from('ab')],{objectMode:false})).getReader(); return [await r.read(),await r.read()] });
t(async()=>{ const q=new Readable({read(){}}); const r=Readable.toWeb(q).getReader(); q.destroy(); return await r.read() });
t(async()=>{ const q=new Readable({read(){}}); const r=Readable.toWeb(q).getReader(); q.destroy(new Error('x')); return await r.read() });
t(async()=>{ const q=new Readable({read(){}}); q.on('error',e=>console.log('err',e.name)); q.on('close',()=>console.log('closed')); const r=Readable.toWeb(q); await r.cancel(); return q.destroyed });
t(async()=>{ const q=new Readable({read(){}}); q.on('error',e=>console.log('err',e.message)); const r=Readable.toWeb(q); await r.cancel(new Error('why')); await 1; return [q.destroyed,q.errored.message] });
t(async()=>{ const q=Readable.fromWeb(new ReadableStream({start(c){c.enqueue(new Uint8Array([65,66]));c.enqueue('cd');c.close()}})); const out=[]; for await(const x of q) out.push(x); return out });
t(async()=>{ const q=Readable.fromWeb(new ReadableStream({start(c){c.enqueue({a:1});c.close()}}),{objectMode:true}); const out=[]; for await(const x of q) out.push(x); return out });
t(async()=>{ const q=Readable.fromWeb(new ReadableStream({start(c){c.enqueue({a:1});c.close()}})); const out=[]; for await(const x of q) out.push(x); return out });
t(async()=>{ const q=Readable.fromWeb(new ReadableStream({start(c){c.error(new Error('bad'))}})); for await(const x of q); });
t(async()=>{ let why; const q=Readable.fromWeb(new ReadableStream({cancel(r){why=r}})); q.destroy(); await new Promise(r=>q.on('close',r)); return why });
t(async()=>{ let why; const q=Readable.fromWeb(new ReadableStream({cancel(r){why=r}})); q.on('error',()=>{}); q.destroy(new Error('z')); await new Promise(r=>q.on('close',r)); return why.message });
t(async()=>{ const got=[]; const w=Writable.fromWeb(new WritableStream({write(c){got.push(c)},close(){got.push('close')}})); w.write('a'); w.write(Buffer.from('b')); w.end('c'); await stream.promises.finished(w); return got });
t(async()=>{ const got=[]; const w=Writable.fromWeb(new WritableStream({write(c){got.push(c)},close(){got.push('close')}}),{objectMode:true}); w.write('a'); w.write({b:1}); w.end(); await stream.promises.finished(w); return got });
t(async()=>{ const got=[]; const w=Writable.fromWeb(new WritableStream({write(c){throw new Error('wr')}})); w.write('a'); await stream.promises.finished(w); return got });
t(async()=>{ const got=[]; const w=Writable.fromWeb(new WritableStream({abort(r){got.push(r)}})); w.on('error',()=>{}); w.destroy(new Error('ab')); await new Promise(r=>w.on('close',r)); return got.map(e=>e&&e.message) });
t(async()=>{ const got=[]; const w=Writable.toWeb(new Writable({write(c,e,cb){got.push(c,e);cb()},final(cb){got.push('final');cb()}})); const wr=w.getWriter(); await wr.write('a'); await wr.write(new Uint8Array([66])); await wr.close(); return got });
t(async()=>{ const w=Writable.toWeb(new Writable({write(c,e,cb){cb(new Error('w1'))}})); const wr=w.getWriter(); wr.write('a').catch(()=>{}); await wr.closed; });
t(async()=>{ const n=new Writable({write(c,e,cb){cb()}}); const w=Writable.toWeb(n); const wr=w.getWriter(); n.destroy(); await wr.closed; });
t(async()=>{ const n=new Writable({write(c,e,cb){cb()}}); n.on('error',()=>{}); const w=Writable.toWeb(n); await w.abort(new Error('q')); return [n.destroyed, n.errored?.message]});
t(async()=>{ const n=new Writable({write(c,e,cb){cb()}}); const w=Writable.toWeb(n); return w.getWriter().desiredSize});
t(async()=>{ const {readable,writable}=Duplex.toWeb(new Transform({transform(c,e,cb){cb(null,String(c).toUpperCase())}})); const wr=writable.getWriter(); wr.write('abc'); wr.close(); const r=readable.getReader(); return [await r.read(), await r.read()]});
t(async()=>{ const d=Duplex.fromWeb(new TransformStream({transform(c,k){k.enqueue(String(c).toUpperCase()+typeof c)}}),{encoding:'utf8'}); d.write('abc'); d.end(); let s=''; for await(const x of d) s+=x; return s});
t(async()=>{ const d=Duplex.fromWeb(new TransformStream({transform(c,k){k.enqueue(c)}}),{objectMode:true}); d.write({a:1}); d.end(); let s=[]; for await(const x of d) s.push(x); return s});
t(async()=>{ const d=Duplex.fromWeb(new CompressionStream('gzip')); d.end('hello'); const out=[]; for await (const x of d) out.push(x); return require('zlib').gunzipSync(Buffer.concat(out)).toString()});
t(async()=>{ const w=new CompressionStream('gzip').writable.getWriter(); await w.write(5); });
t(async()=>{ const w=new CompressionStream('gzip').writable.getWriter(); await w.write('s'); });
t(async()=>{ let s=''; await pipeline(new ReadableStream({start(c){c.enqueue('x');c.close()}}), async function*(src){for await(const c of src) yield c+'!'}, new WritableStream({write(c){s+=c}}), ()=>{}); await new Promise(r=>setTimeout(r,20)); return s});
t(async()=>{ let s=''; await stream.promises.pipeline(Readable.from(['a']), new TransformStream({transform(c,k){k.enqueue(c+'?')}}), new WritableStream({write(c){s+=c}})); return s});
t(() => new Promise((resolve) => finished(new ReadableStream({ start(c) { c.close(); } }), (error) => resolve([error]))));
t(() => new Promise((resolve) => finished(new ReadableStream({ start(c) { c.error(new Error('q')); } }), (error) => resolve(error.message))));
t(() => { const w = new WritableStream(); w.getWriter().close(); return stream.promises.finished(w); });
for (const name of ['text', 'arrayBuffer', 'buffer', 'blob']) t(Object.assign(() => consumers[name](ReadableStream.from(['a', 'b'])), { toString: () => `consumers ${name}` }));
t(() => consumers.json(ReadableStream.from([Buffer.from('{"a":'), Buffer.from('[1]}')])));
t(() => consumers.text(new ReadableStream({ start(c) { c.error(new Error('consume')); } })));
t(() => consumers.text(Readable.fromWeb(new Blob(['blob']).stream())));
t(async () => { const ac = new AbortController(); const r = stream.addAbortSignal(ac.signal, new ReadableStream()); const read = r.getReader().read(); ac.abort(); return read; });
t(() => { const ac = new AbortController(); const p = stream.promises.finished(new ReadableStream(), { signal: ac.signal }); ac.abort('r'); return p; });
main();
