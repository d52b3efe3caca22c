// stream.duplexPair: two streams, each of which reads what is written to the other. https://nodejs.org/api/stream.html#streamduplexpairoptions

const { Duplex } = require('internal/streams/duplex');

class DuplexSide extends Duplex {
  #other;
  #waiting;

  static pair(options) {
    const first = new DuplexSide(options);
    const second = new DuplexSide(options);
    first.#other = second;
    second.#other = first;
    return [first, second];
  }

  _read() {
    const callback = this.#waiting;
    this.#waiting = undefined;
    callback?.();
  }

  _write(chunk, encoding, callback) {
    if (chunk.length === 0) {
      process.nextTick(callback);
      return;
    }
    this.#other.push(chunk);
    this.#other.#waiting = callback;
  }

  _final(callback) {
    this.#other.on('end', callback);
    this.#other.push(null);
  }
}

function duplexPair(options) {
  return DuplexSide.pair(options);
}

module.exports = { duplexPair };
