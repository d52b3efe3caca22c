builtin(Array.prototype, 'keys', 0);
sameElements([...['a', 'b'].keys()], [0, 1]);
sameElements([...Array(2).keys()], [0, 1]);
sameElements([...Array.prototype.keys.call({ length: 2.9 })], [0, 1]);
const iterator = Array.prototype.keys.call({ length: 2 ** 53 });
same(iterator.next().value, 0);
same(Object.prototype.toString.call(iterator), '[object Array Iterator]');

// Only the length is read, at each step until it is done.
const log = [];
const steps = Array.prototype.keys.call(traced({ length: 1 }, log));
sameElements(log, []);
same(steps.next().done, false);
same(steps.next().done, true);
sameElements(log, ['get length', 'get length']);
throws(() => Array.prototype.keys.call(null), 'TypeError: Cannot convert undefined or null to object');
