// https.Server: requests over TLS, what handlers see of the connection, errors below and above TLS, timeouts, upgrades, and ends.
const crypto = require('crypto');
const fs = require('fs');
const http = require('http');
const https = require('https');
const net = require('net');
const path = require('path');
const tls = require('tls');

const file = (name) => fs.readFileSync(path.join(__dirname, '../tls', name));
const ca = file('ca.pem');
const leaf = { key: file('leaf.key'), cert: file('leaf.pem') };
const ec = { key: file('ec.key'), cert: file('ec.pem') };
const listen = (server) => new Promise((resolve) => { server.listen(0, '127.0.0.1', () => resolve(server.address().port)); });
const close = (server) => new Promise((resolve) => { server.close(resolve); });
const digest = (data) => crypto.createHash('sha1').update(data).digest('hex').slice(0, 8);

function request(options, body) {
  return new Promise((resolve) => {
    const sent = https.request({ host: '127.0.0.1', ca, ...options }, (response) => {
      const parts = [];
      response.on('data', (data) => parts.push(data));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, trailers: response.trailers, body: Buffer.concat(parts) }));
    });
    sent.on('error', (error) => resolve({ error }));
    sent.end(body);
  });
}

// All that comes back over one TLS connection, until it ends.
function raw(port, text, options) {
  return new Promise((resolve) => {
    let received = '';
    const socket = tls.connect({ port, host: '127.0.0.1', ca, ...options }, () => socket.write(text));
    socket.on('data', (data) => { received += data.toString('latin1'); });
    socket.on('error', (error) => { received += ` ${error.code}`; });
    socket.on('close', () => resolve(received.replace(/Date: [^\r]*/g, 'Date').replaceAll('\r\n', '~')));
  });
}

async function answers() {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 1 });
  const server = https.createServer(leaf, (req, res) => {
    const parts = [];
    req.on('data', (data) => parts.push(data));
    req.on('end', () => {
      const body = Buffer.concat(parts);
      if (req.url === '/large') res.end(Buffer.alloc(3_000_000, 'abc'));
      else if (req.url === '/trailers') {
        res.writeHead(200, { Trailer: 'X' });
        res.write('one');
        res.addTrailers({ X: 'y' });
        res.end('two');
      } else res.end(`${req.method} ${req.url} ${body.length} ${digest(body)} ${req.httpVersion}`);
    });
  });
  console.log(server instanceof tls.Server, server instanceof net.Server, server instanceof http.Server, https.Server === server.constructor, server.listening);
  console.log(server.timeout, server.keepAliveTimeout, server.headersTimeout, server.requestTimeout, server.maxHeadersCount);
  const port = await listen(server);
  for (const [name, options, body] of [['get', { path: '/a' }], ['post', { path: '/b', method: 'POST' }, 'some'], ['upload', { path: '/c', method: 'PUT' }, Buffer.alloc(2_000_000, 'x')],
    ['large', { path: '/large' }], ['head', { path: '/large', method: 'HEAD' }], ['trailers', { path: '/trailers' }]]) {
    const { status, headers, body: got, trailers } = await request({ port, agent, ...options }, body);
    console.log(name, status, headers.connection, headers['transfer-encoding'], headers['content-length'], JSON.stringify(trailers), got.length > 100 ? `${got.length} ${digest(got)}` : got.toString());
  }
  agent.destroy();
  console.log(await raw(port, 'GET /1 HTTP/1.1\r\nHost: h\r\n\r\nGET /2 HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n'));
  await close(server);
}

async function sockets() {
  const server = https.createServer({ ...leaf, ca, requestCert: true, rejectUnauthorized: false, SNICallback: (name, callback) => callback(null, name === 'a.example.org' ? tls.createSecureContext(ec) : undefined) }, ({ socket }, res) => {
    res.end([socket instanceof tls.TLSSocket, socket.encrypted, socket.authorized, socket.authorizationError, socket.alpnProtocol, socket.servername, socket.getProtocol(), socket.getPeerCertificate().subject?.CN, socket.remoteAddress].join(' '));
  });
  server.on('secureConnection', (socket) => console.log('secureConnection', socket.encrypted));
  server.on('connection', (socket) => console.log('connection', socket.encrypted));
  const port = await listen(server);
  console.log((await request({ port, agent: false })).body.toString());
  console.log((await request({ port, agent: false, ...ec })).body.toString());
  console.log((await request({ port, agent: false, servername: 'a.example.org' })).body.toString());
  console.log((await request({ port, agent: false, rejectUnauthorized: false, ca: undefined })).body.toString());
  await close(server);
  const strict = https.createServer({ ...leaf, ca, requestCert: true }, (req, res) => res.end('ok'));
  strict.on('tlsClientError', (error) => console.log('tlsClientError', error.code));
  const strictPort = await listen(strict);
  console.log((await request({ port: strictPort, agent: false, ...ec })).body.toString());
  await close(strict);
}

