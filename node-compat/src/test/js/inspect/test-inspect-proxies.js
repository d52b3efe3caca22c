'use strict';
// A proxy of a proxy shows what it says of itself; options of custom inspection; what has no prototype; wide characters in columns.
const util = require('util');

Error.stackTraceLimit = 0;
function show(value, options) {
  try {
    console.log(util.inspect(value, options));
  } catch (error) {
    console.log('throws', error.code, error.message);
  }
}
const twice = (value) => new Proxy(new Proxy(value, {}), {});

for (const value of [{}, [1, 2], new Map([[1, 2]]), new Set([1]), class C {}, () => {}, new Date(0), /x/, new Error('e'), new Uint8Array(2), new ArrayBuffer(2), Promise.resolve(1), Object(1), Object.create(null), new DOMException('m', 'AbortError')]) {
  show(twice(value));
  show([twice(value)], { showHidden: true });
}
const revoked = Proxy.revocable({}, {});
revoked.revoke();
show(new Proxy(revoked.proxy, {}));

const custom = { [util.inspect.custom]: (depth, options) => [Object.keys(options), Object.getPrototypeOf(options) === null, typeof options.stylize] };
show(custom, { extra: 1, sorted: true });
show(new Proxy(custom, {}), { extra: {}, more: 1, sorted: (a, b) => (a < b ? 1 : -1) });
show(Object.setPrototypeOf({ ...custom }, null));
show({ get a() { throw new Error('two\nlines'); }, get f() { return () => {}; } }, { getters: true, colors: true });

const bare = (value) => Object.setPrototypeOf(value, null);
for (const value of [new Map([[1, 2], [3, 4]]), new Set([1, 2]), new Uint8Array(2), (function () { return arguments; })(1), [1, 2], () => {}, Object(1)]) {
  show(bare(value), { maxArrayLength: 1 });
  show([value], { depth: 0 });
  show(Object.setPrototypeOf({}, value));
}
show(Object.assign(new Set([1]), { [Symbol.iterator]: undefined }));
show(Object.assign(new Map([[1, 2]]), { [Symbol.iterator]: () => [[7, 8, 9]].values() }));
for (const most of [-1, 1, 2.5, NaN, '2']) {
  for (const value of [new ArrayBuffer(4), new Uint8Array(4), new Set([1, 2, 3, 4]), new Set([1, 2, 3, 4]).values(), new Map([[1, 2], [3, 4], [5, 6]]).entries()]) show(value, { maxArrayLength: most });
}
class Keyboard {}
class SecretKeyObject {}
for (const instance of [new Keyboard(), new SecretKeyObject()]) {
  for (const tag of ['Key', 'KeyObject', 'board']) show(Object.defineProperty(instance, Symbol.toStringTag, { value: tag, configurable: true }));
}
delete Keyboard.prototype.constructor;
show(new Keyboard());
show(Array(16).fill('1&\u{1f1e9}\u{1f1ea}-'));
show(Array(16).fill('\u4e2d\u2764\ufe0f\u{1f44d}\u{1f3fd}'));

// What inherits from a DOMException is none, and the error says so with its code.
for (const options of [{}, { showHidden: true }, { getters: true, showHidden: true, sorted: true }]) show(Object.setPrototypeOf({}, new DOMException('', 'x')), options);
try {
  DOMException.prototype.name;
} catch (error) {
  console.log(String(error), Reflect.ownKeys(error), String(Object.assign(error, { name: 'n', message: 'm', code: 'c' })));
}
