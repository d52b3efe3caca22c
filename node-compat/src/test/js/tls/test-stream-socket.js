// The class that TLS puts around a program's stream, which packages take from a handle.
const net = require('net');
const tls = require('tls');
const { Duplex, PassThrough } = require('stream');

const { _parentWrap: carrier } = new tls.TLSSocket(new PassThrough())._handle;
const JSStreamSocket = carrier.constructor;
console.log(JSStreamSocket.name, carrier instanceof net.Socket, carrier.stream.constructor.name);

const plain = new net.Socket();
console.log(new tls.TLSSocket(plain)._handle._parentWrap === plain);

// Two ends of a pair of streams.
function pair() {
  const ends = [0, 1].map(
    (i) =>
      new Duplex({
        read() {},
        write(chunk, encoding, callback) {
          ends[1 - i].push(chunk);
          callback();
        },
        final(callback) {
          ends[1 - i].push(null);
          callback();
        },
      }),
  );
  return ends;
}

const [near, far] = pair();
const socket = new JSStreamSocket(near);
console.log(socket.stream === near, socket.connecting, socket.readable, socket.writable, socket.readyState);
far.on('data', (chunk) => {
  console.log('far end got', String(chunk));
  far.write('echo of ' + chunk);
});
far.on('end', () => {
  console.log('far end ended');
  far.end();
});
socket.on('data', (chunk) => {
  console.log('got', String(chunk));
  socket.end();
});
socket.on('end', () => console.log('end'));
socket.on('error', (error) => console.log('error', error.message));
socket.on('close', (failed) => {
  console.log('close', failed, socket.destroyed);
  const failing = new Duplex({ read() {}, write() {} });
  const other = new JSStreamSocket(failing);
  other.on('error', (error) => console.log('error', error.message));
  failing.destroy(new Error('lost'));
});
socket.write('hello');
