// What a server chooses by what a client asks for: contexts by name, at once, later and never, by addContext, and protocols by ALPNCallback.
const fs = require('fs');
const https = require('https');
const path = require('path');
const tls = require('tls');

const file = (name) => fs.readFileSync(path.join(__dirname, name));
const leaf = { key: file('leaf.key'), cert: file('leaf.pem') };
const ec = { key: file('ec.key'), cert: file('ec.pem') };
const listen = (server) => new Promise((resolve) => { server.listen(0, '127.0.0.1', () => resolve(server.address().port)); });

// One connection: the certificate's name and protocol that the client saw, and what the server's side was told.
async function connect(server, options) {
  const seen = [];
  const note = (line) => seen.push(line);
  const onSecure = (socket) => {
    note(`secure ${socket.servername} ${socket.alpnProtocol}`);
    socket.end('hello');
  };
  const onError = (error) => note(`error ${error.code ?? error.message}`);
  server.on('secureConnection', onSecure).on('tlsClientError', onError);
  const verdict = await new Promise((resolve) => {
    const socket = tls.connect({ port: server.address().port, host: '127.0.0.1', rejectUnauthorized: false, ...options }, () => {
      seen.unshift(`client ${socket.getPeerCertificate().asn1Curve ?? 'rsa'} ${socket.alpnProtocol}`);
    });
    socket.on('data', (data) => note(`data ${data}`));
    socket.on('error', () => note('client failed'));
    socket.on('close', () => resolve());
  });
  await new Promise((resolve) => { setImmediate(resolve); });
  server.off('secureConnection', onSecure).off('tlsClientError', onError);
  return seen.filter((line) => line.startsWith('client')).concat(seen.filter((line) => !line.startsWith('client'))).join(', ');
}

async function names() {
  let calls = 0;
  const server = tls.createServer({
    ...leaf,
    SNICallback(name, callback) {
      calls++;
      const other = tls.createSecureContext(ec);
      if (name === 'now') callback(null, other);
      else if (name === 'later') setTimeout(callback, 5, null, other);
      else if (name === 'tick') process.nextTick(callback, null, other);
      else if (name === 'promise') Promise.resolve().then(() => callback(null, other.context));
      else if (name === 'usual') callback(null, null);
      else if (name === 'lateusual') setTimeout(callback, 5);
      else if (name === 'error') setTimeout(callback, 5, new Error('no such name'));
      else if (name === 'errornow') callback(new Error('no such name now'));
      else if (name === 'wrong') setTimeout(callback, 5, null, {});
    },
  });
  await listen(server);
  for (const servername of ['now', 'later', 'tick', 'promise', 'usual', 'lateusual', 'error', 'errornow', 'wrong']) console.log('name', servername, await connect(server, { servername }));
  console.log('no name', await connect(server, {}), calls);
  console.log('1.2', await connect(server, { servername: 'later', maxVersion: 'TLSv1.2' }));
  const several = await Promise.all(['later', 'usual', 'later'].map((servername) => new Promise((resolve) => {
    const socket = tls.connect({ port: server.address().port, host: '127.0.0.1', servername, rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().asn1Curve ?? 'rsa');
      socket.destroy();
    });
  })));
  console.log('several', several.join());
  // A client that leaves while the server looks for a context.
  const left = tls.connect({ port: server.address().port, host: '127.0.0.1', servername: 'nobody', rejectUnauthorized: false });
  left.on('error', () => {});
  await new Promise((resolve) => {
    server.once('connection', () => setTimeout(() => left.destroy(), 20));
    server.once('tlsClientError', (error) => {
      console.log('left', error.code);
      resolve();
    });
  });
  await new Promise((resolve) => { server.close(resolve); });
}

async function contexts() {
  const server = tls.createServer(leaf);
  server.addContext('*.test', ec);
  server.addContext('plain', tls.createSecureContext(ec));
  await listen(server);
  for (const servername of ['a.test', 'A.TEST', 'a.b.test', 'test', 'plain', 'plainer', 'other']) console.log('context', servername, await connect(server, { servername }));
  server.addContext('a.test', leaf);
  console.log('the last one', await connect(server, { servername: 'a.test' }));
  try {
    server.addContext('', ec);
  } catch (error) {
    console.log(error.code, error.message);
  }
  await new Promise((resolve) => { server.close(resolve); });
}

async function protocols() {
  const asked = [];
  const server = tls.createServer({
    ...leaf,
    ALPNCallback({ servername, protocols }) {
      asked.push(`${servername}:${protocols}`);
      if (servername === 'second') return protocols[1];
      if (servername === 'none') return undefined;
      return protocols[0];
    },
  });
  await listen(server);
  for (const servername of ['first', 'second', 'none']) console.log('protocol', servername, await connect(server, { servername, ALPNProtocols: ['a', 'b'] }));
  console.log('nothing offered', await connect(server, { servername: 'first' }));
  console.log('no name', await connect(server, { ALPNProtocols: ['x'] }));
  console.log(asked.join(' '));
  await new Promise((resolve) => { server.close(resolve); });
  for (const options of [{ ALPNCallback: 1 }, { ALPNCallback() {}, ALPNProtocols: ['a'] }, { SNICallback: 1 }]) {
    try {
      tls.createServer({ ...leaf, ...options });
      console.log('taken');
    } catch (error) {
      console.log(error.code, error.message);
    }
  }
}

async function overHttps() {
  const server = https.createServer({ ...leaf, SNICallback: (name, callback) => setTimeout(callback, 5, null, tls.createSecureContext(ec)), ALPNCallback: ({ protocols }) => protocols.at(-1) },
    (req, res) => res.end(`${req.socket.servername} ${req.socket.alpnProtocol}`));
  const port = await listen(server);
  for (const ALPNProtocols of [['h2', 'http/1.1'], ['http/1.1']]) {
    await new Promise((resolve) => {
      https.get({ port, host: '127.0.0.1', servername: 'some.name', rejectUnauthorized: false, agent: false, ALPNProtocols }, (res) => {
        console.log('https', res.socket.getPeerCertificate().asn1Curve, res.socket.alpnProtocol);
        res.on('data', (data) => console.log(`${data}`));
        res.on('end', resolve);
      });
    });
  }
  await new Promise((resolve) => { server.close(resolve); });
}

(async () => {
  await names();
  await contexts();
  await protocols();
  await overHttps();
})();
