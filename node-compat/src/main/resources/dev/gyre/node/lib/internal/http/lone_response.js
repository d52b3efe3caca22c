// The output of a ServerResponse that belongs to no server: the stream that the program assigns to it.

const { Buffer } = require('buffer');

class LoneExchange {
  #response;
  #waiting = [];
  #chunked = false;

  constructor(response) {
    this.#response = response;
    response.once('socket', (socket) => {
      for (const [data, callback] of this.#waiting) socket.write(data, callback);
      this.#waiting = [];
    });
  }

  #send(data, callback) {
    const { socket } = this.#response;
    if (socket && !socket.destroyed) return socket.write(data, callback);
    if (!socket) this.#waiting.push([data, callback]);
    return false;
  }

  writeHead(head, chunked, hasBody) {
    this.#chunked = chunked && hasBody;
    this.#waitingHead = head;
  }

  #waitingHead = '';

  #takeHead() {
    const head = this.#waitingHead;
    this.#waitingHead = '';
    return Buffer.from(head, 'latin1');
  }

  #framed(data, encoding) {
    const bytes = typeof data === 'string' ? Buffer.from(data, encoding) : data;
    if (!this.#chunked) return [bytes];
    return [Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')];
  }

  write(data, encoding, callback) {
    return this.#send(Buffer.concat([this.#takeHead(), ...this.#framed(data, encoding)]), callback);
  }

  end(data, encoding, trailers) {
    const parts = [this.#takeHead()];
    if (data !== undefined && data.length > 0) parts.push(...this.#framed(data, encoding));
    if (this.#chunked) {
      let text = '0\r\n';
      for (let i = 0; i < (trailers?.length ?? 0); i += 2) text += `${trailers[i]}: ${trailers[i + 1]}\r\n`;
      parts.push(Buffer.from(`${text}\r\n`, 'latin1'));
    }
    const response = this.#response;
    this.#send(Buffer.concat(parts), () => require('internal/http/server').finishResponse(response));
  }

  flush() {
    if (this.#waitingHead) this.#send(this.#takeHead());
  }

  writeInformation(status, message, list) {
    this.#send(Buffer.from(internalBinding('http_headers').text(`HTTP/1.1 ${status} ${message}`, list), 'latin1'));
  }

  dumpIfUnread() {
    return false;
  }
  finished() {}
}

module.exports = { LoneExchange };
