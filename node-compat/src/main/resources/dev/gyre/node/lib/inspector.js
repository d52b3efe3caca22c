// node:inspector: nobody can attach.

const { absentAll } = require('internal/absent');

module.exports = {
  ...absentAll('inspector', 'open waitForDebugger Session'),
  close() {},
  url() {},
  console: globalThis.console,
};
