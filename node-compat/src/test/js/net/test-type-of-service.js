// socket.setTypeOfService() and getTypeOfService(), and the option typeOfService.
'use strict';
const net = require('net');
const os = require('os');
const path = require('path');

const attempt = (action) => {
  try {
    console.log(action());
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
};
const fresh = new net.Socket();
console.log(fresh.getTypeOfService(), fresh.setTypeOfService(16) === fresh, fresh.getTypeOfService());
for (const value of [NaN, -1, 256, 1.5, '8', undefined]) attempt(() => fresh.setTypeOfService(value));
for (const typeOfService of [256, 'x', null, NaN]) attempt(() => new net.Socket({ typeOfService }));

function run(title, place, options, next) {
  let seen;
  const server = net.createServer((socket) => {
    seen = [socket.getTypeOfService(), socket.setTypeOfService(8) === socket, socket.getTypeOfService()];
    socket.end();
  });
  server.listen(place, () => {
    const target = typeof place === 'string' ? { path: place } : { port: server.address().port, host: server.address().address };
    const client = net.connect({ ...target, ...options }, () => {
      console.log(title, 'client', client.getTypeOfService(), client.setTypeOfService(32).getTypeOfService(), client.setTypeOfService(0).getTypeOfService());
    });
    client.resume().on('close', () => {
      console.log(title, 'closed', client.getTypeOfService(), 'server', ...seen);
      server.close(next);
    });
  });
}
run('IPv4', { port: 0, host: '127.0.0.1' }, {}, () =>
  run('option', { port: 0, host: '127.0.0.1' }, { typeOfService: 16 }, () =>
    run('unix', path.join(os.tmpdir(), `tos-${process.pid}`), { typeOfService: 16 }, () => {}),
  ),
);
