// http2.constants are read-only, and some are not enumerable.
'use strict';
const { constants } = require('http2');
const keys = Reflect.ownKeys(constants);
console.log(keys.length, Object.isExtensible(constants), Object.getPrototypeOf(constants) === Object.prototype);
for (const key of keys) {
  const { value, writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(constants, key);
  console.log(key, value, writable, enumerable, configurable);
}
