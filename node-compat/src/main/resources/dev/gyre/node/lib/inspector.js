// node:inspector: only the names; no debugger can attach.

const { notImplementedAll } = require('internal/not_implemented');

module.exports = {
  ...notImplementedAll('inspector', 'open waitForDebugger Session'),
  close() {},
  url() {},
  console: globalThis.console,
};
