builtin(Array.prototype, 'lastIndexOf', 1);
same([1, 2, 1].lastIndexOf(1), 2);
same([1, 2, 1].lastIndexOf(1, -2), 0);
same([1, 2, 1].lastIndexOf(1, 1), 0);
same([,].lastIndexOf(undefined), -1);
same([NaN].lastIndexOf(NaN), -1);
same([-0].lastIndexOf(0), 0);
same([1, 0.5].lastIndexOf(0.5), 1);
same([1, 2].lastIndexOf(2, -5), -1);

// An index that is given as undefined is 0; one that is not given is the end.
same([1, 2, 1].lastIndexOf(1, undefined), 0);
same([1, 2, 1].lastIndexOf(2, undefined), -1);
same([1, 2, 1].lastIndexOf(1, Infinity), 2);
const log = [];
Array.prototype.lastIndexOf.call(traced({ length: 3, 0: 'a' }, log), 'a', observed(log, 'from', -2));
sameElements(log, ['get length', 'from.valueOf', 'has 1', 'has 0', 'get 0']);
same([].lastIndexOf(1, { valueOf() { throw 'not reached'; } }), -1);
throws(() => Array.prototype.lastIndexOf.call(null), 'TypeError: Cannot convert undefined or null to object');
