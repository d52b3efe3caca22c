// An idle connection has the server's keepAliveTimeout, whatever its timeout was; the next request has the server's timeout again.
'use strict';
const http = require('http');
const net = require('net');

const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

async function run(label, options, { handle, connection, listens = true, again, expected }) {
  const server = http.createServer((req, res) => {
    handle?.(req, res);
    res.end('x');
  });
  Object.assign(server, { keepAliveTimeoutBuffer: 0 }, options);
  if (connection) server.on('connection', connection);
  const seen = [];
  if (listens) {
    server.on('timeout', (socket) => {
      seen.push(`timeout ${socket.timeout}`);
      socket.destroy();
    });
  }
  await new Promise((resolve) => server.listen(0, resolve));
  const client = net.connect(server.address().port);
  let answered;
  client.once('data', () => {
    answered = Date.now();
    client.resume();
    if (again) setTimeout(() => client.write(again), 150);
  });
  client.write(request);
  await new Promise((resolve) => client.on('close', resolve));
  server.close();
  return `${label}: ${seen} ${Date.now() - answered > expected / 2}`;
}

(async () => {
  const results = await Promise.all([
    run('longer', { timeout: 200, keepAliveTimeout: 500, keepAliveTimeoutBuffer: 100 }, { expected: 600 }),
    run('shorter', { timeout: 5000, keepAliveTimeout: 300 }, { expected: 300 }),
    run('none', { timeout: 300, keepAliveTimeout: 0 }, { expected: 300 }),
    run('twice', { timeout: 300, keepAliveTimeout: 600 }, { again: request, expected: 750 }),
    run(
      'second request hangs',
      { timeout: 300, keepAliveTimeout: 5000 },
      {
        again: request,
        handle(req, res) {
          if (req.socket.seen) res.end = () => {};
          req.socket.seen = true;
        },
        expected: 450,
      },
    ),
    run('of the socket', { keepAliveTimeout: 600 }, { connection: (socket) => socket.setTimeout(200), expected: 600 }),
    run('of a response', { keepAliveTimeout: 600 }, { handle: (req, res) => res.setTimeout(200), expected: 600 }),
    run('no listener', { timeout: 200, keepAliveTimeout: 500 }, { listens: false, expected: 500 }),
    run(
      'no listener, with a socket',
      { keepAliveTimeout: 500 },
      { listens: false, handle: (req) => req.socket.remotePort, expected: 500 },
    ),
  ]);
  console.log(results.join('\n'));
})();
