// TLS connections between two sides of one program: keys in all forms, who trusts whom, names, protocols.
const fs = require('fs');
const net = require('net');
const path = require('path');
const tls = require('tls');

const file = (name) => fs.readFileSync(path.join(__dirname, name));
const listen = (server) => new Promise((resolve) => { server.listen(0, '127.0.0.1', () => resolve(server.address().port)); });
const ca = file('ca.pem');
const leaf = { key: file('leaf.key'), cert: file('leaf.pem') };
const ec = { key: file('ec.key'), cert: file('ec.pem') };

function client(name, options) {
  return new Promise((resolve) => {
    const socket = tls.connect({ host: '127.0.0.1', ...options });
    let text = '';
    socket.on('secureConnect', () => {
      const { subject, valid_to: until, asn1Curve, fingerprint256, serialNumber, subjectaltname } = socket.getPeerCertificate();
      console.log(name, 'secure', socket.authorized, socket.authorizationError, socket.getProtocol(), socket.getCipher().name, socket.alpnProtocol, socket.encrypted);
      console.log(name, JSON.stringify(subject), until, asn1Curve, fingerprint256.slice(0, 20), serialNumber.slice(0, 8), subjectaltname);
    });
    socket.on('data', (data) => { text += data; });
    socket.on('error', (error) => console.log(name, 'error', error.code, error.message, error.reason));
    socket.on('close', (hadError) => {
      console.log(name, 'close', hadError, text);
      resolve();
    });
  });
}

async function attempt(name, server, options) {
  const listening = tls.createServer(server, (socket) => {
    socket.on('error', () => {});
    socket.end(`${socket.servername} ${socket.authorized} ${socket.authorizationError} ${socket.alpnProtocol} ${socket.getPeerCertificate().subject?.CN}`);
  });
  listening.on('tlsClientError', () => {});
  await client(name, { port: await listen(listening), ...options });
  await new Promise((resolve) => { listening.close(resolve); });
}

(async () => {
  await attempt('PKCS #8', leaf, { ca });
  await attempt('PKCS #1', { key: file('leaf-pkcs1.key'), cert: leaf.cert }, { ca });
  await attempt('encrypted', { key: file('leaf-encrypted.key'), passphrase: 'secret', cert: leaf.cert }, { ca });
  await attempt('PKCS #12', { pfx: file('leaf.p12'), passphrase: 'secret' }, { ca });
  await attempt('EC', ec, { ca });
  await attempt('TLS 1.2', leaf, { ca, maxVersion: 'TLSv1.2', ciphers: 'ECDHE-RSA-AES256-GCM-SHA384' });
  await attempt('unknown issuer', leaf, {});
  await attempt('unknown issuer, accepted', leaf, { rejectUnauthorized: false });
  await attempt('self-signed', { key: file('self.key'), cert: file('self.pem') }, {});
  await attempt('self-signed and trusted', { key: file('self.key'), cert: file('self.pem') }, { ca: file('self.pem'), servername: 'localhost' });
  await attempt('self-signed root', { key: leaf.key, cert: `${leaf.cert}\n${ca}` }, {});
  await attempt('another name', leaf, { ca, servername: 'other.test' });
  await attempt('a wildcard', leaf, { ca, servername: 'a.example.org' });
  await attempt('ALPN', { ...leaf, ALPNProtocols: ['h2', 'echo'] }, { ca, ALPNProtocols: ['echo', 'other'] });
  await attempt('SNI', { ...leaf, SNICallback: (name, callback) => callback(null, name === 'a.example.org' ? tls.createSecureContext(ec) : undefined) }, { ca, servername: 'a.example.org' });
  await attempt('both', { ...leaf, ca, requestCert: true }, { ca, ...ec });
  await attempt('no certificate', { ...leaf, ca, requestCert: true, rejectUnauthorized: false }, { ca });
  await attempt('a certificate that is not trusted', { ...leaf, ca, requestCert: true, rejectUnauthorized: false }, { ca, key: file('self.key'), cert: file('self.pem') });
  await attempt('own identity check', leaf, {
    ca,
    checkServerIdentity(host, certificate) {
      console.log(host, certificate.subject.CN, certificate.issuerCertificate.subject.CN);
      return new Error('not this one');
    },
  });
  const plain = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  const port = await listen(plain);
  await new Promise((resolve) => { tls.connect({ port, host: '127.0.0.1' }).on('error', (error) => console.log('plain', error.code)).on('close', resolve); });
  plain.close();
  const dropping = net.createServer((socket) => socket.destroy());
  const droppingPort = await listen(dropping);
  await new Promise((resolve) => { tls.connect({ port: droppingPort, host: '127.0.0.1' }).on('error', (error) => console.log('dropped', error.code)).on('close', resolve); });
  dropping.close();
  for (const [options, what] of [[{ key: 'x', cert: leaf.cert }, 'key'], [{ key: leaf.key, cert: 'x' }, 'cert'], [{ minVersion: 'TLSv9' }, 'version'], [{ key: leaf.key, cert: file('self.pem') }, 'pair']]) {
    try {
      tls.createSecureContext(options);
      console.log(what, 'taken');
    } catch (error) {
      console.log(what, error.code, error.message);
    }
  }
})();
