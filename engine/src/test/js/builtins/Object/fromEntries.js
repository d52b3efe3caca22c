builtin(Object, 'fromEntries', 1);
const object = Object.fromEntries(new Map([['a', 1], ['b', 2]]));
same(object.a + object.b, 3);
let closed = 0;
const iterable = {
  [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }), return() { closed++; return {}; } }),
};
throws(() => Object.fromEntries(iterable), 'TypeError: Iterator value 1 is not an entry object');
same(closed, 1);
throws(() => Object.fromEntries(5), 'TypeError: number 5 is not iterable (cannot read property Symbol(Symbol.iterator))');
// V8 names none of them.
for (const nothing of [undefined, null]) throws(() => Object.fromEntries(nothing), 'TypeError: undefined is not iterable');
