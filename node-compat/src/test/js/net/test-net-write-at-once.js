// What the system takes at once is not buffered when write() returns.
const net = require('net');

const server = net.createServer((socket) => {
  socket.write('hello', () => console.log('server written'));
  console.log('server', socket.writableLength);
  socket.cork();
  socket.write('a');
  socket.write('b');
  console.log('corked', socket.writableLength);
  socket.uncork();
  console.log('uncorked', socket.writableLength, socket.bytesWritten);
  socket.on('end', () => socket.end()).resume();
}).listen(0, () => {
  const client = net.connect(server.address().port, () => {
    client.on('data', () => {}).on('close', () => {
      console.log(client.write('x'.repeat(100), () => {}), 'after close');
    });
    console.log(client.write('x'.repeat(100), () => console.log('client written')), client.writableLength, client.bufferSize);
    process.nextTick(() => console.log('tick'));
    client.end();
    server.close();
  });
  client.on('error', (error) => console.log(error.code));
});
