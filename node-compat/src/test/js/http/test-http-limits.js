// Limits of a server: how many header fields, how long a head, how long an idle connection stays.

const http = require('http');
const net = require('net');

function send(server, text) {
  return new Promise((resolve) => {
    const socket = net.connect(server.address().port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (data) => { answer += data; });
    socket.on('error', () => {}); // A reset is an end like any other.
    socket.on('close', () => resolve(answer));
  });
}

const head = (fields, value = 'b') => `GET /a HTTP/1.1\r\nHost: h\r\n${`a: ${value}\r\n`.repeat(fields)}Connection: close\r\n\r\n`;
const status = (answer) => answer.slice(9, 12);
const handler = (req, res) => res.end(`${req.rawHeaders.length}`);

async function fields() {
  const server = http.createServer(handler);
  console.log(server.maxHeadersCount, server.keepAliveTimeoutBuffer);
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  for (const limit of [null, 10, 0, 2000]) {
    server.maxHeadersCount = limit;
    const answers = [];
    for (const count of [8, 9, 998, 999, 1998, 1999]) answers.push(`${count} ${status(await send(server, head(count)))}`);
    console.log(limit, answers.join(', '));
  }
  server.close();
}

async function bytes(maxHeaderSize) {
  const server = http.createServer({ maxHeaderSize }, handler);
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const rest = (maxHeaderSize || 16384) - '/aHosthaConnectionclose'.length;
  for (const length of [rest - 1, rest]) console.log(maxHeaderSize, length, status(await send(server, head(1, 'v'.repeat(length)))));
  server.close();
}

async function idle() {
  const server = http.createServer({ keepAliveTimeout: 1, keepAliveTimeoutBuffer: 50 }, handler);
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  console.log(server.keepAliveTimeoutBuffer, status(await send(server, 'GET / HTTP/1.1\r\nHost: h\r\n\r\n')));
  server.close();
  for (const keepAliveTimeoutBuffer of [-1, 'x']) {
    try {
      http.createServer({ keepAliveTimeoutBuffer });
    } catch (error) {
      console.log(error.code, error.message);
    }
  }
}

fields().then(() => bytes(undefined)).then(() => bytes(0)).then(() => bytes(2000)).then(() => bytes(100_000)).then(idle);
