// Further handshakes on a connection of TLS 1.2: their events, limits and errors; TLS 1.3 has none.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const tls = require('node:tls');

const file = (name) => fs.readFileSync(path.join(__dirname, name));
const keys = { key: file('leaf.key'), cert: file('leaf.pem') };
const limit = tls.CLIENT_RENEG_LIMIT;

function attempt(name, run) {
  try {
    console.log(name, run());
  } catch (error) {
    console.log(name, error.code, error.message);
  }
}

const once = (emitter, event) => new Promise((resolve) => emitter.once(event, resolve));

// A connection, and what each of its sides hears.
async function connected(maxVersion, prepare) {
  const heard = { server: [], client: [] };
  let accepted;
  const server = tls.createServer({ ...keys, maxVersion }, (socket) => {
    accepted = socket;
    heard.server.push('secureConnection');
    socket.on('secure', () => heard.server.push('secure'));
    socket.on('error', (error) => {
      heard.server.push(`${error.code} ${error.message}, destroyed: ${socket.destroyed}`);
      socket.destroy();
    });
    socket.on('data', (data) => socket.write(data));
    prepare?.(socket);
  });
  await new Promise((resolve) => server.listen(0, resolve));
  const client = tls.connect({ port: server.address().port, rejectUnauthorized: false });
  client.on('secureConnect', () => heard.client.push('secureConnect'));
  client.on('secure', () => heard.client.push('secure'));
  client.on('error', (error) => heard.client.push(error.code));
  await once(client, 'secureConnect');
  client.setEncoding('latin1');
  const echo = (text) => {
    client.write(text);
    return once(client, 'data');
  };
  console.log(client.getProtocol(), await echo('before'));
  const end = () => {
    client.destroy();
    server.close();
    console.log('server', heard.server.join(', '));
    console.log('client', heard.client.join(', '));
  };
  return { client, server: accepted, echo, end };
}

const renegotiated = (client) =>
  new Promise((resolve) => console.log('renegotiate', client.renegotiate({}, resolve)));

async function versions() {
  const two = await connected('TLSv1.2');
  attempt('nothing', () => two.client.renegotiate());
  attempt('a function', () => two.client.renegotiate(() => {}));
  attempt('null', () => two.client.renegotiate(null));
  attempt('no callback', () => two.client.renegotiate({}, 5));
  console.log('callback', await renegotiated(two.client));
  console.log(await two.echo('after'));
  attempt('without a callback', () => two.client.renegotiate({}));
  await once(two.client, 'secure');
  console.log(await two.echo('after the second'));
  two.client.destroy();
  attempt('destroyed', () => two.client.renegotiate({}));
  two.end();

  const three = await connected('TLSv1.3');
  const error = await renegotiated(three.client);
  console.log('callback', error.code, error.library, error.reason, error.message);
  console.log(await three.echo('after'));
  three.end();
}

async function limits() {
  for (const most of [0, 2]) {
    tls.CLIENT_RENEG_LIMIT = most;
    const { client, server, end } = await connected('TLSv1.2');
    let count = 0;
    const spam = () => {
      count++;
      client.renegotiate({}, (error) => {
        if (!error) setImmediate(spam);
      });
    };
    const closed = Promise.all([once(server, 'close'), once(client, 'close')]);
    spam();
    await closed;
    console.log('attempts', count);
    end();
  }
  tls.CLIENT_RENEG_LIMIT = limit;
}

async function disabled() {
  const { client, server, echo, end } = await connected('TLSv1.2');
  await renegotiated(client);
  server.disableRenegotiation();
  console.log(await echo('still'));
  const closed = Promise.all([once(server, 'close'), once(client, 'close')]);
  client.renegotiate({}, () => console.log('not reached'));
  await closed;
  end();
}

async function fromServer() {
  const { client, server, echo, end } = await connected('TLSv1.2');
  const secure = once(client, 'secure');
  console.log('server', await renegotiated(server));
  await secure;
  console.log(await echo('after the server'));
  end();
}

(async () => {
  await versions();
  await limits();
  await disabled();
  await fromServer();
})();
