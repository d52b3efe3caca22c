// Sockets that a program has taken over by an upgrade count as connections, and a server is closed when the last of them is; closeAllConnections() leaves them.
const http = require('http');
const net = require('net');

const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });
const count = (server) => new Promise((resolve) => { server.getConnections((error, n) => resolve(n)); });

async function attempt(name, end) {
  const server = http.createServer((req, res) => res.end('x'));
  const sockets = [];
  server.on('upgrade', async (req, socket) => {
    sockets.push(socket);
    socket.write('HTTP/1.1 101 X\r\n\r\n');
    console.log(name, 'upgrading', await count(server));
  });
  server.on('close', () => console.log(name, 'server closed'));
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const texts = ['GET / HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n', 'GET / HTTP/1.1\r\nHost: h\r\n\r\n'];
  const clients = [];
  for (const text of texts) {
    const client = net.connect(server.address().port, '127.0.0.1');
    client.on('error', () => {});
    client.write(text);
    clients.push(client);
    await new Promise((resolve) => { client.on('data', resolve); });
  }
  console.log(name, 'connections', await count(server));
  end(server);
  await pause(150);
  console.log(name, 'after', await count(server), server.listening, sockets[0].destroyed);
  for (const socket of sockets) socket.destroy();
  await pause(150);
  console.log(name, 'then', await count(server));
  for (const client of clients) client.destroy();
  await pause(150);
  server.closeAllConnections();
  await new Promise((resolve) => { server.close(resolve); });
}

(async () => {
  await attempt('close', (server) => server.close());
  await attempt('idle', (server) => server.closeIdleConnections());
  await attempt('all', (server) => server.closeAllConnections());
  await attempt('nothing', () => {});
})();
