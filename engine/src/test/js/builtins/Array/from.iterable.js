// Array.from ( iterable ): one element at a time, closed when anything in between throws.
let closed = 0;
const iterable = (...values) => ({ [Symbol.iterator]: () => ({ next: () => ({ value: values.shift(), done: values.length === 0 }), return() { closed++; return {}; } }) });
sameElements(Array.from(iterable(1, 2, 'end')), [1, 2]);
same(closed, 0);
throws(() => Array.from.call(function () { return Object.freeze({}); }, iterable(1, 2)), 'TypeError');
same(closed, 1);
throws(() => Array.from({ [Symbol.iterator]: () => 5 }), 'TypeError: Result of the Symbol.iterator method is not an object');
throws(() => Array.from({ [Symbol.iterator]: () => ({ next: () => 5 }) }), 'TypeError: Iterator result 5 is not an object');
throws(() => Array.from({ [Symbol.iterator]: 5 }), 'TypeError: %Array%.from requires that the property of the first argument, items[Symbol.iterator], when exists, be a function');

// A class is constructed without a length for an iterable, with it for an array-like.
const calls = [];
function Sink(...given) { calls.push(given.length); }
same(Array.from.call(Sink, new Set(['a', 'b'])).length, 2);
same(Array.from.call(Sink, { length: 3 }).length, 3);
sameElements(calls, [0, 1]);

// A null method falls back to the array-like.
sameElements(Array.from({ [Symbol.iterator]: null, length: 1, 0: 'like' }), ['like']);
