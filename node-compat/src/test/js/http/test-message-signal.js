// IncomingMessage.signal is aborted when the connection closes before the exchange is over.
'use strict';
const http = require('http');
const net = require('net');
const { once } = require('events');

const signals = [];
let received;
const server = http.createServer((request, response) => {
  if (request.url === '/early') {
    response.end();
    setTimeout(() => signals.push(['/early', request.signal]), 20);
    return;
  }
  const { signal } = request;
  const name = request.url;
  signals.push([name, signal]);
  if (name === '/ended') response.end();
  console.log(name, signal instanceof AbortSignal, signal === request.signal, signal.aborted);
  signal.addEventListener('abort', () => {
    console.log(name, 'aborted', signal.reason.name, request.aborted);
    received?.();
  });
  if (name === '/answered') response.end('answer');
  else if (name === '/destroyed') request.destroy();
  else if (name === '/late') request.resume().on('end', () => received());
});

async function main() {
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address();
  const agent = new http.Agent({ keepAlive: true });
  const get = (path, options) => http.get({ port, path, agent, ...options });

  for (let i = 0; i < 2; i++) {
    const [response] = await once(get('/answered'), 'response');
    const { signal } = response;
    await once(response.resume(), 'close');
    console.log('client', signal.aborted);
  }
  for (const path of ['/ended', '/early']) await once((await once(get(path), 'response'))[0].resume(), 'close');
  await new Promise((resolve) => setTimeout(resolve, 50));
  agent.destroy();

  const client = get('/pending').on('error', (error) => console.log('client', error.code));
  await once(server, 'request');
  client.destroy();
  await new Promise((resolve) => (received = resolve));
  await once(get('/destroyed'), 'error');

  const socket = net.connect(port).on('error', () => {});
  const atEnd = new Promise((resolve) => (received = resolve));
  socket.write('POST /late HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab');
  await atEnd;
  const aborted = new Promise((resolve) => (received = resolve));
  socket.destroy();
  await aborted;

  const halves = http.createServer((request, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('half');
    setTimeout(() => response.destroy(), 20);
  });
  await once(halves.listen(0), 'listening');
  const [half] = await once(http.get({ port: halves.address().port }), 'response');
  const { signal } = half;
  half.resume().on('error', (error) => console.log('half', error.code));
  await once(signal, 'abort');
  console.log('half', signal.aborted, half.aborted);
  console.log('later', half.signal === signal);

  halves.close();
  server.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  console.log(signals.map(([name, { aborted }]) => `${name} ${aborted}`).join());
}
main();
