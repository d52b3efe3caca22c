// A net.BoundSocket goes to a child process, which listens on it or connects from it.
'use strict';
const net = require('net');
const { fork } = require('child_process');

function inChild() {
  process.on('message', ({ action, port }, bound) => {
    const { address, family } = bound.address();
    const seen = { action, type: bound.constructor.name, address, family, isPipe: bound.isPipe };
    const boundPort = bound.address().port;
    if (action === 'listen') {
      const server = net.createServer((socket) => socket.end('from the child')).listen(bound, () => process.send({ ...seen, port: boundPort }));
      process.on('disconnect', () => server.close());
    } else {
      const socket = net.connect({ handle: bound, host: '127.0.0.1', port }, () => {
        process.send({ ...seen, isSamePort: socket.localPort === boundPort });
        socket.end();
      });
    }
  });
}

function attempt(action) {
  try {
    return action();
  } catch ({ name, code, message }) {
    return `${name} ${code} ${message}`;
  }
}

if (process.argv[2] === 'child') {
  inChild();
} else {
  const child = fork(__filename, ['child']);
  const server = net.createServer((socket) => socket.on('error', () => {}).resume()).listen(0, '127.0.0.1', () => {
    const closed = new net.BoundSocket();
    closed.close();
    console.log(attempt(() => child.send({}, closed)));
    const first = new net.BoundSocket({ host: '127.0.0.1' });
    const { port } = first.address();
    child.send({ action: 'listen' }, first, (error) => console.log('sent', error));
    console.log(attempt(() => first.address()));
    child.once('message', ({ port: childsPort, ...seen }) => {
      console.log(seen, childsPort === port);
      net.connect(port, '127.0.0.1').on('data', (data) => {
        console.log(`${data}`);
        child.send({ action: 'connect', port: server.address().port }, new net.BoundSocket({ host: '127.0.0.1' }));
        child.once('message', (message) => {
          console.log(message);
          child.disconnect();
          server.close();
        });
      });
    });
  });
}
