// req.socket of a server is a net.Socket, the same object wherever a program meets it.
const http = require('http');
const net = require('net');
const { Duplex } = require('stream');

const handlers = {
  '/looks'(req, res) {
    const { socket } = req;
    console.log(socket instanceof net.Socket, socket instanceof Duplex, socket.constructor.name);
    console.log(socket === res.socket, socket === req.connection, socket === res.connection, socket === req.client);
    console.log(socket._httpMessage === res, socket.remoteAddress, socket.remoteFamily, socket.remotePort > 0);
    console.log(socket.bytesRead, socket.bytesWritten, socket.readyState, socket.destroyed, socket.pending);
    console.log(socket.server === req.socket.server, socket.allowHalfOpen, socket.timeout, socket.address().address);
    socket.on('data', () => console.log('data'));
    res.on('finish', () => console.log('finish', res.socket, socket._httpMessage));
    res.end('looks');
  },
  '/destroy'(req, res) {
    req.on('error', (error) => console.log('req error', error.code));
    req.on('close', () => console.log('req close', req.socket.destroyed, req.socket.readyState));
    console.log(req.socket.destroy() === res.socket, req.socket.destroyed);
  },
  '/fail'(req) {
    req.socket.on('close', (hadError) => console.log('close', hadError));
    req.socket.destroy(new Error('failed'));
  },
  '/raw'(req) {
    req.socket.on('end', () => console.log('end')).on('finish', () => console.log('finish'));
    req.socket.on('close', (hadError) => console.log('close', hadError));
    req.socket.write('HTTP/1.1 200 OK\r\nContent-Length: 3\r\n', () => console.log('written'));
    req.socket.end('Connection: close\r\n\r\nraw');
  },
  '/slow'(req) {
    req.socket.setTimeout(50, () => console.log('timeout', req.socket.timeout));
    req.socket.on('close', (hadError) => console.log('close', hadError));
  },
  '/aborted'(req) {
    const { socket } = req;
    req.on('error', () => {});
    req.on('aborted', () => console.log('aborted', req.socket === socket, req.socket.destroyed));
  },
  '/unseen'(req) {
    req.on('error', () => {});
    req.on('aborted', () => console.log('aborted', req.socket instanceof net.Socket, req.socket.destroyed));
  },
};

function answer(server, text, later) {
  return new Promise((resolve) => {
    const client = net.connect(server.address().port, '127.0.0.1', () => client.write(text));
    let answer = '';
    client.on('data', (data) => {
      answer += data;
      if (later) client.write(later);
      later = undefined;
    });
    client.on('error', (error) => console.log(error.code));
    client.on('close', () => {
      console.log(JSON.stringify(answer.replace(/Date: .*?\r\n/, '')));
      resolve();
    });
    if (/aborted|unseen/.test(text)) setTimeout(() => client.destroy(), 50);
  });
}

async function run(listens) {
  let connected;
  const server = http.createServer((req, res) => {
    if (connected !== undefined) console.log('the same', connected === req.socket);
    handlers[req.url](req, res);
  });
  for (const event of ['upgrade', 'connect']) {
    server.on(event, (req, socket, head) => {
      console.log(event, socket === req.socket, socket instanceof net.Socket, head.toString());
      if (connected !== undefined) console.log('the same', connected === socket);
      socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n');
      socket.on('data', (data) => socket.end(`echo ${data}`));
      socket.on('close', (hadError) => console.log('close', hadError));
    });
  }
  if (listens) {
    server.on('connection', (socket) => {
      connected = socket;
      console.log('connection', socket instanceof net.Socket, socket._httpMessage);
    });
  }
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = 'Host: a\r\nConnection: close\r\n\r\n';
  for (const path of Object.keys(handlers)) {
    console.log(`== ${path}`);
    await answer(server, `GET ${path} HTTP/1.1\r\n${close}`);
  }
  console.log('== upgrade');
  await answer(server, 'GET /up HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\nrest', 'more');
  console.log('== connect');
  await answer(server, 'CONNECT b:1 HTTP/1.1\r\nHost: a\r\n\r\nrest', 'more');
  console.log('== no HTTP');
  await answer(server, 'no HTTP\r\n\r\n');
  await new Promise((resolve) => server.close(resolve));
  console.log('closed');
}

run(false).then(() => run(true));
