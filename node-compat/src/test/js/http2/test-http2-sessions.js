'use strict';
// Sessions: settings, ping, goaway, altsvc, windows, ids, the packed form of settings, and the socket that programs get.
const http2 = require('http2');

function attempt(name, action) {
  try {
    const result = action();
    console.log(name, 'returned', typeof result);
  } catch (error) {
    console.log(name, error.name, error.code, error.message);
  }
}

console.log(http2.getDefaultSettings());
const packed = http2.getPackedSettings({ headerTableSize: 1, enablePush: false, maxFrameSize: 16385, customSettings: { 99: 7 } });
console.log(packed.toString('hex'), http2.getUnpackedSettings(packed));
attempt('length', () => http2.getUnpackedSettings(Buffer.alloc(3)));
attempt('range', () => http2.getPackedSettings({ initialWindowSize: 2 ** 31 }));
attempt('type', () => http2.getPackedSettings({ enablePush: 1 }));
attempt('protocol', () => http2.connect('ftp://localhost'));

const server = http2.createServer({ settings: { maxConcurrentStreams: 50, initialWindowSize: 70000 } });
server.on('session', (session) => {
  session.on('ping', (payload) => console.log('server ping', payload.toString('hex')));
  session.altsvc('h2=":8000"', 'http://example.org:8000');
  attempt('altsvc', () => session.altsvc('\u0001', 'http://a'));
  attempt('origin', () => session.origin('a:b'));
  attempt('goaway', () => session.goaway('x'));
  attempt('window', () => session.setLocalWindowSize(-1));
  attempt('id', () => session.setNextStreamID(0));
  attempt('write', () => session.socket.write);
  attempt('pause', () => (session.socket.pause = 1));
});
server.on('stream', (stream) => {
  stream.respond();
  stream.end(Buffer.alloc(200000));
});
server.listen(0, () => {
  const client = http2.connect(`http://localhost:${server.address().port}`, { settings: { enablePush: false } });
  client.on('altsvc', (alt, origin, stream) => console.log('altsvc', alt, origin, stream));
  client.once('remoteSettings', (settings) => {
    console.log(settings);
    client.ping(Buffer.from('abcdefgh'), (error, milliseconds, payload) => {
      console.log('pong', error, typeof milliseconds, payload.toString());
      client.setLocalWindowSize(1 << 20);
      console.log(client.state.localWindowSize, client.state.effectiveLocalWindowSize);
      client.settings({ initialWindowSize: 1 << 20 }, (failure, local) => {
        console.log('settings', failure, local.initialWindowSize, client.pendingSettingsAck);
        const stream = client.request({ ':path': '/' });
        let received = 0;
        stream.on('data', (chunk) => (received += chunk.length));
        stream.on('close', () => {
          console.log('received', received, stream.rstCode);
          client.close(() => {
            console.log('closed', client.closed, client.destroyed);
            attempt('ping', () => client.ping(() => {}));
            server.close(() => console.log('server closed'));
          });
        });
      });
    });
  });
});
