// The most requests of a connection, the name of a path that a server listens on, and what closing a server calls.
const http = require('http');
const net = require('net');
const os = require('os');
const path = require('path');
const { once } = require('events');

const get = (name) => `GET /${name} HTTP/1.1\r\nHost: h\r\n\r\n`;

async function mostRequests(limit) {
  const server = http.createServer((req, res) => res.end(req.url));
  server.maxRequestsPerSocket = limit;
  server.on('dropRequest', (req, socket) => console.log('dropped', req.url, socket === req.socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = net.connect(server.address().port, '127.0.0.1');
  for (const name of ['a', 'b', 'c', 'd']) {
    client.write(get(name));
    const [data] = await once(client, 'data');
    console.log(`${data}`.split('\r\n').filter((line) => !line.startsWith('Date')).join(' | '));
  }
  client.destroy();
  server.close();
  await once(server, 'close');
}

async function listensOnPath() {
  process.chdir(os.tmpdir());
  const name = `most-${process.pid}.sock`;
  for (const kind of [http, net]) {
    const server = kind.createServer();
    server.listen({ path: name });
    await once(server, 'listening');
    console.log(server.address() === name, path.isAbsolute(server.address()));
    server.close();
    await once(server, 'close');
    console.log(server.address() === name);
  }
}

async function closing() {
  const server = http.createServer();
  let calls = 0;
  const { closeIdleConnections } = server;
  server.closeIdleConnections = function () {
    calls++;
    closeIdleConnections.call(this);
  };
  server.listen(0);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
  console.log('closeIdleConnections', calls);
}

(async () => {
  await mostRequests(2);
  await mostRequests(0);
  await listensOnPath();
  await closing();
})();
