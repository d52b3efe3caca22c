// A client resumes the session of an earlier connection, with both versions; without one, and with one that is unknown, the handshake is a full one.
const fs = require('fs');
const path = require('path');
const tls = require('tls');

const file = (name) => fs.readFileSync(path.join(__dirname, name));

function connect(port, maxVersion, session) {
  return new Promise((resolve) => {
    const sessions = [];
    const socket = tls.connect({ port, maxVersion, session, rejectUnauthorized: false }, () => {
      sessions.unshift([socket.getProtocol(), socket.isSessionReused(), Buffer.isBuffer(socket.getSession())]);
    });
    let last;
    socket.on('session', (made) => (last = made));
    socket.on('data', () => {});
    socket.on('close', () => resolve([sessions[0], last]));
  });
}

const server = tls.createServer({ key: file('leaf.key'), cert: file('leaf.pem') }, (socket) => {
  console.log('server', socket.isSessionReused());
  socket.end('bye');
});
server.listen(0, async () => {
  const { port } = server.address();
  for (const version of ['TLSv1.2', 'TLSv1.3']) {
    const [first, session] = await connect(port, version);
    console.log(...first, Buffer.isBuffer(session));
    const [second] = await connect(port, version, session);
    console.log(...second);
    const [third] = await connect(port, version);
    console.log(...third);
  }
  server.close();
});
