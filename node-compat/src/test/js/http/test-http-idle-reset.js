// What a program sees when a client resets a connection that waits for the next request.
const http = require('http');
const net = require('net');

const cases = {
  plain() {},
  heard: (server) => server.on('clientError', (error, socket) => console.log('clientError', error.code, socket.destroyed)),
  replaced(server) {
    const { emit } = server;
    server.emit = function (name, ...args) {
      if (name === 'clientError') console.log('emit', name, args[0].code);
      return emit.call(this, name, ...args);
    };
  },
  seen: (server) => server.on('connection', (socket) => socket.on('close', (failed) => console.log('close', failed))),
};

function run([name, prepare], next) {
  let request;
  const server = http.createServer((req, res) => {
    request = req;
    res.end('done');
  });
  prepare(server);
  server.listen(0, '127.0.0.1', () => {
    const client = net.connect(server.address().port, '127.0.0.1', () => client.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'));
    client.once('data', () => setTimeout(() => client.resetAndDestroy(), 20));
    client.on('close', () => setTimeout(check, 20));
  });
  function check() {
    server.getConnections((error, count) => {
      console.log(name, count, request.destroyed, request.aborted, request.socket.destroyed);
      server.close(next);
    });
  }
}

const remaining = Object.entries(cases);
(function next() {
  if (remaining.length > 0) run(remaining.shift(), next);
})();
