builtin(Iterator.prototype, 'map', 1);
const calls = [];
const mapped = ['a', 'b'].values().map(function (value, index) { 'use strict'; calls.push(this, value, index); return value + index; });
sameElements([...mapped], ['a0', 'b1']);
sameElements(calls, [undefined, 'a', 0, undefined, 'b', 1]);
same(Object.prototype.toString.call(mapped), '[object Iterator Helper]');
throws(() => [].values().map(1), 'TypeError: number 1 is not a function');
throws(() => Iterator.prototype.map.call(1, () => 1), 'TypeError');

// next is read once, and only after the callback was found callable.
const log = [];
const source = { __proto__: Iterator.prototype, get next() { log.push('next'); return () => ({ value: log.length, done: false }); }, return() { log.push('return'); return {}; } };
throws(() => source.map(null), 'TypeError');
sameElements(log, ['return']);
const lazy = source.map((value) => value * 10);
sameElements(log, ['return', 'next']);
same(lazy.next().value, 20);
same(lazy.next().value, 20);
sameElements(log, ['return', 'next']);

// What the callback throws closes the source; what next throws does not.
throws(() => source.map(() => { throw calls; }).next(), calls);
same(log.at(-1), 'return');
const failing = { __proto__: Iterator.prototype, next() { throw calls; }, return() { log.push('wrong'); } };
const failed = failing.map((value) => value);
throws(() => failed.next(), calls);
same(failed.next().done, true);
same(log.includes('wrong'), false);
throws(() => ({ __proto__: Iterator.prototype, next: () => 1 }).map((x) => x).next(), 'TypeError: Iterator result 1 is not an object');
