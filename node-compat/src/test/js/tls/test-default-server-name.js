// A client names the server only if it is given a name; https takes that of the host.
'use strict';
const fs = require('node:fs');
const https = require('node:https');
const path = require('node:path');
const tls = require('node:tls');

const file = (name) => fs.readFileSync(path.join(__dirname, name));
const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n';
const lookup = (host, options, callback) =>
  options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4);

const server = tls.createServer(
  {
    key: file('leaf.key'),
    cert: file('leaf.pem'),
    SNICallback(name, callback) {
      console.log('  asked', name);
      callback();
    },
  },
  (socket) => {
    console.log('  server', socket.servername);
    socket.end(answer);
  },
);

function connect(options) {
  console.log(options);
  return new Promise((resolve) => {
    const given = { port: server.address().port, rejectUnauthorized: false, lookup, ...options };
    const client = tls.connect(given, () => client.resume());
    client.on('close', () => {
      console.log('  client', client.servername);
      resolve();
    });
  });
}

function get(options) {
  console.log('https', options);
  const given = { port: server.address().port, rejectUnauthorized: false, agent: false, lookup, ...options };
  return new Promise((resolve) => {
    https.get(given, (response) => response.resume().on('close', resolve));
  });
}

server.listen(0, async () => {
  await connect({});
  await connect({ host: 'localhost' });
  await connect({ host: 'a.example' });
  await connect({ host: 'a.example.', servername: '' });
  await connect({ host: 'a.example', servername: 'b.example' });
  await connect({ host: '127.0.0.1', servername: 'localhost' });
  await get({ host: 'localhost' });
  await get({ host: 'a.example' });
  await get({ host: 'a.example', headers: { host: 'c.example' } });
  server.close();
});
