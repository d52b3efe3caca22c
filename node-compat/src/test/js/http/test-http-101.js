// A 101 without the headers of an upgrade is a response like others: without body, and the connection goes on.
const http = require('http');

const agent = new http.Agent({ keepAlive: true });
let count = 0;
const server = http.createServer((req, res) => {
  res.statusCode = 101;
  res.end();
}).listen(0, get);

function get() {
  http.get({ port: server.address().port, agent }, (res) => {
    console.log(res.statusCode, res.statusMessage, res.upgrade, Object.keys(res.headers).join());
    res.on('end', () => {
      console.log('end', res.complete);
      if (++count < 2) {
        setImmediate(get);
        return;
      }
      agent.destroy();
      server.close(() => console.log('closed'));
    }).resume();
  });
}
