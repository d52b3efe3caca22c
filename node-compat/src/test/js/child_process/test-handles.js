// Sockets and servers that are sent to a child, and a socket as the stdio of one.
'use strict';
const { fork, spawn } = require('child_process');
const dgram = require('dgram');
const net = require('net');
const { once } = require('events');

function child() {
  process.on('message', (message, handle) => {
    const kind = handle?.constructor.name;
    if (message === 'socket') {
      process.send(['socket', kind, handle instanceof net.Socket, handle.readable, handle.writable]);
      handle.end('from the child');
    } else if (message === 'kept') {
      handle.on('data', (data) => process.send(`child read ${data}`));
    } else if (message === 'server') {
      handle.on('connection', (socket) => {
        socket.end('served by the child');
        handle.close();
      });
      process.send(['server', handle instanceof net.Server, typeof handle.address().port]);
    } else if (message.udp) {
      handle.on('message', (data) => {
        process.send(['udp', handle instanceof dgram.Socket, `${data}`]);
        handle.close();
      });
      process.send('udp ready');
    } else if (message === 'end') {
      process.disconnect();
    }
  });
}

async function readAll(port) {
  let text = '';
  for await (const data of net.connect(port, '127.0.0.1')) text += data;
  return text;
}

async function listening(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
}

const count = (server) => new Promise((resolve) => server.getConnections((error, n) => resolve(error ?? n)));

async function main() {
  const forked = fork(__filename, ['child']);
  const messages = [];
  const waiting = [];
  forked.on('message', (message) => (waiting.length > 0 ? waiting.shift()(message) : messages.push(message)));
  const next = () => (messages.length > 0 ? Promise.resolve(messages.shift()) : new Promise((resolve) => waiting.push(resolve)));

  // A socket that this process does not read.
  const server = net.createServer({ pauseOnConnect: true });
  const port = await listening(server);
  server.once('connection', (socket) => {
    console.log('sent', forked.send('socket', socket, (error) => console.log('written', error)), socket._handle);
  });
  console.log(await readAll(port), await next(), (await count(server)) <= 1);

  const client = net.connect(port, '127.0.0.1');
  const [kept] = await once(server, 'connection');
  forked.send('kept', kept, { keepOpen: true });
  client.write('one');
  console.log(await next(), kept.destroyed, (await count(server)) >= 2);
  client.destroy();
  kept.destroy();
  server.close(() => console.log('server closed'));
  await once(server, 'close');

  const given = net.createServer();
  const place = await listening(given);
  forked.send('server', given);
  console.log(await next());
  given.close();
  console.log(await readAll(place));

  const udp = dgram.createSocket('udp4');
  udp.bind(0, '127.0.0.1');
  await once(udp, 'listening');
  forked.send({ udp: true }, udp);
  console.log(await next());
  const to = udp.address().port;
  udp.close();
  const sender = dgram.createSocket('udp4');
  sender.send('datagram', to, '127.0.0.1', () => sender.close());
  console.log(await next());

  for (const wrong of [{}, 5, 'text', process]) {
    try {
      forked.send('x', wrong);
    } catch (error) {
      console.log(error.code, error.message);
    }
  }
  forked.send('end');
  console.log(await once(forked, 'exit'));

  const pipe = net.createServer();
  const other = await listening(pipe);
  pipe.once('connection', (socket) => {
    const echo = spawn('echo', ['into a socket'], { stdio: ['ignore', socket, 'inherit'] });
    echo.on('exit', (code) => {
      console.log('echo', code);
      socket.end();
      pipe.close();
    });
  });
  console.log(await readAll(other));
}

if (process.argv[2] === 'child') child();
else main();
