// What a server and a client accept beyond the grammar with insecureHTTPParser.
const http = require('http');
const net = require('net');

const server = http.createServer({ insecureHTTPParser: true }, (req, res) => res.end(JSON.stringify(req.headers)));
console.log(server instanceof net.Server);
server.listen(0, () => {
  const socket = net.connect(server.address().port);
  let text = '';
  socket.write('GET / HTTP/1.1\r\nHost: h\r\nX: a\r\n b\x01\r\nConnection: close\r\n\r\n');
  socket.on('data', (data) => { text += data; });
  socket.on('close', () => {
    console.log(text.split('\r\n\r\n')[1]);
    server.close(askOddServer);
  });
});

function askOddServer() {
  const odd = net.createServer((socket) => {
    socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\nX: a\x01b\r\n\r\nhi'));
  });
  odd.listen(0, () => ask(odd, { insecureHTTPParser: true }, () => ask(odd, { httpValidation: 'relaxed' }, () => ask(odd, {}, () => odd.close()))));
}

function ask(odd, options, done) {
  http.get({ port: odd.address().port, ...options }, (res) => {
    console.log(JSON.stringify(res.headers));
    res.resume();
    res.on('end', done);
  }).on('error', (error) => {
    console.log(error.code, error.bytesParsed);
    done();
  });
}

for (const options of [{ insecureHTTPParser: 1 }, { httpValidation: 'loose' }, { httpValidation: 'strict', insecureHTTPParser: false }]) {
  try {
    http.createServer(options);
  } catch (error) {
    console.log(error.code, error.message);
  }
}
