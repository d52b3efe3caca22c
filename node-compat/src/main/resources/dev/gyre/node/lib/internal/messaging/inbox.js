// The incoming messages at one end of a channel, and the handle that wakes the loop for them.

const { between } = internalBinding('messaging');

// The maximum number of messages, arriving during delivery, that are delivered in the same turn.
const AT_ONCE = 1000;

class Inbox {
  #handle;
  #deliver;
  // Whether messages are delivered when they arrive.
  receiving = false;

  // deliver() takes one message at a time, each in its own callback.
  constructor(handle, kind, deliver) {
    this.#handle = handle;
    this.#deliver = deliver;
    handle.open(kind, () => this.#receive());
  }

  get size() {
    return this.#handle.size();
  }

  start() {
    this.receiving = true;
    if (this.size > 0) this.#handle.send();
  }

  // Delivers everything that has arrived, without a pause, at the end of a receiver's life.
  drain() {
    while (this.size > 0 && this.#deliver() && between());
  }

  #receive() {
    let complete = false;
    try {
      let left = Math.max(this.size, AT_ONCE);
      while (this.size > 0 && left-- > 0) {
        if (!this.#deliver()) {
          complete = true;
          return;
        }
        if (!between()) return;
      }
      complete = this.size === 0;
    } finally {
      if (!complete) this.#handle.send();
    }
  }
}

module.exports = { Inbox };
