// The output of messages that write to a socket: those of clients, and of a ServerResponse that belongs to no server.

const { Buffer } = require('buffer');

const lineEnd = Buffer.from('\r\n');

class SocketOutput {
  #message;
  #head = null;
  #waiting = [];
  #kept = [];

  constructor(message) {
    this.#message = message;
    this.heldBytes = 0;
    this.keptBytes = 0;
  }

  // Whether the message has no socket, or not yet its turn on it.
  get held() {
    return this.#message.socket?._httpMessage !== this.#message;
  }

  // The text of the head goes out with what follows it.
  writeHead(text, isUtf8) {
    this.#head = Buffer.from(text, isUtf8 ? 'utf8' : 'latin1');
  }

  #parts(data, encoding, isChunk) {
    const parts = [];
    if (this.#head !== null) parts.push(this.#head);
    this.#head = null;
    if (data === undefined || data.length === 0) return parts;
    const bytes = typeof data === 'string' ? Buffer.from(data, encoding) : data;
    if (isChunk) parts.push(Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, lineEnd);
    else parts.push(bytes);
    return parts;
  }

  #send(parts, callback) {
    const data = parts.length === 1 ? parts[0] : Buffer.concat(parts);
    const { socket } = this.#message;
    if (socket?.destroyed) return false;
    if (this.held) {
      this.#waiting.push([data, callback]);
      this.heldBytes += data.length;
      return true;
    }
    if (this.#waiting.length > 0) this.takeSocket(socket);
    return socket.write(data, callback);
  }

  write(data, encoding, callback, isChunk) {
    return this.#send(this.#parts(data, encoding, isChunk), callback);
  }

  // Keeps a part of the body for writeKept(), which writes all of them as one chunk.
  keep(bytes) {
    this.#kept.push(bytes);
    this.keptBytes += bytes.length;
  }

  writeKept(callback) {
    const bytes = Buffer.concat(this.#kept);
    this.dropKept();
    this.write(bytes, undefined, callback, true);
  }

  dropKept() {
    this.#kept = [];
    this.keptBytes = 0;
  }

  // Bytes as they are.
  send(text, callback) {
    return this.#send([...this.#parts(), Buffer.from(text, 'latin1')], callback);
  }

  end(data, encoding, tail) {
    const message = this.#message;
    const parts = this.#parts(data, encoding, tail !== undefined);
    // As in Node, the end is a write of its own.
    if (parts.length > 0) this.#send(parts);
    this.#send([Buffer.from(tail ?? '', 'latin1')], (error) => message._outputFlushed(error));
    const { socket } = message;
    if (socket?.writableCorked) {
      socket._writableState.corked = 1;
      socket.uncork();
    }
  }

  // Whether nothing that is written goes out any more.
  get isOver() {
    return this.#message.socket?.destroyed ?? false;
  }

  get isWriting() {
    return !this.isFlushed;
  }

  get isFlushed() {
    return (this.#message.socket?.writableLength ?? this.heldBytes) === 0;
  }

  // Whether the message has a socket that is not corked.
  get canCork() {
    const { socket } = this.#message;
    return Boolean(socket) && !socket.writableCorked;
  }

  cork() {
    this.#message.socket?.cork?.();
  }

  uncork() {
    this.#message.socket?.uncork?.();
  }

  flush() {
    if (this.#head !== null) this.#send(this.#parts());
  }

  // The message has got its socket: what has waited is written. Returns what the last write did, or undefined.
  takeSocket(socket) {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.heldBytes = 0;
    let flowing;
    socket.cork?.();
    for (const [data, callback] of waiting) flowing = socket.write(data, callback);
    socket.uncork?.();
    return flowing;
  }
}

module.exports = { SocketOutput };
