// The messages that wait at one end of a channel, and the handle that wakes the loop for them.

const { between, createHandle } = internalBinding('messaging');

// So many messages that came while others were delivered are delivered in the same turn.
const AT_ONCE = 1000;
// Beyond so many messages taken from its front the list is cut.
const CUT = 1024;

class Inbox {
  #messages = [];
  #first = 0;
  #handle;
  #deliver;
  // Whether messages are delivered as they come.
  receiving = false;

  // deliver(message) gets one message after the other, each in a callback of its own.
  constructor(deliver) {
    this.#deliver = deliver;
  }

  get size() { return this.#messages.length - this.#first; }

  // Before it is opened it only collects.
  open(kind) {
    this.#handle = createHandle(kind, () => this.#receive());
    if (this.size > 0) this.#handle.send();
    return this.#handle;
  }

  // It collects for its next owner.
  close() {
    this.#handle = undefined;
    this.receiving = false;
  }

  add(message) {
    this.#messages.push(message);
    this.#handle?.send();
  }

  start() {
    this.receiving = true;
    if (this.size > 0) this.#handle?.send();
  }

  first() {
    return this.#messages[this.#first];
  }

  take() {
    const message = this.#messages[this.#first];
    this.#messages[this.#first++] = undefined;
    if (this.#first === this.#messages.length) {
      this.#messages = [];
      this.#first = 0;
    } else if (this.#first >= CUT && this.#first * 2 > this.#messages.length) {
      this.#messages = this.#messages.slice(this.#first);
      this.#first = 0;
    }
    return message;
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
      if (!complete) this.#handle?.send();
    }
  }
}

module.exports = { Inbox };
