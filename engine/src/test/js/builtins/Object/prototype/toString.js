builtin(Object.prototype, 'toString', 0);
const tag = (value) => Object.prototype.toString.call(value);
sameElements([undefined, null, 1, '', true, [], () => {}, new Date(), /x/, new Error(), (function () { return arguments; })()].map(tag).map((text) => text.slice(8, -1)),
  ['Undefined', 'Null', 'Number', 'String', 'Boolean', 'Array', 'Function', 'Date', 'RegExp', 'Error', 'Arguments']);
same(tag(new Proxy([], {})), '[object Array]');
same(tag({ [Symbol.toStringTag]: 'Mine' }), '[object Mine]');
same(tag({ [Symbol.toStringTag]: 1 }), '[object Object]');
same(tag(Symbol()) + tag(1n) + tag(new Map()) + tag(JSON) + tag(function* () {}), '[object Symbol][object BigInt][object Map][object JSON][object GeneratorFunction]');
