// A connection that an agent keeps may be reset by the server while it is idle; used again, its errors are the request's.
const http = require('http');
const net = require('net');

let asked = 0;
let kept;
const server = net.createServer((socket) => {
  socket.on('error', () => {});
  socket.on('data', () => {
    asked++;
    if (asked === 3) socket.resetAndDestroy();
    else socket.write('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok');
    kept = socket;
  });
}).listen(0, '127.0.0.1', () => {
  const agent = new http.Agent({ keepAlive: true });
  const options = { host: '127.0.0.1', port: server.address().port, agent };
  const ask = (then) => http.get(options, (response) => response.resume().on('close', then)).on('error', (error) => {
    console.log(error.code);
    server.close();
  });
  ask(() => setImmediate(() => {
    const [[free]] = Object.values(agent.freeSockets);
    console.log('free', agent.totalSocketCount, free.listenerCount('error'));
    free.on('close', () => {
      console.log('gone', Object.keys(agent.freeSockets).length, agent.totalSocketCount);
      ask(() => setImmediate(() => {
        console.log('again', agent.totalSocketCount);
        ask(() => console.log('answered'));
      }));
    });
    kept.resetAndDestroy();
  }));
});
