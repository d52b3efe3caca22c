// A server of node:http and a request: requests run in HTTPINCOMINGMESSAGE, answers in HTTPCLIENTREQUEST.
const http = require('http');
const { follow } = require('./follow.js');
const run = follow(['TCPSERVERWRAP', 'TCPWRAP', 'TCPCONNECTWRAP', 'HTTPINCOMINGMESSAGE', 'HTTPCLIENTREQUEST', 'GETADDRINFOREQWRAP'], { sorted: true });

const server = http.createServer((req, res) => {
  run.say(`request ${req.method}`);
  res.on('finish', () => run.say('finish of the answer')).on('close', () => run.say('close of the answer'));
  req.on('close', () => run.say('close of the request'));
  req.on('data', () => run.say('data of the request'));
  req.on('end', () => {
    run.say('end of the request');
    setTimeout(() => {
      run.say('timeout');
      res.end('answer');
    }, 1);
  });
});
server.on('connection', () => run.say('connection'));
server.listen(0, '127.0.0.1', () => {
  const req = http.request({ port: server.address().port, host: '127.0.0.1', method: 'POST', agent: false }, (res) => {
    run.say('response');
    res.on('data', () => run.say('data of the response'));
    res.on('end', () => run.say('end of the response'));
    res.on('close', () => server.close(() => run.print()));
  });
  req.on('socket', () => run.say('socket'));
  req.end('question');
});
