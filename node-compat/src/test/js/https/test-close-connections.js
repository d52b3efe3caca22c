// closeIdleConnections() and closeAllConnections() after close(), of servers of both kinds.
'use strict';
const fs = require('fs');
const http = require('http');
const https = require('https');
const net = require('net');
const path = require('path');
const tls = require('tls');

const file = (name) => fs.readFileSync(path.join(__dirname, '../tls', name));
const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function run(title, server, pause, connect) {
  const answers = [];
  server.on('request', (request, response) => {
    if (request.url === '/slow') answers.push(() => response.end('slow'));
    else response.end('quick');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  const clients = ['/quick', '/slow', '/never', undefined].map((url) => {
    const client = connect(port);
    const state = { url, closed: false, text: '' };
    client.on('error', () => {});
    client.setEncoding('latin1').on('data', (data) => (state.text += data));
    client.on('close', () => (state.closed = true));
    if (url === '/never') client.write('GET /never HTTP/1.1\r\n');
    else if (url) client.write(`GET ${url} HTTP/1.1\r\nHost: a\r\n\r\n`);
    return state;
  });
  const show = (when) => console.log(title, when, clients.map(({ url, closed }) => `${url} ${closed}`).join());
  await later(4 * pause);
  show('before');
  server.close(() => console.log(title, 'closed'));
  await later(pause);
  show('close');
  for (const answer of answers) answer();
  await later(pause);
  show('answered');
  server.closeIdleConnections();
  await later(pause);
  show('idle');
  server.closeAllConnections();
  await later(pause);
  show('all');
}

async function main() {
  const times = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 };
  await run('http', http.createServer(times), 80, (port) => net.connect(port, '127.0.0.1'));
  const keys = { key: file('leaf.key'), cert: file('leaf.pem') };
  await run('https', https.createServer({ ...keys, ...times }), 400, (port) =>
    tls.connect({ port, host: '127.0.0.1', rejectUnauthorized: false }),
  );
}
main();
