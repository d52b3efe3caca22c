// A server, its connection and a client: who makes which, and whose callbacks they are.
const net = require('net');
const { follow } = require('./follow.js');
const run = follow(['TCPSERVERWRAP', 'TCPWRAP', 'TCPCONNECTWRAP', 'SHUTDOWNWRAP'], { sorted: true });

const server = net.createServer((socket) => {
  run.say('connection');
  socket.on('data', () => {
    run.say('data at the server');
    socket.end('answer');
  });
  socket.on('close', () => run.say('close at the server'));
});
server.listen(0, '127.0.0.1', () => {
  run.say('listening');
  const client = net.connect(server.address().port, '127.0.0.1', () => {
    run.say('connect');
    client.write('question');
  });
  client.on('data', () => run.say('data at the client'));
  client.on('end', () => run.say('end at the client'));
  client.on('close', () => {
    run.say('close at the client');
    server.close(() => {
      run.say('close of the server');
      run.print();
    });
  });
});
