// A connection that is silent for too long ends unless the request, the response or the server hears of it; who listens to the socket alone does not keep it.
const http = require('http');
const net = require('net');

async function silent(name, prepare) {
  const log = [];
  const server = http.createServer((req, res) => {
    prepare({ server, req, res, socket: req.socket }, log);
    req.socket.on('close', () => log.push('closed'));
  });
  server.setTimeout(100);
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  const client = net.connect(server.address().port, '127.0.0.1', () => client.write('GET / HTTP/1.1\r\nHost: h\r\n\r\n'));
  await new Promise((resolve) => { setTimeout(resolve, 450); });
  console.log(name, [...new Set(log)].join());
  client.destroy();
  server.closeAllConnections();
  server.close();
}

(async () => {
  await Promise.all([silent('nobody', () => {}), ...['socket', 'server', 'res'].map((name) => silent(name, (all, log) => all[name].on('timeout', () => log.push('timeout'))))]);
})();