async function errors() {
  const server = https.createServer({ ...leaf, keepAliveTimeout: 100, keepAliveTimeoutBuffer: 0 }, (req, res) => {
    if (req.url === '/throw') req.socket.destroy();
    else if (req.url === '/slow') return;
    else res.end('ok');
  });
  const port = await listen(server);
  console.log(await raw(port, 'nonsense\r\n\r\n'));
  console.log(await raw(port, 'GET /throw HTTP/1.1\r\nHost: h\r\n\r\n'));
  console.log(await raw(port, 'GET / HTTP/1.1\r\nHost: h\r\n\r\n'));
  console.log(await raw(port, 'GET / HTTP/1.1\r\n\r\n'));
  server.on('clientError', (error, socket) => {
    console.log('clientError', error.code, socket instanceof tls.TLSSocket);
    socket.end('HTTP/1.1 418 No\r\n\r\n');
  });
  console.log(await raw(port, 'nonsense\r\n\r\n'));
  server.removeAllListeners('clientError');
  // Plain HTTP to a server of TLS.
  const told = new Promise((resolve) => server.once('clientError', (error, socket) => {
    console.log('clientError', error.code, socket instanceof tls.TLSSocket);
    socket.destroy();
    resolve();
  }));
  const plain = net.connect(port, '127.0.0.1', () => plain.write('GET / HTTP/1.1\r\nHost: h\r\n\r\n'));
  plain.on('error', () => {}).resume();
  await told;
  server.headersTimeout = 300;
  server.setTimeout(1000, (socket) => {
    console.log('timeout', socket instanceof tls.TLSSocket);
    socket.destroy();
  });
  console.log(await raw(port, 'GET /slow HTTP/1.1\r\nHost: h\r\n\r\n'));
  const closed = raw(port, 'GET /slow HTTP/1.1\r\nHost: h\r\n\r\n');
  server.once('request', () => server.closeAllConnections());
  console.log(await closed);
  await close(server);
  const hasty = https.createServer({ ...leaf, headersTimeout: 300, connectionsCheckingInterval: 50 });
  console.log(await raw(await listen(hasty), 'GET / HTTP/1.1\r\nHo'));
  await close(hasty);
}

async function upgrades() {
  const server = https.createServer(leaf);
  server.on('upgrade', (req, socket, head) => {
    console.log('upgrade', req.headers.upgrade, head.toString(), socket instanceof tls.TLSSocket);
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
    socket.on('data', (data) => socket.end(`echo ${data}`));
  });
  const port = await listen(server);
  await new Promise((resolve) => {
    let text = '';
    const socket = tls.connect({ port, host: '127.0.0.1', ca }, () => socket.write('GET / HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\nhead'));
    socket.on('data', (data) => {
      if (text === '') socket.write('more');
      text += data;
    });
    socket.on('close', () => {
      console.log(text.replaceAll('\r\n', '~'));
      resolve();
    });
  });
  await close(server);
}

// A server of HTTP takes any stream as a connection.
async function streams() {
  const server = http.createServer((req, res) => req.resume().on('end', () => res.end(`over ${req.socket.constructor.name} ${req.socket.server === server} ${req.url}`)));
  const carrier = net.createServer((socket) => server.emit('connection', socket));
  const port = await listen(carrier);
  for (const agent of [false, new http.Agent({ keepAlive: true })]) {
    for (const body of ['', 'body']) {
      await new Promise((resolve) => {
        http.request({ port, host: '127.0.0.1', agent, method: 'POST', path: `/${body}` }, (res) => res.on('data', (data) => console.log(`${data}`)).on('end', resolve)).end(body);
      });
    }
    if (agent) agent.destroy();
  }
  await close(carrier);
}

function refused(name, make) {
  try {
    make();
    console.log(name, 'taken');
  } catch (error) {
    console.log(name, error.name, error.code, error.message, error.library, error.reason);
  }
}

function options() {
  refused('bad key', () => https.createServer({ key: 'nonsense', cert: leaf.cert }));
  refused('bad certificate', () => https.createServer({ key: leaf.key, cert: 'nonsense' }));
  refused('another key', () => https.createServer({ key: file('self.key'), cert: leaf.cert }));
  refused('another kind of key', () => https.createServer({ key: ec.key, cert: leaf.cert }));
  refused('no passphrase', () => https.createServer({ key: file('leaf-encrypted.key'), cert: leaf.cert }));
  refused('wrong passphrase', () => https.createServer({ key: file('leaf-encrypted.key'), passphrase: 'wrong', cert: leaf.cert }));
  refused('wrong passphrase of a store', () => https.createServer({ pfx: file('leaf.p12'), passphrase: 'wrong' }));
  refused('bad store', () => https.createServer({ pfx: Buffer.from('nonsense') }));
  refused('key of a number', () => https.createServer({ key: 5, cert: leaf.cert }));
  refused('bad options', () => https.createServer('x'));
  refused('bad listener', () => https.createServer({}, 'x'));
  refused('bad version', () => https.createServer({ minVersion: 'TLSv2' }));
  refused('bad callback', () => https.createServer({ SNICallback: 'x' }));
  refused('bad limit', () => https.createServer({ headersTimeout: 20, requestTimeout: 10 }));
  refused('nothing', () => https.createServer());
  refused('a passphrase of a number', () => https.createServer({ ...leaf, passphrase: 5 }));
}

(async () => {
  for (const part of [answers, sockets, errors, upgrades, streams, options]) {
    console.log(`-- ${part.name}`);
    await part();
  }
})();
