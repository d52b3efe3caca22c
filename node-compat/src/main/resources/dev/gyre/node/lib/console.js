// node:console: the global console, which carries Console.

const { Console } = require('internal/console/constructor');

if (globalThis.console.Console === undefined) {
  Object.defineProperty(globalThis.console, 'Console', {
    __proto__: null,
    value: Console,
    writable: true,
    configurable: true,
    enumerable: true,
  });
}
module.exports = globalThis.console;
