// What an https server's connection does while Java carries its bytes: counts, timeouts, listeners of the socket, upgrades, slow readers, and requests that come in one record or in many.
const { once } = require('events');
const fs = require('fs');
const https = require('https');
const net = require('net');
const path = require('path');
const tls = require('tls');
const { Duplex } = require('stream');

const file = (name) => fs.readFileSync(path.join(__dirname, '../tls', name));
const identity = { key: file('leaf.key'), cert: file('leaf.pem') };
const ca = file('ca.pem');
const text = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

async function serve(handler, work, events = {}) {
  const server = https.createServer(identity, handler);
  for (const [name, listener] of Object.entries(events)) server.on(name, listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = server.address().port;
  const client = tls.connect({ port, host: '127.0.0.1', ca, servername: 'localhost' });
  client.on('error', (error) => console.log('client', error.code));
  await once(client, 'secureConnect');
  await work(client, port, server);
  client.destroy();
  server.close();
  await once(server, 'close');
}

const received = async (client, wanted) => {
  let bytes = '';
  while (!bytes.includes(wanted)) bytes += (await once(client, 'data'))[0];
  return bytes;
};

(async () => {
  await serve(
    (req, res) => {
      const { socket } = req;
      console.log('counts', socket.bytesRead, socket.encrypted, socket.getProtocol());
      res.on('finish', () => console.log('finish', socket.bytesWritten >= 90));
      res.sendDate = false;
      res.end('hello');
    },
    async (client) => {
      client.write(text);
      await received(client, 'hello');
      // In two records, and two requests in one.
      client.write(text.slice(0, 9));
      await new Promise((resolve) => { setTimeout(resolve, 20); });
      client.write(text.slice(9));
      await received(client, 'hello');
      client.write(text + text);
      await received(client, 'hello');
      await new Promise((resolve) => { setTimeout(resolve, 20); });
    },
  );

  await serve(
    (req, res) => {
      req.socket.on('data', (data) => console.log('seen', String(data).split('\r\n')[0]));
      res.end('hello');
    },
    async (client) => {
      for (const name of ['/a', '/b', '/c']) {
        client.write(text.replace('/', name));
        await received(client, 'hello');
      }
    },
  );

  await serve(
    (req, res) => {
      req.socket.setTimeout(50);
      res.end('hello');
    },
    async (client) => {
      client.write(text);
      await received(client, 'hello');
      await once(client, 'close');
    },
    { timeout: (socket) => { console.log('timeout', socket.constructor.name); socket.destroy(); } },
  );

  await serve(
    () => {},
    async (client) => {
      client.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\nfirst ');
      await received(client, '101');
      client.write('second');
      console.log(await received(client, 'second'));
    },
    {
      upgrade(req, socket, head) {
        socket.write('HTTP/1.1 101 Switching\r\nUpgrade: echo\r\n\r\n');
        socket.write(head);
        socket.pipe(socket);
      },
    },
  );

  // A reader that is slow, and a body in parts.
  await serve(
    (req, res) => {
      let length = 0;
      req.on('data', (data) => (length += data.length));
      req.on('end', () => {
        const flows = [];
        for (let i = 0; i < 40; i++) flows.push(res.write(Buffer.alloc(100_000, i)));
        console.log('length', length, flows[0], flows.at(-1));
        res.once('drain', () => { console.log('drain'); res.end(); });
      });
    },
    async (client) => {
      client.pause();
      client.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 300000\r\nConnection: close\r\n\r\n');
      client.write(Buffer.alloc(300_000));
      await new Promise((resolve) => { setTimeout(resolve, 50); });
      let length = 0;
      client.on('data', (data) => (length += data.length));
      client.resume();
      await once(client, 'end');
      console.log('got', length > 4_000_000);
    },
  );

  // TLS and HTTP over a stream that is no socket, and over TLS.
  const plain = https.createServer(identity, (req, res) => res.end(`over a stream ${req.socket.remoteAddress}`));
  const bridge = net.createServer((socket) => {
    const stream = new Duplex({
      read() { socket.resume(); },
      write(chunk, encoding, callback) { socket.write(chunk, callback); },
      final(callback) { socket.end(callback); },
    });
    socket.on('data', (data) => stream.push(data) || socket.pause());
    socket.on('end', () => stream.push(null));
    socket.on('error', () => {});
    plain.emit('connection', stream);
  });
  bridge.listen(0, '127.0.0.1');
  await once(bridge, 'listening');
  const answer = await new Promise((resolve) => {
    https.get({ port: bridge.address().port, host: '127.0.0.1', ca, servername: 'localhost', agent: false }, resolve);
  });
  console.log(answer.statusCode, await require('stream/consumers').text(answer));
  bridge.close();

  const inner = tls.createServer(identity, (socket) => socket.end('inner'));
  const outer = tls.createServer(identity, (socket) => inner.emit('connection', socket)).listen(0, '127.0.0.1');
  await once(outer, 'listening');
  const first = tls.connect({ port: outer.address().port, host: '127.0.0.1', ca, servername: 'localhost' });
  await once(first, 'secureConnect');
  const second = tls.connect({ socket: first, ca, servername: 'localhost' });
  second.on('data', (data) => console.log(String(data)));
  await once(second, 'close');
  outer.close();
  await once(outer, 'close');

  // The first bytes are read before TLS gets the socket.
  const late = net.createServer((socket) => {
    socket.once('readable', () => {
      const secure = new tls.TLSSocket(socket, { ...identity, isServer: true });
      secure.on('error', (error) => console.log(error.code));
      secure.on('secure', () => secure.end('late'));
    });
  }).listen(0, '127.0.0.1');
  await once(late, 'listening');
  const reader = tls.connect({ port: late.address().port, host: '127.0.0.1', ca, servername: 'localhost' });
  reader.on('data', (data) => console.log(String(data)));
  await once(reader, 'close');
  late.close();
})();
