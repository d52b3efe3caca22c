// Three requests over one kept connection: one HTTPINCOMINGMESSAGE at the server, an HTTPCLIENTREQUEST each.
const http = require('http');
const { follow } = require('./follow.js');
const run = follow(['TCPSERVERWRAP', 'HTTPINCOMINGMESSAGE', 'HTTPCLIENTREQUEST'], { sorted: true });
const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
let left = 3;
const server = http.createServer((req, res) => {
  run.say(`request ${req.url}`);
  res.end('answer');
});
function ask() {
  if (left-- === 0) {
    agent.destroy();
    server.close(() => run.print());
    return;
  }
  http.get({ port: server.address().port, host: '127.0.0.1', path: `/${left}`, agent }, (res) => {
    run.say(`response ${res.req.path}`);
    res.on('data', () => run.say(`data ${res.req.path}`)).on('end', () => setTimeout(ask, 1));
  });
}
server.listen(0, '127.0.0.1', ask);
