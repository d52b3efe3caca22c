// The standard streams of a worker: each chunk is sent as a message, and a writer waits until the other side requests
// more.

const { Readable } = require('internal/streams/readable');
const { Writable } = require('internal/streams/writable');

// A port with the number of streams that use it and keep the thread alive.
class StdioPort {
  #port;
  #waiting = 0;

  constructor(port) {
    this.#port = port;
  }

  send(message) {
    this.#port.postMessage(message);
  }

  wait() {
    if (this.#waiting++ === 0) this.#port.ref();
  }

  proceed(count) {
    this.#waiting -= count;
    if (count > 0 && this.#waiting === 0) this.#port.unref();
  }
}

class ReadableWorkerStdio extends Readable {
  #port;
  #name;
  #holds;
  #isWaiting = false;

  // holds: whether reading keeps the thread alive.
  constructor(port, name, holds) {
    super();
    this.#port = port;
    this.#name = name;
    this.#holds = holds;
    this.on('end', () => {
      if (this.#isWaiting) this.#port.proceed(1);
      this.#isWaiting = false;
    });
  }

  _read() {
    if (!this.#isWaiting && this.#holds) {
      this.#isWaiting = true;
      this.#port.wait();
    }
    this.#port.send({ type: 'wantsData', stream: this.#name });
  }

  receive(chunks) {
    for (const { chunk, encoding } of chunks) this.push(chunk, encoding);
  }
}

class WritableWorkerStdio extends Writable {
  #port;
  #name;
  #callbacks = [];

  constructor(port, name) {
    super({ decodeStrings: false });
    this.#port = port;
    this.#name = name;
  }

  _writev(entries, callback) {
    this.#port.send({
      type: 'stdio',
      stream: this.#name,
      chunks: entries.map(({ chunk, encoding }) => ({ chunk, encoding })),
    });
    if (process._exiting) {
      callback();
      return;
    }
    this.#callbacks.push(callback);
    this.#port.wait();
  }

  _final(callback) {
    this.#port.send({ type: 'stdio', stream: this.#name, chunks: [{ chunk: null, encoding: '' }] });
    callback();
  }

  // Called when the other side requests more, or when there is no time left to wait for it.
  proceed() {
    const callbacks = this.#callbacks;
    this.#callbacks = [];
    for (const callback of callbacks) callback();
    this.#port.proceed(callbacks.length);
  }
}

module.exports = { ReadableWorkerStdio, StdioPort, WritableWorkerStdio };
