// util.debuglog: output for the sections in NODE_DEBUG.

const { format } = require('internal/util/inspect');

let pattern;

function isEnabled(section) {
  if (pattern === undefined) {
    const names = process.env.NODE_DEBUG;
    pattern = names
      ? new RegExp(
          `^(?:${names
            .replace(/[|\\{}()[\]^$+?.]/g, '\\$&')
            .replaceAll('*', '.*')
            .replaceAll(',', '|')})$`,
          'i',
        )
      : null;
  }
  return pattern !== null && pattern.test(section);
}

function debuglog(section, callback) {
  let enabled;
  // The section is converted to a string at its first use.
  function asked() {
    if (enabled === undefined) {
      section = String.prototype.toUpperCase.call(section);
      enabled = isEnabled(section);
    }
    return enabled;
  }
  function write(...args) {
    if (asked()) process.stderr.write(`${section} ${process.pid}: ${format(...args)}\n`);
  }
  // At the first call, the callback receives the function that writes.
  function logger(...args) {
    if (typeof callback === 'function') callback(write);
    callback = undefined;
    write(...args);
  }
  Object.defineProperty(logger, 'enabled', { __proto__: null, get: asked, configurable: true, enumerable: true });
  return logger;
}

module.exports = { debuglog };
