// The keys of a server's tickets, and what becomes of sessions when they change.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const tls = require('node:tls');

const file = (name) => fs.readFileSync(path.join(__dirname, name));
const keys = { key: file('leaf.key'), cert: file('leaf.pem') };

function attempt(name, run) {
  try {
    console.log(name, run());
  } catch (error) {
    console.log(name, error.code, error.message.split('\n')[0]);
  }
}

const server = tls.createServer(keys, (socket) => socket.end('x'));
const first = server.getTicketKeys();
attempt('first', () => [Buffer.isBuffer(first), first.length, first.equals(server.getTicketKeys()), first === server.getTicketKeys()]);
attempt('set', () => server.setTicketKeys(Buffer.alloc(48, 1)));
attempt('get', () => server.getTicketKeys().toString('hex'));
attempt('another view', () => server.setTicketKeys(new DataView(new ArrayBuffer(50), 1, 48)));
attempt('get', () => server.getTicketKeys().equals(Buffer.alloc(48)));
attempt('too short', () => server.setTicketKeys(Buffer.alloc(47)));
attempt('no buffer', () => server.setTicketKeys('x'));
const option = tls.createServer({ ...keys, ticketKeys: Buffer.alloc(48, 7) });
attempt('option', () => option.getTicketKeys().toString('hex').slice(0, 6));
option.setSecureContext(keys);
attempt('another context', () => option.getTicketKeys().equals(Buffer.alloc(48, 7)));

function connect(session) {
  return new Promise((resolve) => {
    let ticket;
    let reused;
    const client = tls.connect({ port: server.address().port, rejectUnauthorized: false, session });
    client.on('session', (made) => (ticket = made));
    client.on('secureConnect', () => (reused = client.isSessionReused()));
    client.resume();
    client.on('close', () => resolve({ reused, session: ticket }));
  });
}

server.listen(0, async () => {
  const { reused, session } = await connect();
  console.log('new', reused);
  console.log('again', (await connect(session)).reused);
  server.setTicketKeys(Buffer.alloc(48, 9));
  const changed = await connect(session);
  console.log('other keys', changed.reused);
  server.setTicketKeys(server.getTicketKeys());
  console.log('the same keys', (await connect(changed.session)).reused);
  server.close();
});
