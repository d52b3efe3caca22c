// An upgrade that the client did not listen for: the connection goes without an error. What follows the head goes to the server's program.
const http = require('http');

const sockets = [];
const server = http.createServer().listen(0, () => {
  const req = http.request({ port: server.address().port, headers: { Connection: 'Upgrade', Upgrade: 'echo' } });
  for (const name of ['response', 'error', 'close']) req.on(name, (value) => console.log('client', name, value?.message));
  req.on('close', () => {
    sockets[0].destroy();
    server.close();
  });
  req.write('with the head');
  req.end();
});
server.on('upgrade', (req, socket, head) => {
  console.log('server upgrade', String(head), socket.allowHalfOpen);
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
});
