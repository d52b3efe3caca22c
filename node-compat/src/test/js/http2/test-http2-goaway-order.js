// A client session is closed when the streams that GOAWAY refuses end.
const http2 = require('http2');

const server = http2.createServer();
server.on('session', (session) => session.on('error', () => {}));
server.on('stream', (stream) => {
  stream.on('error', () => {});
  if (stream.id > 1) return;
  stream.respond();
  stream.write('open');
  stream.session.goaway(http2.constants.NGHTTP2_NO_ERROR, stream.id);
});
server.listen(0, () => {
  const client = http2.connect(`http://localhost:${server.address().port}`);
  const lines = [];
  client.on('goaway', (code) => lines.push(`goaway ${code} ${client.closed}`));
  const first = client.request({ ':path': '/' }, { endStream: false });
  const second = client.request({ ':path': '/' }, { endStream: false });
  first.on('error', () => {});
  second.on('error', (error) => {
    lines.push(`${error.message} ${client.closed} ${client.destroyed}`);
    setImmediate(() => {
      console.log(lines.join('\n'));
      client.destroy();
      server.close();
    });
  });
});
