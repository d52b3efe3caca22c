// Sockets in the file system, and HTTP over them; one thing after the other.
'use strict';
const net = require('net');
const http = require('http');
const fs = require('fs');
const os = require('os');
const path = require('path');
const { once } = require('events');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'unix-'));
const place = path.join(folder, 'one.sock');

function show(error) {
  const { code, errno, syscall, address, port } = error;
  console.log(error.message.replaceAll(folder, '.').slice(0, 60), code, errno, syscall, String(address).replaceAll(folder, '.').slice(0, 40), port);
}

async function failure(emitter) {
  const [error] = await once(emitter, 'error');
  show(error);
}

function attempt(label, call) {
  try {
    call();
    console.log(label, 'no error');
  } catch (error) {
    console.log(label, error.code, error.message);
  }
}

async function echo() {
  const server = net.createServer({ allowHalfOpen: true });
  server.listen(place);
  await once(server, 'listening');
  console.log(server.address() === place, server.listening, fs.statSync(place).isSocket());
  await failure(net.createServer().listen(place));
  const client = net.connect(place);
  const [[peer]] = await Promise.all([once(server, 'connection'), once(client, 'connect')]);
  console.log(client.remoteAddress, client.localAddress, client.remotePort, client.address(), client.readyState, client.pending);
  console.log(peer.remoteAddress, peer.remoteFamily, peer.localPort, peer.address());
  client.write('hello ');
  client.end('there');
  let received = '';
  peer.on('data', (chunk) => { received += chunk; });
  await once(peer, 'end');
  console.log(received, peer.bytesRead, client.bytesWritten);
  let answer = '';
  client.on('data', (chunk) => { answer += chunk; });
  peer.end('x'.repeat(300000));
  await once(client, 'close');
  console.log(answer.length, client.bytesRead, client.destroyed);
  server.close();
  await once(server, 'close');
  console.log(fs.existsSync(place), server.address() === place);
}

async function errors() {
  await failure(net.connect(place));
  await failure(net.connect({ path: path.join(folder, 'no', 'folder.sock') }));
  fs.writeFileSync(place, '');
  await failure(net.connect(place));
  await failure(net.createServer().listen(place));
  fs.unlinkSync(place);
  await failure(net.createServer().listen('/no-such-folder/x.sock'));
  await failure(net.connect('/x'.repeat(100)));
  await failure(net.createServer().listen('/x'.repeat(100)));
  attempt('connect', () => net.connect({ path: 1 }));
  attempt('listen', () => net.createServer().listen({ path: 1 }));
  attempt('listen empty', () => net.createServer().listen({ path: '' }));
}

async function modes() {
  for (const options of [{ readableAll: true }, { writableAll: true }, { readableAll: true, writableAll: true }]) {
    const server = net.createServer().listen({ path: place, ...options });
    await once(server, 'listening');
    console.log(options, (fs.statSync(place).mode & 0o066).toString(8));
    server.close();
    await once(server, 'close');
  }
}

function get(options) {
  return new Promise((resolve, reject) => {
    http.get({ socketPath: place, ...options }, (response) => {
      let text = '';
      response.on('data', (chunk) => { text += chunk; });
      response.on('end', () => resolve([response.statusCode, text]));
    }).on('error', reject);
  });
}

async function overHttp() {
  const server = http.createServer((request, response) => {
    response.end(`${request.method} ${request.url} ${request.headers.host} ${request.socket.remoteAddress}`);
  });
  server.listen(place);
  await once(server, 'listening');
  console.log(server.address() === place);
  console.log(await get({ path: '/a' }));
  const agent = new http.Agent({ keepAlive: true });
  console.log(await get({ path: '/b', agent }), await get({ path: '/c', agent, headers: { host: 'named' } }));
  agent.destroy();
  await failure(http.createServer().listen(place));
  server.close();
  await once(server, 'close');
  console.log(fs.existsSync(place));
  await new Promise((resolve) => setTimeout(resolve, 50)); // The agent's connection has ended.
  await get({}).catch(show);
}

async function main() {
  await echo();
  await errors();
  await modes();
  await overHttp();
  fs.rmSync(folder, { recursive: true });
}
main();
