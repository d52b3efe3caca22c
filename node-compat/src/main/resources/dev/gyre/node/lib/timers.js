// node:timers: the global functions, with their promise forms.

const { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate } =
  internalBinding('timers');

const custom = Symbol.for('nodejs.util.promisify.custom');
for (const [name, method] of [
  ['setTimeout', setTimeout],
  ['setImmediate', setImmediate],
]) {
  if (Object.hasOwn(method, custom)) continue;
  Object.defineProperty(method, custom, {
    __proto__: null,
    enumerable: true,
    configurable: true,
    get: () => require('timers/promises')[name],
  });
}

module.exports = { setTimeout, clearTimeout, setImmediate, clearImmediate, setInterval, clearInterval };
Object.defineProperty(module.exports, 'promises', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get: () => require('timers/promises'),
});
