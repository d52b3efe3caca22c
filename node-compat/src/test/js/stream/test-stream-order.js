'use strict';
// Prints the order of events of many small stream programs; the recorded output is Node's.
const { Readable, Writable, Duplex, Transform, PassThrough, pipeline, finished, addAbortSignal } = require('stream');
const log = [];
const say = (...args) => log.push(args.join(' '));

function watch(stream, name) {
  for (const event of ['data', 'end', 'close', 'finish', 'drain', 'error', 'pause', 'resume', 'pipe', 'unpipe', 'prefinish']) {
    if (event === 'data' || event === 'resume' || event === 'pause') continue;
    stream.on(event, (value) => say(name, event, value instanceof Error ? value.message : ''));
  }
}

const tests = {
  readable() {
    const r = new Readable({ read() {} });
    watch(r, 'r');
    r.on('data', (d) => say('data', d));
    r.push('a'); r.push('b'); r.push(null);
    process.nextTick(() => say('tick'));
    setImmediate(() => say('immediate'));
  },
  readableEvent() {
    const r = new Readable({ read() {} });
    r.on('readable', () => { let d; while ((d = r.read(2)) !== null) say('read', d); say('null', r.readableLength); });
    watch(r, 'r');
    r.push('abc'); setImmediate(() => { r.push('de'); r.push(null); });
  },
  writable() {
    const w = new Writable({ highWaterMark: 3, write(c, e, cb) { say('write', c); setImmediate(cb); }, final(cb) { say('final'); cb(); } });
    watch(w, 'w');
    say(w.write('ab'), w.write('cd'), w.writableLength, w.writableNeedDrain);
    w.end('e', () => say('end cb'));
  },
  writableSync() {
    const w = new Writable({ highWaterMark: 3, write(c, e, cb) { say('write', c); cb(); } });
    watch(w, 'w');
    say(w.write('abcd', () => say('cb1')), w.write('e', () => say('cb2')));
    process.nextTick(() => { say('tick'); w.end(); });
  },
  writev() {
    const w = new Writable({ writev(chunks, cb) { say('writev', chunks.map((c) => c.chunk).join('+')); cb(); } });
    watch(w, 'w');
    w.cork(); w.write('a'); w.write('b'); w.uncork(); w.write('c'); w.end('d');
  },
  writeAfterEnd() {
    const w = new Writable({ write(c, e, cb) { cb(); } });
    watch(w, 'w');
    w.end(); say(w.write('x', (e) => say('cb', e.code)));
  },
  writeError() {
    const w = new Writable({ write(c, e, cb) { cb(new Error('bad')); } });
    watch(w, 'w');
    w.write('a', (e) => say('cb1', e.message)); w.write('b', (e) => say('cb2', e.message)); w.end((e) => say('endcb', e && e.message));
  },
  destroy() {
    const r = new Readable({ read() {}, destroy(err, cb) { say('_destroy', err && err.message); setImmediate(cb, err); } });
    watch(r, 'r');
    r.destroy(new Error('x')); say(r.destroyed, r.errored.message, r.closed);
  },
  construct() {
    const w = new Writable({ construct(cb) { say('construct'); setImmediate(cb); }, write(c, e, cb) { say('write', c); cb(); } });
    watch(w, 'w');
    w.write('a'); w.end();
  },
  transform() {
    const t = new Transform({ transform(c, e, cb) { cb(null, String(c).toUpperCase()); }, flush(cb) { cb(null, '!'); } });
    watch(t, 't');
    t.on('data', (d) => say('data', d));
    t.write('a'); t.write('b'); t.end();
  },
  pipe() {
    let n = 0;
    const r = new Readable({ highWaterMark: 2, read() { setImmediate(() => this.push(n < 5 ? `c${n++}` : null)); } });
    const w = new Writable({ highWaterMark: 2, write(c, e, cb) { say('write', c); setImmediate(cb); } });
    watch(r, 'r'); watch(w, 'w');
    r.pipe(w);
  },
  pipelineOk() {
    pipeline(Readable.from(['a', 'b', 'c']), new PassThrough({ objectMode: true }), async function* (source) {
      for await (const chunk of source) yield `${chunk}${chunk}`;
    }, new Writable({ objectMode: true, write(c, e, cb) { say('w', c); cb(); } }), (err) => say('done', err));
  },
  pipelineError() {
    const w = new Writable({ objectMode: true, write(c, e, cb) { cb(new Error('sink')); } });
    const r = Readable.from(['a', 'b', 'c']);
    watch(w, 'w'); r.on('close', () => say('r close'));
    pipeline(r, w, (err) => say('done', err.message));
  },
  pipelineSource() {
    pipeline(async function* () { yield 'x'; throw new Error('src'); }, new PassThrough(), (err) => say('done', err.message));
  },
  async iterate() {
    for await (const chunk of Readable.from(['p', 'q'])) say('chunk', chunk);
    say('over');
    const r = new Readable({ read() { this.push('z'); } });
    for await (const chunk of r) { say('one', chunk); break; }
    say(r.destroyed);
  },
  finishedPremature() {
    const r = new Readable({ read() {} });
    finished(r, (err) => say('finished', err.code));
    r.destroy();
  },
  finishedOk() {
    const d = new Duplex({ read() { this.push(null); }, write(c, e, cb) { cb(); } });
    finished(d, (err) => say('finished', err));
    watch(d, 'd');
    d.resume(); d.end();
  },
  abort() {
    const controller = new AbortController();
    const r = addAbortSignal(controller.signal, new Readable({ read() {} }));
    watch(r, 'r');
    controller.abort();
    say(r.destroyed);
  },
  objectMode() {
    const r = new Readable({ objectMode: true, read() {} });
    r.on('data', (d) => say(typeof d, JSON.stringify(d)));
    r.push({ a: 1 }); r.push(0); r.push(''); r.push(null);
    say(new Readable({ objectMode: true }).readableHighWaterMark, new Readable().readableHighWaterMark, new Writable().writableHighWaterMark);
  },
  encoding() {
    const r = new Readable({ read() {} });
    r.setEncoding('utf8');
    r.on('data', (d) => say('data', d));
    const bytes = Buffer.from('é€');
    for (const byte of bytes) r.push(Buffer.from([byte]));
    r.push(null);
  },
  unshift() {
    const r = new Readable({ read() {} });
    r.push('world'); r.unshift('hello '); r.push(null);
    r.once('readable', () => { say(r.read(6)); r.unshift('HELLO '); say(r.read()); });
  },
  halfOpen() {
    const d = new Duplex({ allowHalfOpen: false, read() { this.push(null); }, write(c, e, cb) { cb(); } });
    watch(d, 'd');
    d.resume();
  },
  async operators() {
    const list = await Readable.from([1, 2, 3, 4]).filter((x) => x % 2).map(async (x) => x * 10).toArray();
    say(list.join());
    say(await Readable.from([1, 2, 3]).reduce((a, b) => a + b, 0));
    say((await Readable.from([1, 2, 3, 4]).drop(1).take(2).toArray()).join());
  },
  badChunk() {
    const r = new Readable({ read() {} });
    watch(r, 'r');
    r.push(5);
  },
  pushAfterEof() {
    const r = new Readable({ read() {} });
    watch(r, 'r');
    r.push(null); r.push('x');
  },
  pauseResume() {
    const r = new Readable({ read() {} });
    r.on('data', (d) => { say('data', d); r.pause(); setImmediate(() => { say('resume', r.isPaused()); r.resume(); }); });
    watch(r, 'r');
    r.push('1'); r.push('2'); r.push(null);
  },
  multiPipe() {
    const r = new Readable({ read() {} });
    const make = (name, delay) => new Writable({ highWaterMark: 1, write(c, e, cb) { say(name, c); delay ? setImmediate(cb) : cb(); } });
    r.pipe(make('fast', false)); r.pipe(make('slow', true));
    r.push('a'); r.push('b'); r.push(null);
  },
  unpipe() {
    const r = new Readable({ read() {} });
    const w = new Writable({ write(c, e, cb) { say('w', c); cb(); } });
    watch(w, 'w');
    r.pipe(w); r.push('a');
    setImmediate(() => { r.unpipe(w); r.push('b'); say(r.readableFlowing, r.readableLength); });
  },
  errorInPipe() {
    const r = new Readable({ read() {} });
    const w = new Writable({ write(c, e, cb) { cb(new Error('w')); } });
    watch(w, 'w'); watch(r, 'r');
    r.pipe(w); r.push('a'); setImmediate(() => say(r.destroyed, r.readableFlowing));
  },
};

(async () => {
  for (const name of process.argv.includes('--only') ? process.argv.slice(-1) : Object.keys(tests)) {
    say(`# ${name}`);
    await tests[name]();
    for (let i = 0; i < 12; i++) await new Promise((resolve) => setImmediate(resolve));
  }
  console.log(log.join('\n'));
})();
