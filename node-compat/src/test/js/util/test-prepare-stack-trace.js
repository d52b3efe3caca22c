'use strict';
// Error.prepareStackTrace as it stands, replaced, taken away and put back, here and in contexts; what it makes of odd arguments.
const fs = require('fs');
const util = require('util');
const vm = require('vm');

const original = Error.prepareStackTrace;
const first = (error) => error.stack.split('\n')[0];
console.log(typeof original, original.name, original.length, Reflect.ownKeys(original), Reflect.ownKeys(Error));
console.log({ ...Object.getOwnPropertyDescriptor(Error, 'prepareStackTrace'), value: 0 }, original === TypeError.prepareStackTrace, Object.hasOwn(TypeError, 'prepareStackTrace'));

function attempt(...values) {
  try {
    console.log(original(...values));
  } catch (error) {
    console.log('threw', error.name, error.message);
  }
}
let coded;
try { fs.readFileSync(1, { encoding: 5 }); } catch (error) { coded = error; }
class Named extends Error { get name() { return 'Given'; } toString() { return 'own'; } }
for (const error of [new Error('a'), new TypeError(''), coded, new Named('m'), new Error('two\nlines'), {}, { name: 'N', message: 'm' }, [1], () => {}, new DOMException('q', 'AbortError'), { get name() { throw new Error('no name'); } },
  { name: Symbol('s') }, null, undefined, 1, 'text']) {
  attempt(error, []);
  attempt(error, ['one', 'two']);
}
for (const trace of [undefined, null, 'ab', 7, { length: 0 }, { length: 2, 0: 'x' }, [null, undefined, [1, 2]]]) attempt(new Error('e'), trace);

Error.prepareStackTrace = (error, sites) => `${error.message} of ${Array.isArray(sites)}`;
console.log(new Error('here').stack, vm.runInNewContext('new Error("there").stack'));
console.log(vm.runInNewContext('Error.prepareStackTrace = (error) => `own of ${error.message}`; new Error("there").stack'));
console.log(vm.runInNewContext('[typeof Error.prepareStackTrace, "prepareStackTrace" in Error]'));
for (const value of [original, undefined, 5, null, {}]) {
  Error.prepareStackTrace = value;
  console.log(first(new Error('e')), vm.runInNewContext('new RangeError("r").stack.split("\\n")[0]'));
}
delete Error.prepareStackTrace;
console.log('prepareStackTrace' in Error, first(new Error('e')));
Error.prepareStackTrace = original;
Error.stackTraceLimit = 0;
console.log(first(new Error('e')), first(coded), util.inspect(Error, { depth: 0 }));
