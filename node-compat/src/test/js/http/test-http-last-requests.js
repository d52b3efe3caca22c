// Clients at a server that is closed or about to be left, and what a client makes of heads that are too long or none.
const http = require('http');
const net = require('net');
const { once } = require('events');

const get = (path) => `GET ${path} HTTP/1.1\r\nHost: h\r\n\r\n`;
const listen = async (server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return net.connect(server.address().port, '127.0.0.1');
};
const bodies = (text) => [...text.matchAll(/\r\n\r\n([a-z]+)/g)].map(([, body]) => body).join();

// A connection that was busy when its server was closed is served further.
async function closedWhileBusy() {
  const server = http.createServer({ keepAliveTimeout: 100, keepAliveTimeoutBuffer: 0 }, (req, res) => {
    if (req.url === '/first') server.close(() => console.log('server closed'));
    setTimeout(() => res.end(req.url.slice(1)), 10);
  });
  const client = await listen(server);
  let text = '';
  client.on('data', (data) => {
    text += data;
    if (text.endsWith('first')) client.write(get('/second'));
  });
  client.write(get('/first'));
  await Promise.all([once(client, 'close'), once(server, 'close')]);
  console.log(bodies(text));
}

// Two requests and the end in one go: what their handlers answer within ticks goes out.
async function endBehindTwo() {
  const server = http.createServer(async (req, res) => {
    await null;
    res.end(req.url.slice(1));
  });
  const client = await listen(server);
  let text = '';
  client.on('data', (data) => { text += data; });
  client.end(get('/one') + get('/two'));
  await once(client, 'close');
  console.log(bodies(text));
  server.close();
}

// Time limits are checked at intervals: a request that ends before the next check is not affected.
async function slowButUnseen() {
  const server = http.createServer({ requestTimeout: 20, headersTimeout: 20, connectionsCheckingInterval: 10_000 }, (req, res) => res.end('slow'));
  const client = await listen(server);
  let text = '';
  client.on('data', (data) => { text += data; });
  client.write('GET / HTTP/1.1\r\nHost: h\r\n');
  setTimeout(() => client.write('Connection: close\r\n\r\n'), 120);
  await once(client, 'close');
  console.log(bodies(text));
  server.close();
}

// The events of a client for a response.
async function answer(bytes, most) {
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.resume().end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = http.get({ port: server.address().port, host: '127.0.0.1', agent: false });
  if (most !== undefined) request.maxHeadersCount = most;
  const line = await new Promise((resolve) => {
    request.on('response', (response) => {
      response.resume().on('close', () => resolve(`${Object.keys(response.headers)}, distinct ${Object.keys(response.headersDistinct)}`));
    });
    request.on('error', (error) => resolve(`${error.code} ${error.message}`));
  });
  console.log(line);
  server.close();
}

(async () => {
  await closedWhileBusy();
  await endBehindTwo();
  await slowButUnseen();
  const fields = 'A: 1\r\nB: 2\r\nC: 3\r\nContent-Length: 0\r\n\r\n';
  for (const most of [undefined, 0, 1, 3, 4, 5]) await answer(`HTTP/1.1 200 OK\r\n${fields}`, most);
  await answer('foo\r\n');
  await answer('HTTX/1.1 200 OK\r\n\r\n');
  await answer(`HTTP/1.1 200 OK\r\n${Array.from({ length: 1100 }, (_, i) => `x${i % 10}: ${i}\r\n`).join('')}Last: 1\r\nContent-Length: 0\r\n\r\n`);
})();
