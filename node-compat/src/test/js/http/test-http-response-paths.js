// The bytes of random responses from the usual path, on which most of a response is composed outside JavaScript, and from the path of a subclass of
// ServerResponse, which is JavaScript throughout.
const http = require('http');
const net = require('net');

const COUNT = 2000;

function random(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const statuses = [200, 200, 200, 201, 204, 206, 299, 301, 304, 400, 404, 418, 500, 599, 999];
const names = ['X-One', 'x-two', 'Content-Type', 'ETag', 'Set-Cookie', 'Vary', 'date', 'Server', 'Cache-Control'];
const values = ['a', '', 'text/plain; charset=utf-8', 1, 0, -2.5, ['a', 'b'], ['c=1'], 'x'.repeat(300), 'caf\u00e9', true];
const texts = ['', 'x', 'Hello World\n', 'gr\u00fc\u00df', '\u20ac', '\ud83d\ude00 smile', 'y'.repeat(5000)];
const encodings = [undefined, undefined, 'utf8', 'utf-8', 'latin1', 'ucs2'];

function bodyOf(pick) {
  const text = texts[pick(texts.length)];
  switch (pick(4)) {
    case 0:
      return [Buffer.from(text)];
    case 1:
      return [new Uint8Array(Buffer.from(text))];
    case 2:
      return [text, encodings[pick(encodings.length)]];
    default:
      return [text];
  }
}

function attempt(steps, name, action) {
  try {
    action();
  } catch (error) {
    steps.push(`${name} ${error.code ?? error.name}`);
  }
}

// appendHeader appends to the array that it finds.
function valueOf(pick) {
  const value = values[pick(values.length)];
  return Array.isArray(value) ? [...value] : value;
}

function headersOf(pick, form) {
  const list = [];
  for (let count = pick(4); count > 0; count--) list.push([names[pick(names.length)], valueOf(pick)]);
  if (form === 0) return Object.fromEntries(list);
  return form === 1 ? list.flat(1) : list;
}

// Answers a request as its number says; what was thrown goes to steps.
function answer(number, res, steps) {
  const pick = random(number);
  steps.length = 0;
  const body = pick(6) === 0 ? undefined : bodyOf(pick);
  for (let count = pick(4); count > 0; count--) {
    const name = names[pick(names.length)];
    const value = valueOf(pick);
    attempt(steps, 'set', () => (pick(5) === 0 ? res.appendHeader(name, value) : res.setHeader(name, value)));
  }
  if (pick(8) === 0) res.removeHeader(['date', 'connection', 'content-length', 'transfer-encoding'][pick(4)]);
  if (pick(8) === 0) res.sendDate = false;
  if (pick(10) === 0) res.shouldKeepAlive = false;
  if (pick(8) === 0) res.setHeader('Connection', ['close', 'keep-alive', 'Keep-Alive, X'][pick(3)]);
  if (pick(10) === 0) res.strictContentLength = true;
  const status = statuses[pick(statuses.length)];
  const known = body !== undefined && pick(6) === 0;
  if (known) res.setHeader('Content-Length', Buffer.byteLength(body[0], body[1]));
  switch (pick(5)) {
    case 0:
      res.statusCode = status;
      break;
    case 1:
      attempt(steps, 'writeHead', () => res.writeHead(status));
      break;
    case 2:
      attempt(steps, 'writeHead', () => res.writeHead(status, headersOf(pick, pick(3))));
      break;
    case 3:
      attempt(steps, 'writeHead', () => res.writeHead(status, ['Fine', '', 'sch\u00f6n'][pick(3)], headersOf(pick, pick(3))));
      break;
    default:
      res.statusMessage = pick(2) === 0 ? 'Mine' : undefined;
  }
  if (pick(10) === 0) attempt(steps, 'flushHeaders', () => res.flushHeaders());
  if (!known) {
    for (let count = pick(12) < 9 ? 0 : pick(3); count > 0; count--) attempt(steps, 'write', () => res.write(...bodyOf(pick)));
    if (pick(10) === 0) attempt(steps, 'trailers', () => res.addTrailers({ 'X-Trailer': 'end' }));
  }
  attempt(steps, 'end', () => (body === undefined ? res.end() : res.end(...body)));
  if (!res.writableEnded) res.destroy();
}

function serve(options) {
  const steps = [];
  const server = http.createServer(options, (req, res) => answer(Number(req.url.slice(1)), res, steps));
  server.keepAliveTimeout = 60_000;
  server.takeSteps = () => steps.splice(0).join();
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

// The end of the response that text begins with, or -1 as long as more is to come.
function endOf(text, method) {
  const head = text.indexOf('\r\n\r\n') + 4;
  if (head < 4) return -1;
  const fields = text.slice(0, head).toLowerCase();
  const status = Number(text.slice(9, 12));
  if (method === 'HEAD' || status === 204 || status === 304) return head;
  if (/\r\ntransfer-encoding: chunked\r\n/.test(fields)) {
    const last = /(?:^|\r\n)0\r\n(?:[^\r]+\r\n)*\r\n/.exec(text.slice(head));
    return last === null ? -1 : head + last.index + last[0].length;
  }
  const length = /\r\ncontent-length: (\d+)\r\n/.exec(fields);
  if (length === null) return -1;
  return text.length >= head + Number(length[1]) ? head + Number(length[1]) : -1;
}

// Sends requests one after the other, on one connection as long as it stays.
class Client {
  constructor(port) {
    this.port = port;
    this.socket = null;
  }

  forget(socket) {
    if (this.socket === socket) this.socket = null;
  }

  ask(method, number, close) {
    return new Promise((resolve, reject) => {
      const reused = this.socket !== null;
      const socket = (this.socket ??= net.connect(this.port, '127.0.0.1'));
      let text = '';
      const done = () => {
        socket.removeAllListeners();
        socket.on('error', () => {});
        socket.on('close', () => this.forget(socket));
        resolve(text.replace(/Date: [A-Z][^\r]*\r\n/, 'Date: now\r\n'));
      };
      socket.on('data', (data) => {
        text += data.toString('latin1');
        const closing = /\r\nconnection: close\r\n/i.test(text);
        if (!closing && endOf(text, method) === text.length) done();
      });
      socket.on('error', reject);
      socket.on('close', () => {
        this.forget(socket);
        // The server may have ended the connection after the response before.
        if (reused && text === '') {
          resolve(this.ask(method, number, close));
        } else {
          text += ' closed';
          done();
        }
      });
      socket.write(`${method} /${number} HTTP/1.1\r\nHost: a\r\n${close ? 'Connection: close\r\n' : ''}\r\n`);
    });
  }
}

async function run() {
  class Response extends http.ServerResponse {}
  const servers = [await serve({}), await serve({ ServerResponse: Response })];
  const clients = servers.map((server) => new Client(server.address().port));
  let differing = 0;
  for (let number = 0; number < COUNT; number++) {
    const pick = random(number + 1_000_000);
    const method = pick(6) === 0 ? 'HEAD' : 'GET';
    const close = pick(8) === 0;
    const results = [];
    for (let path = 0; path < 2; path++) {
      const text = await clients[path].ask(method, number, close);
      results.push([text, servers[path].takeSteps()]);
    }
    if (`${results[0]}` === `${results[1]}`) continue;
    if (differing++ < 5) console.log(method, number, close, JSON.stringify(results).slice(0, 1500));
  }
  console.log(`${COUNT} responses, ${differing} differ`);
  for (const client of clients) client.socket?.destroy();
  for (const server of servers) server.close();
}

run();
