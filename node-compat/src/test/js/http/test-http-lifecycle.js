'use strict';
// When a server's request and response tell what has happened to them, and what they say of themselves meanwhile; the recorded output is Node's.
const http = require('http');
const net = require('net');
let log = [];

const states = (req, res) => [req.complete, req.readableEnded, req.readableFlowing, req.readableLength, req.destroyed, req.closed,
  res.writableEnded, res.writableFinished, res.destroyed, res.closed, res.headersSent, res.socket === null].map(Number).join('');

function listen(req, res, names = ['readable', 'resume', 'end', 'close', 'aborted', 'pause', 'error']) {
  for (const name of names) if (name !== 'readable') req.on(name, () => log.push(`req ${name}`));
  for (const name of ['prefinish', 'finish', 'close']) res.on(name, () => log.push(`res ${name} ${states(req, res)}`));
}

function ticks(req, res, count = 8) {
  let left = count;
  const tick = () => {
    log.push(`t${count - left} ${states(req, res)}`);
    if (--left > 0) process.nextTick(tick);
  };
  process.nextTick(tick);
}

const scenarios = {
  plain: (req, res) => { res.end('x'); },
  looked(req, res) {
    res.end('x');
    log.push(states(req, res));
    setImmediate(() => log.push(`later ${states(req, res)} ${req._readableState.ended} ${res.statusMessage} ${Object.hasOwn(res, 'statusCode')}`));
  },
  ticks: (req, res) => { ticks(req, res, 1); res.end('x'); },
  listeners: (req, res) => { listen(req, res); res.end('x'); },
  listenersLate: (req, res) => { res.end('x'); listen(req, res); },
  listenersInTick: (req, res) => { process.nextTick(() => listen(req, res)); res.end('x'); },
  listenersInMicrotask: async (req, res) => { res.end('x'); await null; listen(req, res); },
  reqOnly: (req, res) => { req.on('close', () => log.push('req close')); req.on('end', () => log.push('req end')); res.end('x'); },
  resOnly: (req, res) => { res.on('close', () => log.push('res close')); res.on('finish', () => log.push('finish')); res.end('x'); },
  callback: (req, res) => { res.end('x', () => log.push(`callback ${states(req, res)}`)); },
  emitReplaced(req, res) {
    for (const [label, emitter] of [['req', req], ['res', res]]) {
      const { emit } = emitter;
      emitter.emit = function (type, ...rest) {
        log.push(`${label} emits ${type}`);
        return emit.call(this, type, ...rest);
      };
    }
    res.end('x');
  },
  later: (req, res) => { setTimeout(() => { log.push(states(req, res)); res.end('x'); }, 5); },
  laterListened: (req, res) => { setTimeout(() => { listen(req, res); res.end('x'); }, 5); },
  promised: async (req, res) => { await null; res.end('x'); log.push(states(req, res)); },
  consumed(req, res) {
    listen(req, res);
    req.on('data', (data) => log.push(`data ${data}`));
    req.on('end', () => { res.end('done'); });
  },
  consumedAfter(req, res) {
    setTimeout(() => {
      req.on('end', () => { log.push(`end ${states(req, res)}`); res.end('done'); });
      req.resume();
    }, 5);
  },
  iterated: async (req, res) => { for await (const chunk of req) log.push(String(chunk)); log.push(states(req, res)); res.end('done'); },
  iteratedLate: async (req, res) => { await new Promise((r) => setTimeout(r, 5)); for await (const chunk of req) log.push(String(chunk)); res.end('done'); },
  readableEvent: (req, res) => { req.on('readable', () => log.push(`readable ${req.read()}`)); req.on('end', () => { log.push('end'); res.end('x'); }); },
  readableLate: (req, res) => { setTimeout(() => { req.on('readable', () => log.push(`readable ${req.read()}`)); req.on('end', () => { log.push('end'); res.end(); }); }, 5); },
  piped: (req, res) => { listen(req, res); req.pipe(res); },
  paused: (req, res) => { req.pause(); log.push(String(req.isPaused())); res.end('x'); },
  destroyed: (req, res) => { req.on('close', () => log.push('req close')); res.end('x'); req.destroy(); log.push(states(req, res)); },
  headFirst: (req, res) => { res.writeHead(201, { 'Content-Type': 'text/a', 'X-N': 5 }); log.push(JSON.stringify(res._header.split('\r\n')[0])); res.end('body'); },
  headLength: (req, res) => { res.writeHead(200, 'Fine', ['Content-Length', 4, 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']); res.end('body'); },
  headOverridden(req, res) {
    const { writeHead } = res;
    res.writeHead = function (...args) {
      this.setHeader('X-Late', 'yes');
      return writeHead.apply(this, args);
    };
    res.end('x');
  },
  prototypes(req, res) {
    Object.setPrototypeOf(res, Object.create(Object.getPrototypeOf(res), { extra: { value: 1 } }));
    Object.setPrototypeOf(req, Object.create(Object.getPrototypeOf(req)));
    req.params = {};
    res.locals = {};
    res.statusCode = 202;
    res.end(Buffer.from('bytes'), 'utf8');
  },
  statuses: (req, res) => { res.statusCode = 299; res.end(); log.push(res.statusMessage); },
  message: (req, res) => { res.statusMessage = 'Quite'; res.end('é€\ud800', 'utf-8'); },
  latin: (req, res) => { res.setHeader('X-Latin', 'é'); res.end('é', 'latin1'); },
  arrays: (req, res) => { res.setHeader('Set-Cookie', ['a=1', 'b=2']); res.setHeader('X-Number', 7); res.end('x'); },
  noAgent: (req, res) => { res.shouldKeepAlive = false; res.end('x'); },
  removed: (req, res) => { res.removeHeader('Date'); res.removeHeader('Connection'); res.end('x'); },
  strict: (req, res) => { res.strictContentLength = true; res.setHeader('Content-Length', 1); try { res.end('xy'); } catch (error) { log.push(error.code); } res.destroy(); },
  twice: (req, res) => { res.end('x'); res.end(); try { res.end('more'); } catch (error) { log.push(error.code); } res.on('error', (error) => log.push(error.code)); },
  afterEnd: (req, res) => { res.end('x'); res.end(() => log.push('second')); res.once('finish', () => log.push('once')); },
  writeThenEnd: (req, res) => { listen(req, res); res.write('a'); res.write('b', () => log.push('written')); res.end('c'); },
  weird: (req, res) => { res.setHeader('X-Object', { toString: () => 'odd' }); res.setHeader('x-null', null); res.end('x'); },
  split: (req, res) => {
    for (const value of ['a\r\nb', ['ok', 'c\nd'], { toString: () => 'e\r\nf' }]) {
      try { res.setHeader('X-Split', value); log.push('set'); } catch (error) { log.push(error.code); }
    }
    res.end('x');
  },
  keys: (req, res) => {
    res.end('x');
    log.push([req.rawTrailers.length, Object.keys(req).includes('url'), JSON.stringify(Object.entries(req).find(([key]) => key === 'rawTrailers')), res.outputData.length,
      typeof { ...req }._readableState, req.listenerCount('x')].join());
  },
  throws: (req, res) => { process.once('uncaughtException', (error) => { log.push(error.message); res.end('after'); }); throw new Error('boo'); },
};

const server = http.createServer((req, res) => scenarios[req.url.slice(1).split('?')[0]](req, res));

function ask(text) {
  return new Promise((resolve) => {
    const socket = net.connect(server.address().port, '127.0.0.1', () => socket.write(text, 'latin1'));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      answer += data;
      setTimeout(() => socket.end(), 30).unref?.();
    });
    socket.on('close', () => resolve(answer.replace(/^Date: .*$/gm, 'Date: X').replaceAll('\r\n', '|')));
  });
}

server.listen(0, '127.0.0.1', async () => {
  const methods = { GET: '\r\n', POST: 'Content-Length: 3\r\n\r\nabc', HEAD: '\r\n' };
  for (const name of Object.keys(scenarios)) {
    for (const method of Object.keys(methods)) {
      if (method === 'HEAD' && !['plain', 'listeners', 'headFirst', 'writeThenEnd'].includes(name)) continue;
      log = [];
      const answer = await ask(`${method} /${name} HTTP/1.1\r\nHost: x\r\n${methods[method]}`);
      console.log(`# ${method} ${name}\n${log.join('\n')}\n${answer}`);
    }
  }
  log = [];
  console.log('# pipelined', await ask('GET /plain HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3) + 'GET /later HTTP/1.1\r\nHost: x\r\n\r\nGET /resOnly HTTP/1.0\r\n\r\n'), log.join());
  server.close();
});
