builtin(Array.prototype, 'pop', 0);
const array = [1, 2];
same(array.pop(), 2);
same(array.length, 1);
same([].pop(), undefined);
same([1.5, 2.5].pop(), 2.5);
same([1, ,].pop(), undefined);
const like = { length: 2, 1: 'x' };
same(Array.prototype.pop.call(like), 'x');
same(like.length, 1);
const empty = {};
same(Array.prototype.pop.call(empty), undefined);
same(empty.length, 0);

// A hole at the end shows the prototype's element.
Array.prototype[1] = 'inherited';
same([0, ,].pop(), 'inherited');
delete Array.prototype[1];

const log = [];
Array.prototype.pop.call(traced({ length: 2 ** 53 + 2 }, log));
sameElements(log.slice(0, 4), ['get length', 'get 9007199254740990', 'deleteProperty 9007199254740990', 'set length']);
throws(() => Object.freeze([1]).pop(), "TypeError: Cannot delete property '0' of [object Array]");
throws(() => Object.freeze([]).pop(), "TypeError: Cannot assign to read only property 'length' of object '[object Array]'");
throws(() => Object.defineProperty([1], 'length', { writable: false }).pop(), "TypeError: Cannot assign to read only property 'length' of object '[object Array]'");
throws(() => Object.defineProperty([1], 0, { configurable: false }).pop(), "TypeError: Cannot delete property '0' of [object Array]");
throws(() => Array.prototype.pop.call(null), 'TypeError: Cannot convert undefined or null to object');
