// node:repl: only the names, so that programs which import it load; there is no REPL.

const { notImplementedAll } = require('internal/not_implemented');

class Recoverable extends SyntaxError {
  constructor(error) {
    super();
    this.err = error;
  }
}

module.exports = {
  ...notImplementedAll('repl', 'start REPLServer isValidSyntax'),
  writer: (value) => require('util').inspect(value),
  REPL_MODE_SLOPPY: Symbol('repl-sloppy'),
  REPL_MODE_STRICT: Symbol('repl-strict'),
  Recoverable,
};
