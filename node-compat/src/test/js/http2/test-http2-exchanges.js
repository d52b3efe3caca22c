// What a program sees of a request and its response when it asks for more than an answer, at each moment.

const http2 = require('http2');
const { finished } = require('stream');

const lines = new Map();
const note = (path, ...values) => lines.get(path).push(values.join(' '));

function listen(path, req, res) {
  for (const event of ['finish', 'close']) res.on(event, () => note(path, 'res', event, res.writableFinished));
  for (const event of ['end', 'close', 'aborted']) req.on(event, () => note(path, 'req', event, req.aborted));
}

function look(path, res) {
  const { stream } = res;
  note(path, res.headersSent, res.finished, stream.closed, stream.destroyed, stream.writableEnded, stream.rstCode);
  note(path, stream.sentHeaders && Object.keys(stream.sentHeaders), res.req.stream === stream);
}

const handlers = {
  '/before': (path, req, res) => {
    listen(path, req, res);
    res.end('body');
  },
  '/after-head': (path, req, res) => {
    res.writeHead(201, { 'X-A': 'a' });
    listen(path, req, res);
    res.end('body');
  },
  '/after-end': (path, req, res) => {
    res.end('body');
    listen(path, req, res);
    look(path, res);
  },
  '/in-tick': (path, req, res) => {
    res.end('body');
    process.nextTick(listen, path, req, res);
  },
  '/when-over': (path, req, res) => {
    res.setHeader('x-a', 1);
    res.end('body');
    setTimeout(() => {
      listen(path, req, res);
      look(path, res);
      note(path, req.complete, req.readableEnded, req.trailers, res.getHeaders()['x-a']);
      setTimeout(() => note(path, 'nothing more'), 10);
    }, 50);
  },
  '/trailers': (path, req, res) => {
    res.end('body');
    res.setTrailer('x-t', 'late');
  },
  '/large': (path, req, res) => {
    res.end('x'.repeat(200000));
    setImmediate(listen, path, req, res);
  },
  '/cancelled': (path, req, res) => {
    setTimeout(() => {
      look(path, res);
      res.end('too late');
    }, 50);
  },
  '/cancelled-and-heard': (path, req, res) => listen(path, req, res),
  '/closed-session': (path, req, res) => {
    setImmediate(() => {
      req.stream.session.destroy();
      look(path, res);
    });
  },
  '/own-values': (path, req, res) => {
    req.url = '/changed';
    note(path, req.url, req.headers[':path'], req.method, req.rawHeaders.length);
    req.own = 1;
    delete req.own;
    res.end('body', 'latin1');
  },
  '/watched': (path, req, res) => {
    finished(res, (error) => note(path, 'finished', error?.code));
    res.end('body');
  },
  '/unusual': (path, req, res) => {
    for (const [status, headers] of [[99], [200, { 'bad name': '1' }], [200, { ':path': '/' }], [200, { a: undefined }]])
      try {
        res.writeHead(status, headers);
      } catch (error) {
        note(path, error.code);
      }
    res.statusCode = 200;
    res.end();
  },
};

const server = http2.createServer((req, res) => handlers[req.url](req.url, req, res));

function exchange(path) {
  lines.set(path, []);
  // The client's, since the order between both is that of their packets.
  const seen = [];
  return new Promise((resolve) => {
    const client = http2.connect(`http://localhost:${server.address().port}`);
    const stream = client.request({ ':path': path });
    let length = 0;
    stream.on('response', ({ ':status': status, 'x-a': a }) => seen.push(`response ${status} ${a}`));
    stream.on('trailers', (trailers) => seen.push(`trailers ${trailers['x-t']}`));
    stream.on('data', (bytes) => (length += bytes.length));
    stream.on('error', (error) => seen.push(error.code));
    stream.on('close', () => setTimeout(() => client.close(), 100));
    client.on('close', () => resolve(seen.join('; ')));
    stream.on('close', () => seen.push(`length ${length}`));
    client.on('error', () => {});
    stream.end();
    if (path.startsWith('/cancelled')) setTimeout(() => stream.close(8), 20);
  });
}

// Requests that are made before there is a connection wait for it by one listener.
function manyAtOnce() {
  const client = http2.connect(`http://localhost:${server.address().port}`);
  const waiting = client.listenerCount('connect');
  lines.set('/before', []);
  for (let i = 0; i < 20; i++) client.request({ ':path': '/before' }).resume().on('close', closeWhenDone);
  let left = 20;
  console.log(`${client.listenerCount('connect') - waiting} more listener`);
  function closeWhenDone() {
    if (--left === 0) client.close(() => server.close());
  }
}

server.listen(0, async () => {
  for (const path of Object.keys(handlers)) {
    const seen = await exchange(path);
    console.log(`${path}: ${lines.get(path).join('; ')} | ${seen}`);
  }
  manyAtOnce();
});
