// A program's stream as a socket. TLS over such a stream has one as `_handle._parentWrap`, where packages take the class from.

const net = require('net');
const { openStream } = require('internal/net/js_stream');

class JSStreamSocket extends net.Socket {
  constructor(stream) {
    stream.pause();
    super({ handle: openStream(stream).handle });
    this.stream = stream;
    stream.on('error', (error) => this.emit('error', error));
  }
}

module.exports = JSStreamSocket;
