// A program's stream as a handle: what TLS and HTTP read and write where there is no handle of the system.

const { Buffer } = require('buffer');

const { createStream } = internalBinding('tcp');

// The handle, and a function that gives the stream back to the program.
function openStream(stream) {
  const handle = createStream({
    stream,
    readStart: () => stream.resume(),
    readStop: () => stream.pause(),
    write(bytes, callback) {
      if (stream.destroyed) callback();
      else stream.write(Buffer.from(bytes), callback);
    },
    shutdown(callback) {
      if (stream.destroyed) process.nextTick(callback, null);
      else stream.end(callback);
    },
    close(callback) {
      if (stream.destroyed || stream.closed) {
        process.nextTick(callback);
        return;
      }
      stream.once('close', () => callback());
      if (stream.writableFinished || stream.writableLength === 0) stream.destroy();
      else stream.end(() => stream.destroy());
    },
    setNoDelay: (on) => stream.setNoDelay?.(on),
    setKeepAlive: (on, delay) => stream.setKeepAlive?.(on, delay),
    ref: () => stream.ref?.(),
    unref: () => stream.unref?.(),
  });
  const onData = (chunk) => handle.receive(chunk);
  const onEnd = () => handle.ended();
  stream.on('data', onData);
  stream.on('end', onEnd);
  stream.on('close', onEnd);
  function leave() {
    stream.off('data', onData);
    stream.off('end', onEnd);
    stream.off('close', onEnd);
  }
  return { handle, leave };
}

module.exports = { openStream };
