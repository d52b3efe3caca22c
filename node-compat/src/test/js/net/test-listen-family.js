// A server on 0.0.0.0 takes IPv4 alone, and a client may connect to 0.0.0.0.
const net = require('net');

const reaches = (host, port) =>
  new Promise((resolve) => {
    const socket = net.connect({ host, port });
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      resolve(`${socket.remoteAddress} ${socket.remoteFamily}`);
      socket.destroy();
    });
  });

(async () => {
  for (const host of ['0.0.0.0', '127.0.0.1']) {
    const server = net.createServer();
    await new Promise((resolve) => server.listen({ host, port: 0 }, resolve));
    const { address, family, port } = server.address();
    console.log(address, family, await reaches('127.0.0.1', port), await reaches('0.0.0.0', port), await reaches('::1', port));
    server.close();
  }
})();
