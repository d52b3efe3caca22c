// A write over TLS is complete in the check phase, before the program's immediates, and all that it leads to in the same phase.

const tls = require('node:tls');
const fs = require('node:fs');
const path = require('node:path');

const file = (name) => fs.readFileSync(path.join(__dirname, name));
const log = [];

const server = tls.createServer({ key: file('leaf.key'), cert: file('leaf.pem') }, (socket) => {
  socket.on('error', (error) => log.push(`error ${error.code}`));
  socket.once('data', () => {
    setImmediate(() => log.push('immediate'));
    process.nextTick(() => log.push('tick'));
    log.push(`write ${socket.write('a', () => log.push('a written'))} ${socket.writableLength}`);
    socket.write('b', () => log.push('b written'));
    socket.write('c', () => {
      log.push('c written');
      process.nextTick(() => log.push('tick of c'));
      setImmediate(() => {
        log.push('immediate of c');
        socket.write('d', (error) => log.push(`d written ${error?.code}`));
        socket.write('e', (error) => log.push(`e written ${error?.code}`));
        socket.on('close', () => log.push('close'));
        socket.destroy();
      });
    });
  });
});

server.listen(0, '127.0.0.1', () => {
  const client = tls.connect({ port: server.address().port, host: '127.0.0.1', rejectUnauthorized: false });
  let text = '';
  client.on('secureConnect', () => client.write('x'));
  client.on('data', (data) => (text += data));
  client.on('end', () => log.push('client end'));
  client.on('close', () => {
    console.log(log.join('; '));
    console.log(text);
    try {
      tls.connect({ port: server.address().port, rejectUnauthorized: false }).on('error', () => {}).resetAndDestroy();
    } catch (error) {
      console.log(error.code);
    }
    process.exit();
  });
});
