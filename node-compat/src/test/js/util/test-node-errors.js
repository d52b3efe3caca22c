// What an error of Node's is made of: JavaScript's have a class of their code, C++'s and Web IDL's are plain.
'use strict';
const { timingSafeEqual, createECDH, createSign } = require('crypto');
const { inspect } = require('util');

Error.stackTraceLimit = 0;
for (const failing of [
  () => Buffer.alloc('x'),
  () => new (require('events'))().emit('error', 3),
  () => new TextDecoder('none'),
  () => new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.of(255)),
  () => new TextDecoder('shift_jis', { fatal: true }).decode(Uint8Array.of(255)),
  () => new URL('x', 'about:blank'),
  () => new Blob(1),
  () => timingSafeEqual(Buffer.alloc(1), Buffer.alloc(2)),
  () => createECDH('none'),
  () => createSign('sha1').sign(),
  () => createSign('none'),
  () => new CompressionStream('none'),
  () => new CountQueuingStrategy({}),
]) {
  try {
    failing();
  } catch (error) {
    console.log(inspect(error, { showHidden: true }));
    console.log(Reflect.ownKeys(error), String(error), error.constructor.name);
    const inherited = Object.getPrototypeOf(error);
    console.log(inherited === error.constructor.prototype, error.stack);
  }
}

// What inherits from Error is printed as one, whatever it is.
for (const value of [[1, 2], new Map([[1, 2]]), new Uint8Array(2), new ArrayBuffer(2), Promise.resolve(1), Object('abc'), /x/g, new Date(0), () => {}]) {
  console.log(inspect(Object.setPrototypeOf(value, new TypeError('an error'))), inspect(Object.setPrototypeOf(value, Error.prototype)));
}

try {
  `${new Proxy(new (require('util').MIMEType)('text/plain'), {})}`;
} catch (error) {
  console.log(error.message);
}
