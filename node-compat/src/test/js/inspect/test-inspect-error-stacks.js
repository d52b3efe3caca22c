'use strict';
// Errors with stacks of their own: names that are no text, stacks that are no text, repeated frames, the colours of frames.
const util = require('util');

Error.stackTraceLimit = 0;
process.cwd = () => '/home/somebody/project';
function show(make) {
  try {
    console.log(make());
  } catch (error) {
    console.log('throws', error.message);
  }
}

for (const odd of [Symbol('z'), 1, null, undefined, {}, [], () => {}, true, { toString: 1 }, new Date(0), '', Object.setPrototypeOf(new SyntaxError(''), Date.prototype)]) {
  show(() => util.inspect(Object.defineProperty(new TypeError('m'), 'name', { value: odd, enumerable: true }), { colors: true }));
  show(() => util.inspect(Object.setPrototypeOf(Object.assign(new (class A extends Error {})('m'), { name: odd }), null)));
  show(() => util.inspect(Object.assign(new Error('q'), { stack: 'Err\n    at x', name: odd })));
  show(() => util.inspect(Object.assign(new Error(), { message: odd })));
}
const frames = '\n    at a\n    at b\n    at c';
const places = '\n    at x (/home/somebody/project/node_modules/foo/a.js:1:1)\n    at y (node:fs:1:2)\n    at node:zz:1:2\n    at z (file:///home/somebody/project/node_modules/@s/foo/a.js:1:1)' +
  '\n    at node:internal/fs/utils:1:2\n    at Foo.m (/home/somebody/project/x.js:2:2)\n    at /home/somebody/project/y.js:3:3';
const alternating = '\n    at 1\n    at 2\n    at 1\n    at 2\n    at 1\n    at 2\n    at 3';
for (const stack of [frames.repeat(5), `\n    at h${frames.repeat(4)}${places}`, '\n    at h'.repeat(20), alternating.repeat(3), places, `${frames}${places}${frames}${places}${frames}${places}${frames}`, `${frames.repeat(3)}\n    at q${frames.repeat(3)}`]) {
  const error = Object.assign(new Error('m'), { stack: `Error: m${stack}` });
  show(() => util.inspect(error));
  show(() => util.inspect({ a: error }, { colors: true }));
}
for (const stack of ['Foo:bar', 'foo\n    at q', 'FooError\n    at q', 'Error\n     at q', '', { a: { b: { c: { d: {} } } } }, [1, [2, [3, [4, []]]]]]) {
  const error = Object.assign(new RangeError('k'), { stack });
  show(() => util.inspect(error));
  show(() => util.inspect([Object.setPrototypeOf(error, null)], { compact: false }));
}
