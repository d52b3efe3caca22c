// Requests that come before the ones ahead of them are answered: when they are announced, when their responses get the socket, what the end of the connection tells them.
const http = require('http');
const net = require('net');

const state = (res, socket) => `socket ${res.socket === null ? 'null' : res.socket === socket ? 'own' : 'other'}, ${socket._httpMessage ? `${socket._httpMessage.req.url} has it` : 'nobody has it'}`;
const get = (url, fields = '') => `GET ${url} HTTP/1.1\r\nHost: h\r\n${fields}\r\n`;
const post = (url, body, fields = '') => `POST ${url} HTTP/1.1\r\nHost: h\r\nContent-Length: ${body.length}\r\n${fields}\r\n${body}`;
const later = (ms, action) => setTimeout(action, ms);
const pause = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

function hear(req, res, log) {
  const { socket } = req;
  log(`request ${req.url} ${state(res, socket)}`);
  for (const name of ['end', 'close', 'aborted']) req.on(name, () => log(`req ${name} ${req.url}`));
  req.on('error', (error) => log(`req error ${req.url} ${error.code} ${error.message}`));
  for (const name of ['prefinish', 'finish', 'close']) res.on(name, () => log(`res ${name} ${req.url} ${state(res, socket)}`));
  res.on('socket', () => log(`res socket ${req.url}`));
}

// Sends the parts one after the other; the handler gets the number of the request too.
async function exchange(name, parts, handler, { prepare, end = false, most = 0 } = {}) {
  const lines = [];
  const log = (line) => lines.push(line);
  const server = http.createServer();
  server.maxRequestsPerSocket = most;
  const test = { server, log, count: 0 };
  server.on('request', (req, res) => {
    hear(req, res, log);
    handler(req, res, ++test.count, test);
  });
  server.on('connection', (socket) => {
    socket.on('close', (failed) => log(`socket close ${failed}`));
    socket.on('error', (error) => log(`socket error ${error.code}`));
  });
  prepare?.(server, log);
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const client = test.client = net.connect({ port: server.address().port, host: '127.0.0.1', allowHalfOpen: true });
  let text = '';
  client.on('data', (data) => { text += data.toString('latin1'); });
  client.on('end', () => client.end());
  client.on('error', () => {});
  for (const part of parts) {
    client.write(part, 'latin1');
    await pause(20);
  }
  if (end) client.end();
  for (let before = -1, quiet = 0; quiet < 5; quiet = before === lines.length + text.length ? quiet + 1 : 0) {
    before = lines.length + text.length;
    await pause(20);
  }
  console.log(`== ${name}\n${lines.join('\n')}\n-- ${text.replace(/(?:Date|Keep-Alive): [^\r]*\r\n/g, '').replace(/\r\n/g, '~').replace(/(.)\1{99,}/g, (run) => `${run.length} ${run[0]}`)}`);
  client.destroy();
  server.closeAllConnections();
  server.close();
}

const answer = (req, res) => { res.end(req.url); };
const answerLater = (ms) => (req, res, count, { log }) => later(ms, () => {
  log(`ending ${req.url}`);
  res.end(req.url);
});
const backwards = (req, res, count, { log }) => later(100 - 20 * count, () => {
  log(`ending ${req.url}`);
  res.end(req.url);
});
const closing = (req, res, count, test) => answerLater(count === 1 ? 20 : 60)(req, res, count, test);
const secondWhenClosed = (req, res, count, test) => (count === 1 ? answerLater(20)(req, res, count, test) : req.on('close', () => answerLater(0)(req, res, count, test)));
const upgrade = 'Connection: Upgrade\r\nUpgrade: x\r\n';

