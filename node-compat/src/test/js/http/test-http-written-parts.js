// Parts that a handler writes in one tick go out as one chunk, by the short cut and by the library's own way, with the same events.

const http = require('http');
const net = require('net');
const { AsyncLocalStorage } = require('async_hooks');

class OwnResponse extends http.ServerResponse {}
const storage = new AsyncLocalStorage();
const notes = [];
const note = (text) => notes.push(text);

const handlers = {
  writeAndEnd(req, res) {
    note(`write ${res.write('Hello ')} ${res.writableCorked}`);
    res.end('World');
    note(`ended ${res.writableCorked}`);
  },
  threeParts(req, res) {
    res.write('a');
    res.write(Buffer.from('\u20ac'));
    res.write('caf\u00e9', 'utf8');
    res.end();
  },
  ofKnownLength(req, res) {
    res.writeHead(200, { 'Content-Length': 11 });
    note(`write ${res.write('Hello ')} ${res.writableCorked}`);
    res.write('World');
    res.end();
  },
  withCallbacks(req, res) {
    res.write('a');
    res.write('b', () => note('written'));
    res.end('c', () => note('end called back'));
  },
  inTwoTicks(req, res) {
    res.write('one');
    process.nextTick(() => {
      note(`corked ${res.writableCorked}`);
      res.write('two');
      setImmediate(() => res.end('three'));
    });
  },
  corkedTwice(req, res) {
    for (let i = 0; i < 12; i++) {
      res.write(`${i}`);
      res.uncork();
    }
    res.end();
  },
  aboveTheMark(req, res) {
    storage.run('ours', () => {
      note(`small ${res.write('x')}`);
      note(`large ${res.write('y'.repeat(70000))}`);
      res.on('drain', () => note(`drain in ${storage.getStore()}`));
    });
    setTimeout(() => res.end(), 20);
  },
  ofNothing(req, res) {
    note(`write ${res.write('')} ${res.writableCorked}`);
    res.end(Buffer.alloc(0));
  },
  destroyed(req, res) {
    res.write('lost');
    res.destroy();
  },
};

function exchange(port, name) {
  return new Promise((resolve) => {
    let text = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(`GET /${name} HTTP/1.1\r\nHost: a\r\n\r\n`));
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      text += data;
      if (/0\r\n\r\n$|World$/.test(text)) socket.end();
    });
    socket.on('close', () => resolve(text.replace(/Date: .*/, 'Date: now').replace(/y{100,}/, (run) => `y*${run.length}`)));
  });
}

async function run(options) {
  const server = http.createServer(options, (req, res) => {
    for (const event of ['prefinish', 'finish', 'close']) if (req.url.length % 2) res.on(event, () => note(event));
    handlers[req.url.slice(1)](req, res);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const lines = [];
  for (const name of Object.keys(handlers)) {
    notes.length = 0;
    const text = await exchange(server.address().port, name);
    lines.push(`${name}: ${JSON.stringify(text)} ${notes.join('; ')}`);
  }
  server.close();
  return lines;
}

run({}).then(async (usual) => {
  const own = await run({ ServerResponse: OwnResponse });
  for (const line of usual) console.log(line);
  console.log('the same in JavaScript:', JSON.stringify(usual) === JSON.stringify(own));
  own.forEach((line, i) => line === usual[i] || console.log(line));
});
