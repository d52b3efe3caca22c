// Much data both ways, over a socket of its own and over one that is given; and https over it.
const fs = require('fs');
const https = require('https');
const net = require('net');
const path = require('path');
const tls = require('tls');

const file = (name) => fs.readFileSync(path.join(__dirname, name));
const ca = file('ca.pem');
const leaf = { key: file('leaf.key'), cert: file('leaf.pem') };
const listen = (server) => new Promise((resolve) => { server.listen(0, '127.0.0.1', () => resolve(server.address().port)); });

function echoed(options) {
  return new Promise((resolve) => {
    const bytes = Buffer.alloc(200_000, 'abcdefg');
    const received = [];
    const socket = tls.connect({ host: '127.0.0.1', ca, servername: 'localhost', ...options });
    socket.on('data', (data) => received.push(data));
    socket.on('end', () => console.log('end', Buffer.concat(received).equals(bytes)));
    socket.on('close', resolve);
    socket.end(bytes);
  });
}

// An HTTP server as simple as can be.
function answer(socket) {
  let text = '';
  socket.on('error', () => {});
  socket.on('data', (data) => {
    text += data;
    const end = text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const [line, host] = text.split('\r\n');
    text = text.slice(end + 4);
    const body = `${line} ${/^host/i.test(host)}`;
    socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\nX-Name: ${socket.servername}\r\n\r\n${body}`);
  });
}

(async () => {
  const echo = tls.createServer(leaf, (socket) => socket.pipe(socket));
  const port = await listen(echo);
  await echoed({ port });
  await echoed({ socket: net.connect(port, '127.0.0.1') });
  await new Promise((resolve) => { echo.close(resolve); });

  const web = tls.createServer(leaf, answer);
  const webPort = await listen(web);
  const agent = new https.Agent({ ca, keepAlive: true });
  for (const pathname of ['/a', '/b']) {
    await new Promise((resolve, reject) => {
      https.get({ host: 'localhost', port: webPort, path: pathname, agent, family: 4 }, async (response) => {
        const { authorized } = response.socket;
        const text = await require('stream/consumers').text(response);
        console.log(response.statusCode, response.headers['x-name'], text, authorized, response.req.reusedSocket);
        resolve();
      }).on('error', reject);
    });
  }
  agent.destroy();
  await new Promise((resolve) => { https.get(`https://localhost:${webPort}/`).on('error', (error) => resolve(console.log(error.code))); });
  console.log(await fetch(`https://127.0.0.1:${webPort}/`).catch((error) => [error.message, error.cause.code]));
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  process.removeAllListeners('warning');
  process.on('warning', () => {});
  console.log(await (await fetch(`https://127.0.0.1:${webPort}/fetched`, { headers: { connection: 'close' } })).text());
  web.close();
  setImmediate(() => process.exit());
})();
