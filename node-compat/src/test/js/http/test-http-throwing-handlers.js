// A handler that throws stops the parser: the rest of what was read is dropped, and what comes next is an error of the client.

const http = require('node:http');
const net = require('node:net');

const log = [];

const server = http.createServer((req, res) => {
  log.push(`request ${req.url}`);
  for (const event of ['data', 'end', 'close']) req.on(event, () => log.push(`${req.url} ${event}`));
  res.on('finish', () => log.push(`${req.url} finish`));
  process.nextTick(() => log.push(`${req.url} tick`));
  res.end('body');
  if (req.url === '/throws') throw new Error('boo');
});

const parts = [
  'GET /usual HTTP/1.1\r\nHost: a\r\n\r\n',
  'POST /throws HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabcGET /dropped HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET /late HTTP/1.1\r\nHost: a\r\n\r\n',
];

process.on('uncaughtException', (error) => log.push(`uncaught ${error.message}`));

function exchange(name, then) {
  const client = net.connect(server.address().port, '127.0.0.1');
  let text = '';
  let step = 0;
  log.length = 0;
  client.setEncoding('latin1');
  client.on('connect', () => client.write(parts[step++]));
  client.on('data', (data) => {
    text += data;
    // Late enough for all that follows a response.
    if (step < parts.length) setTimeout(() => client.write(parts[step++]), 100);
  });
  client.on('close', () => {
    console.log(`${name}: ${log.join('; ')}`);
    console.log(text.match(/HTTP\/1.1 [^\r]*/g).join('; '));
    then();
  });
}

server.listen(0, '127.0.0.1', () => {
  exchange('without a listener', () => {
    server.on('clientError', (error, socket) => {
      log.push(`clientError ${error.code} ${error.message}`);
      socket.destroy();
    });
    exchange('with a listener', () => server.close());
  });
});