(async () => {
  await exchange('at once', [get('/a') + get('/b') + get('/c')], answer);
  await exchange('in reverse order', [get('/a') + get('/b') + get('/c')], backwards);
  await exchange('writes in reverse order', [get('/a') + get('/b')], (req, res, count, { log }) => later(100 - 20 * count, () => {
    const flows = res.write('x', () => log(`written ${req.url}`));
    log(`write ${req.url} ${flows} ${res.writableNeedDrain}`);
    if (count === 2) log(`held ${res.writableLength} ${res.outputSize}`);
    res.end(req.url, () => log(`ended ${req.url}`));
  }));
  await exchange('first body unread', [post('/a', 'abcdef') + get('/b')], answerLater(40));
  await exchange('first body unread, answered at once', [post('/a', 'abcdef') + get('/b')], answer);
  await exchange('bodies', [post('/a', 'abc') + post('/b', 'def')], (req, res, count, { log }) => {
    let body = '';
    req.on('data', (data) => {
      body += data;
      log(`data ${req.url}`);
    });
    req.on('end', () => later(20, () => res.end(body)));
  });
  for (const order of [secondWhenClosed, backwards]) {
    await exchange('the first closes', [get('/a') + get('/b')], (req, res, count, test) => {
      res.setHeader('Connection', count === 1 ? 'close' : 'keep-alive');
      order(req, res, count, test);
    });
  }
  await exchange('the first asks to close', [get('/a', 'Connection: close\r\n') + get('/b')], answerLater(40));
  await exchange('unheard upgrade', [get('/a') + get('/b', upgrade) + get('/c'), get('/d')], answerLater(80));
  await exchange('upgrade', [`${get('/a')}${get('/b', upgrade)}rest`], answerLater(40), { prepare: (server, log) => server.on('upgrade', (req, socket, rest) => {
    log(`upgrade ${req.url} ${rest}`);
    socket.write('UP');
    later(100, () => socket.destroy());
  }) });
  await exchange('connect', [`${get('/a')}CONNECT h:1 HTTP/1.1\r\nHost: h\r\n\r\nrest`], answerLater(40), { prepare: (server, log) => server.on('connect', (req, socket, rest) => {
    log(`connect ${req.url} ${rest}`);
    later(100, () => socket.destroy());
  }) });
  await exchange('error in the second head', [`${get('/a')}GET /b HTTP/1.1\r\nbad\r\n\r\n`], answerLater(40));
  await exchange('error in the second body', [`${get('/a')}POST /b HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`], answerLater(40));
  await exchange('error in the third, heard', [`${get('/a')}${get('/b')}bad`], answerLater(40), { prepare: (server, log) => server.on('clientError', (error, socket) => {
    log(`clientError ${error.code} ${!!socket._httpMessage}`);
    socket.destroy();
  }) });
  await exchange('the client ends', [get('/a') + get('/b')], answerLater(40), { end: true });
  await exchange('the client ends within a body', [get('/a') + get('/b') + post('/c', 'abc').slice(0, -1)], answerLater(40), { end: true });
  await exchange('the client resets', [get('/a') + get('/b')], (req, res, count, test) => {
    if (count === 2) later(20, () => test.client.resetAndDestroy());
    answerLater(90)(req, res, count, test);
  });
  await exchange('the server destroys', [get('/a') + get('/b')], (req, res, count, test) => {
    if (count === 2) later(20, () => req.socket.destroy());
    answerLater(90)(req, res, count, test);
  });
  await exchange('two of four', [get('/a') + get('/b') + get('/c') + get('/d')], answerLater(30), { most: 2, prepare: (server, log) => server.on('dropRequest', (req) => log(`drop ${req.url}`)) });
  await exchange('a closed server', [get('/a') + get('/b')], (req, res, count, test) => {
    if (count === 1) test.server.close(() => test.log('server closed'));
    answerLater(50)(req, res, count, test);
  });
  await exchange('idle ones closed', [get('/a') + get('/b')], (req, res, count, test) => {
    if (count === 2) later(20, () => test.server.closeIdleConnections());
    answerLater(50)(req, res, count, test);
  });
  await exchange('closed when answered', [get('/a')], (req, res, count, { server }) => later(20, () => {
    res.end('x');
    server.close();
  }));
  for (const handler of [closing, answer]) await exchange('HTTP/1.0', ['GET /a HTTP/1.0\r\nConnection: keep-alive\r\n\r\nGET /b HTTP/1.0\r\n\r\n'], handler);
  await exchange('interim responses of the second', [get('/a') + post('/b', 'abc', 'Expect: 100-continue\r\n')], (req, res, count, { log }) => {
    if (count === 2) {
      res.writeProcessing();
      res.flushHeaders();
      log(`sent ${res.headersSent}`);
    }
    later(60, () => res.end(req.url));
  });
  await exchange('much of the second', [get('/a') + get('/b') + get('/c') + get('/d')], (req, res, count, test) => {
    for (const name of ['end', 'close']) req.removeAllListeners(name);
    if (count === 1) return answerLater(25)(req, res, count, test);
    // However long the second takes.
    if (count > 2) return test.second.once('close', () => answerLater(25 * (count - 2))(req, res, count, test));
    const { log } = test;
    test.second = res;
    log(`write ${res.write('x'.repeat(20000))} ${res.writableNeedDrain} ${res.outputSize}`);
    log(`write ${res.write('x'.repeat(80000))} ${res.writableNeedDrain} ${res.outputSize}`);
    res.on('drain', () => {
      log('drain');
      res.end();
    });
  });
})();
