// What fetch sends for requests without a body, to which addresses it tells its mode, and how it uses connections.
const http = require('http');
const net = require('net');
const zlib = require('zlib');

const lines = [];
const log = (...values) => lines.push(values.join(' '));

async function heads() {
  let head;
  const server = net.createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (data) => {
      head = String(data).split('\r\n').filter((line) => /^(?:[A-Z]+ |content-length|transfer-encoding)/i.test(line));
      socket.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n');
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'SEARCH', 'PROPFIND', 'PROPPATCH', 'REPORT', 'MKCOL', 'LOCK', 'QUERY', 'COPY'];
  for (const method of methods) {
    await (await fetch(url, { method })).text();
    log(head.join(', '));
  }
  await (await fetch(url, { method: 'SEARCH', body: 'abc' })).text();
  log(head.join(', '));
  server.close();
}

async function modes() {
  const server = http.createServer((request, response) => response.end(String(request.headers['sec-fetch-mode'])));
  await new Promise((resolve) => server.listen(0, '0.0.0.0', resolve));
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0'])
    log(host, await (await fetch(`http://${host}:${server.address().port}/`)).text());
  server.closeAllConnections();
  server.close();
}

// Responses that are not read.
async function connections() {
  const sizes = { '/small': 10, '/received-ahead': 50000 };
  const server = http.createServer((request, response) => response.end(Buffer.alloc(sizes[request.url], 'x')));
  let count = 0;
  server.on('connection', () => count++);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  for (let i = 0; i < 5; i++) {
    await fetch(`http://127.0.0.1:${server.address().port}/small`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  log('connections for small responses', count);
  const response = await fetch(`http://127.0.0.1:${server.address().port}/received-ahead`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  await fetch(`http://127.0.0.1:${server.address().port}/small`);
  log('after one of 50,000 bytes', count, (await response.text()).length);
  server.closeAllConnections();
  server.close();
}

async function codings() {
  const server = http.createServer((request, response) => {
    response.setHeader('content-encoding', request.url.slice(1));
    response.end(zlib.zstdCompressSync('decoded'));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  for (const coding of ['zstd', Array(6).fill('gzip').join()]) {
    const response = fetch(`http://127.0.0.1:${server.address().port}/${coding}`);
    log(coding, await response.then((found) => found.text()).catch((error) => `${error.message}: ${error.cause.message}`));
  }
  server.closeAllConnections();
  server.close();
}

(async () => {
  await heads();
  await modes();
  await connections();
  await codings();
  console.log(lines.join('\n'));
})();
