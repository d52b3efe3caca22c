builtin(Array.prototype, 'values', 0);
same(Array.prototype[Symbol.iterator], Array.prototype.values);
attributes(Array.prototype, Symbol.iterator, 'wc');
sameElements([...Array(2).values()], [undefined, undefined]);
sameElements([...[1.5, , 'x'].values()], [1.5, undefined, 'x']);
const iterator = [1].values();
iterator.next();
same(iterator.next().done, true);

// Spreading uses the iterator of the moment.
const own = [1, 2];
own[Symbol.iterator] = function* () { yield 'own'; };
sameElements([...own], ['own']);
same(Math.max(...own.values()), 2);

const live = ['a', 'b', 'c'];
const seen = [];
for (const value of live) { seen.push(value); if (value === 'a') live.splice(1, 1); }
sameElements(seen, ['a', 'c']);
throws(() => Array.prototype.values.call(null), 'TypeError: Cannot convert undefined or null to object');
