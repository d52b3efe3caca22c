const ArrayIteratorPrototype = Object.getPrototypeOf([].values());
builtin(ArrayIteratorPrototype, 'next', 0);
same(attributes(ArrayIteratorPrototype, Symbol.toStringTag, 'c').value, 'Array Iterator');
same(Object.getPrototypeOf(ArrayIteratorPrototype), Iterator.prototype);
const result = ['x'].values().next();
sameElements(Object.keys(result), ['value', 'done']);
same(result.value === 'x' && result.done === false, true);
same(Object.hasOwn([].values(), 'next'), false);

// The three kinds share one next, and any receiver's state is its own.
const keys = ['x'].keys();
same(['y'].values().next.call(keys).value, 0);
throws(() => ArrayIteratorPrototype.next.call({}), 'TypeError: Method Array Iterator.prototype.next called on incompatible receiver #<Object>');
throws(() => ArrayIteratorPrototype.next.call(new Map().values()), 'TypeError: Method Array Iterator.prototype.next called on incompatible receiver [object Map Iterator]');
throws(() => ArrayIteratorPrototype.next(), 'TypeError: Method Array Iterator.prototype.next called on incompatible receiver [object Array Iterator]');

// A patched next is what for-of and spread call.
const original = ArrayIteratorPrototype.next;
ArrayIteratorPrototype.next = function () { const step = original.call(this); return step.done ? step : { value: step.value * 2, done: false }; };
sameElements([...[1, 2]], [2, 4].slice());
const [first] = [5];
same(first, 10);
ArrayIteratorPrototype.next = original;
