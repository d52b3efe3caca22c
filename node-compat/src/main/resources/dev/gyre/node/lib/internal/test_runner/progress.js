// The line at the end of a terminal that says how many test files have run.

const { Transform } = require('stream');

const CLEAR = '\r\u001b[K';

class Progress {
  #output;
  #line = '';

  constructor(output) {
    this.#output = output;
  }

  // Between the reporter and the terminal: what it prints takes the place of the line, which follows again.
  filter() {
    const progress = this;
    return new Transform({
      transform(chunk, encoding, callback) {
        const text = chunk.toString();
        callback(null, `${CLEAR}${text}${text.endsWith('\n') ? progress.#line : ''}`);
      },
      flush(callback) {
        callback(null, CLEAR);
      },
    });
  }

  update(runs) {
    const over = runs.filter((run) => run.isOver).length;
    const failed = runs.filter((run) => run.isOver && !run.success).length;
    this.#line = over === runs.length ? '' : `${over} of ${runs.length} files${failed > 0 ? `, ${failed} failed` : ''}`;
    this.#output.write(`${CLEAR}${this.#line}`);
  }
}

module.exports = { Progress };
