// What a listener of 'connection' does to the socket at once, before anything has been read.
'use strict';
const http = require('http');
const net = require('net');

const acts = {
  end: (socket) => socket.end(),
  'end with text': (socket) => socket.end('go away\r\n'),
  destroy: (socket) => socket.destroy(),
  'destroy soon': (socket) => { socket.write('bye\r\n'); socket.destroySoon(); },
  write: (socket) => socket.write('HTTP/1.1 103 Early Hints\r\n\r\n'),
  throw: () => { throw new Error('thrown by the listener'); },
};

process.on('uncaughtException', (error) => console.log('  uncaught', error.message));

function run(name) {
  return new Promise((resolve) => {
    const server = http.createServer((request, response) => {
      console.log('  request', request.url);
      response.end('answer');
    });
    server.on('connection', (socket) => {
      console.log('  connection', typeof socket.remotePort);
      acts[name](socket);
    });
    server.listen(0, '127.0.0.1', () => {
      const client = net.connect(server.address().port, '127.0.0.1');
      const got = [];
      client.on('connect', () => client.write('GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'));
      client.on('data', (data) => got.push(data));
      client.on('error', () => {});
      client.on('close', () => {
        console.log('  client got', JSON.stringify(Buffer.concat(got).toString().replace(/Date: .*\r\n/, '')));
        server.close(() => resolve());
      });
    });
  });
}

(async () => {
  for (const name of Object.keys(acts)) {
    console.log(name);
    await run(name);
  }
})();
