// What is wrong with chains of certificates: authorities that are none or not for this, lengths, uses, and trust in one that is not the last.
const tls = require('tls');
const pems = require('./chains.json');

const list = (names) => names.map((name) => pems[name]).join('\n');

// Connects a client that trusts some to a server that shows others; what each of them thinks of the other.
function meet(shown, trusted, own) {
  return new Promise((resolve) => {
    const server = tls.createServer({ key: pems.key, cert: list(shown), ca: trusted.map((name) => pems[name]), requestCert: own !== undefined, rejectUnauthorized: false }, (socket) => {
      const verdict = own === undefined ? '' : `${socket.authorized} ${socket.authorizationError}`;
      socket.on('error', () => {});
      socket.end(verdict);
    });
    server.listen(0, () => {
      const options = { port: server.address().port, host: 'localhost', ca: trusted.map((name) => pems[name]), rejectUnauthorized: false };
      if (own !== undefined) Object.assign(options, { key: pems.key, cert: list(own) });
      const socket = tls.connect(options, () => {
        let text = '';
        socket.setEncoding('utf8').on('data', (piece) => { text += piece; }).on('end', () => {
          console.log(shown.join(), 'to', trusted.join(), socket.authorized, socket.authorizationError, text && `${own.join()}: ${text}`);
          socket.end();
          server.close(resolve);
        });
      });
    });
  });
}

(async () => {
  for (const [shown, trusted, own] of [
    [['good', 'limited'], ['root']], [['good', 'limited'], ['root', 'limited']], [['good'], ['root', 'limited']], [['good', 'limited'], ['limited']], [['good'], ['limited']], [['good'], ['root']],
    [['deep', 'below', 'limited'], ['root']], [['deep', 'below'], ['limited']], [['child', 'plain'], ['root']], [['child'], ['plain']], [['muted', 'mute'], ['root']],
    [['forclients'], ['root']], [['underclients', 'clients'], ['root']], [['forservers'], ['root']], [['signs'], ['root']], [['anyuse'], ['root']], [['ownsigns'], ['ownsigns']],
    [['forservers'], ['root'], ['forclients']], [['forservers'], ['root'], ['forservers']], [['forservers'], ['root'], ['underclients', 'clients']], [['forservers'], ['root'], ['signs']],
    [['forservers'], ['root'], ['deep', 'below', 'limited']],
  ]) await meet(shown, trusted, own);
  for (const shown of [['deep', 'below', 'limited'], ['injected']]) {
    const server = tls.createServer({ key: pems.key, cert: list(shown) }, () => {}).on('tlsClientError', () => {});
    await new Promise((resolve) => { server.listen(0, resolve); });
    await new Promise((resolve) => {
      tls.connect({ port: server.address().port, host: 'localhost', ca: pems.root }, () => console.log('not expected')).on('error', (error) => {
        console.log(error.code, error.message, error.cert?.subjectaltname);
        server.close(resolve);
      });
    });
  }
})();
