// node:repl: the names, so that programs load; there is no REPL yet.

const { absentAll } = require('internal/absent');

class Recoverable extends SyntaxError {
  constructor(error) {
    super();
    this.err = error;
  }
}

module.exports = {
  ...absentAll('repl', 'start REPLServer isValidSyntax'),
  writer: (value) => require('util').inspect(value),
  REPL_MODE_SLOPPY: Symbol('repl-sloppy'),
  REPL_MODE_STRICT: Symbol('repl-strict'),
  Recoverable,
};
