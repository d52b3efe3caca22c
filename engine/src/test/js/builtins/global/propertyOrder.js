// The own keys of intrinsic objects stand in V8's order; what V8 does not have yet comes last.
const begins = (object, names) => sameElements(Reflect.ownKeys(object).slice(0, names.length).map(String), names);
begins(Object, ['length', 'name', 'prototype', 'assign', 'getOwnPropertyDescriptor', 'getOwnPropertyDescriptors', 'getOwnPropertyNames', 'getOwnPropertySymbols', 'hasOwn']);
begins(Object.prototype, ['constructor', '__defineGetter__', '__defineSetter__', 'hasOwnProperty']);
begins(Number, ['length', 'name', 'prototype', 'isFinite', 'isInteger', 'isNaN', 'isSafeInteger', 'parseFloat', 'parseInt', 'MAX_VALUE', 'MIN_VALUE']);
begins(String.prototype, ['length', 'constructor', 'anchor', 'at', 'big', 'blink', 'bold', 'charAt']);
begins(Array.prototype, ['length', 'constructor', 'at', 'concat', 'copyWithin', 'fill', 'find', 'findIndex', 'findLast', 'findLastIndex', 'lastIndexOf', 'pop']);
begins(Symbol, ['length', 'name', 'prototype', 'for', 'keyFor', 'asyncIterator']);
begins(Date.prototype, ['constructor', 'toString', 'toDateString', 'toTimeString', 'toISOString', 'toUTCString', 'toGMTString', 'getDate', 'setDate']);
begins(Map.prototype, ['constructor', 'get', 'set', 'has', 'delete', 'clear', 'entries', 'forEach', 'keys', 'size', 'values']);
begins(Set.prototype, ['constructor', 'has', 'add', 'delete', 'difference', 'clear', 'entries', 'forEach', 'intersection']);
begins(Iterator.prototype, ['constructor', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find', 'map', 'filter', 'take', 'drop', 'flatMap']);
begins(Object.getPrototypeOf(function* () {}), ['prototype', 'constructor', 'Symbol(Symbol.toStringTag)']);
begins(Object.getPrototypeOf(function* () {}).prototype, ['constructor', 'next', 'return', 'throw']);
sameElements(Reflect.ownKeys(Error).filter((key) => key !== 'prepareStackTrace'), ['length', 'name', 'prototype', 'captureStackTrace', 'isError', 'stackTraceLimit']);

// One function under two names has the name of its declaration, whichever of them comes first.
same(Set.prototype.keys.name, 'values');
same(String.prototype.trimLeft.name, 'trimStart');
same(Date.prototype.toGMTString.name, 'toUTCString');
