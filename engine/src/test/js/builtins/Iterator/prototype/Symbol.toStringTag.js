// An accessor that makes an own property of a receiver which is not the prototype itself (SetterThatIgnoresPrototypeProperties).
const { get, set } = attributes(Iterator.prototype, Symbol.toStringTag, 'c');
same(get.call(undefined), 'Iterator');
same(Iterator.prototype[Symbol.toStringTag], 'Iterator');
const iterator = Object.create(Iterator.prototype);
iterator[Symbol.toStringTag] = 'Mine';
same(attributes(iterator, Symbol.toStringTag, 'wec').value, 'Mine');
same(String(iterator), '[object Mine]');
throws(() => { 'use strict'; Iterator.prototype[Symbol.toStringTag] = 'x'; }, 'TypeError');
throws(() => set.call('text', 'x'), 'TypeError');
const log = [];
set.call(traced({}, log), 'x');
sameElements(log, ['getOwnPropertyDescriptor Symbol(Symbol.toStringTag)', 'defineProperty Symbol(Symbol.toStringTag)']);
