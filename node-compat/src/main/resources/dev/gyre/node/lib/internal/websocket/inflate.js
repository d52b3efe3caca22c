// Decompresses the messages of a WebSocket, one after the other. https://www.rfc-editor.org/rfc/rfc7692

const { Buffer } = require('buffer');
const { MAX_MESSAGE, ProtocolError } = require('internal/websocket/frames');

const tail = Buffer.from([0, 0, 0xff, 0xff]);

class Inflate {
  #keepsContext;
  #windowBits;
  #stream;
  #chunks = [];
  #size = 0;
  #failure;

  constructor({ serverKeepsContext, serverBits }) {
    this.#keepsContext = serverKeepsContext;
    this.#windowBits = serverBits;
  }

  #open() {
    const stream = require('zlib').createInflateRaw({ windowBits: this.#windowBits });
    stream.on('data', (chunk) => {
      this.#size += chunk.length;
      if (this.#size <= MAX_MESSAGE) this.#chunks.push(chunk);
      else this.#fail(new ProtocolError(1009, 'Payload size exceeds maximum allowed size'));
    });
    stream.on('error', () => this.#fail(new ProtocolError(1007, 'Invalid compressed data')));
    return stream;
  }

  #fail(error) {
    const { callback } = this;
    this.callback = undefined;
    this.close();
    callback?.(error);
  }

  // callback(error, data); to be called again only after the callback.
  decompress(data, callback) {
    this.#stream ??= this.#open();
    this.callback = callback;
    const stream = this.#stream;
    stream.write(data);
    stream.write(tail);
    stream.flush(() => {
      if (this.callback === undefined || this.#stream !== stream) return;
      const whole = Buffer.concat(this.#chunks, this.#size);
      this.#chunks = [];
      this.#size = 0;
      this.callback = undefined;
      if (!this.#keepsContext) this.close();
      callback(null, whole);
    });
  }

  close() {
    this.#stream?.destroy();
    this.#stream = undefined;
    this.#chunks = [];
    this.#size = 0;
  }
}

module.exports = { Inflate };
