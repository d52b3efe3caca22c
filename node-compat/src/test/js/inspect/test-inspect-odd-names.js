'use strict';
// Errors whose name is no text, and the styles of what a typed array is not asked to show.
const util = require('util');

Error.stackTraceLimit = 0;
for (const name of [1, true, null, undefined, {}, [], Buffer.from(''), new Error('q'), 0]) {
  for (const Class of [TypeError, class Array extends Error {}]) {
    console.log(util.inspect(Object.assign(new Class('m'), { name })));
    console.log(util.inspect(Object.defineProperty(new Class(''), 'name', { value: name })));
  }
}
console.log(util.inspect(new Uint8Array(1), { showHidden: true, colors: true }));
console.log(util.inspect(new ArrayBuffer(1), { showHidden: true, colors: true }));
console.log(util.inspect(new util.MIMEType('a/b'), { showHidden: true }));
