// An ALPNCallback chooses the certificate by setKeyCert.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const tls = require('node:tls');

const file = (name) => fs.readFileSync(path.join(__dirname, name));
const usual = { key: file('leaf.key'), cert: file('leaf.pem') };
const other = { key: file('self.key'), cert: file('self.pem') };
const contexts = { options: other, context: tls.createSecureContext(other) };

const server = tls.createServer(
  {
    ...usual,
    ALPNCallback({ servername, protocols: [protocol] }) {
      console.log(this instanceof tls.TLSSocket, servername, protocol);
      if (protocol in contexts) this.setKeyCert(contexts[protocol]);
      return protocol;
    },
  },
  (socket) => socket.end('x'),
);

function ask(protocol) {
  return new Promise((resolve) => {
    const client = tls.connect({ port: server.address().port, ALPNProtocols: [protocol], rejectUnauthorized: false });
    client.on('secureConnect', () => console.log(client.alpnProtocol, client.getPeerCertificate().fingerprint256.slice(0, 8)));
    client.resume();
    client.on('close', resolve);
  });
}

server.listen(0, async () => {
  for (const protocol of ['plain', 'options', 'context']) await ask(protocol);
  server.close();
});
