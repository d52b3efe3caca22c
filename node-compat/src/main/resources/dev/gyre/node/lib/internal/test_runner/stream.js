// TestsStream: the events of tests, as objects that are read and as events. https://nodejs.org/api/test.html#class-testsstream

const { Readable } = require('stream');

class TestsStream extends Readable {
  constructor() {
    super({ objectMode: true, highWaterMark: Number.MAX_SAFE_INTEGER, read() {} });
  }

  // Adds an event.
  report(type, data) {
    this.emit(type, data);
    this.push({ type, data });
  }

  end() {
    this.push(null);
  }
}

module.exports = { TestsStream };
