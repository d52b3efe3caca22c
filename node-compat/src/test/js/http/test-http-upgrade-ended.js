// The end of an upgraded connection is heard though nothing reads from it; the other direction stays open.
const http = require('http');
const net = require('net');

const server = http.createServer().on('upgrade', (req, socket) => {
  console.log(socket.readable, socket.writable);
  socket.on('end', () => {
    console.log('end', socket.readable, socket.writable);
    socket.end('answer');
  });
}).listen(0, () => {
  const socket = net.connect({ port: server.address().port, allowHalfOpen: true }, () => {
    socket.end('GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n');
  });
  socket.on('data', (data) => console.log(String(data)));
  socket.on('end', () => server.close());
});
