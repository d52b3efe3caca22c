builtin(Array.prototype, 'copyWithin', 2);
const five = () => [1, 2, 3, 4, 5];
sameElements(five().copyWithin(0, 3), [4, 5, 3, 4, 5]);
sameElements(five().copyWithin(1, 0, 3), [1, 1, 2, 3, 5]);
sameElements(five().copyWithin(0, 1), [2, 3, 4, 5, 5]);
sameElements(five().copyWithin(-2, -3, -1), [1, 2, 3, 3, 4]);
sameElements(five().copyWithin(9, 0), five());
sameElements(five().copyWithin(0, 4, 2), five());
sameElements(five().copyWithin(2), [1, 2, 1, 2, 3]);
sameElements([1.5, 2, 'x'].copyWithin(1, 0), [1.5, 1.5, 2]);

// Holes travel: what was there is deleted.
sameElements([1, , 3, 4].copyWithin(2, 1), [1, , , 3]);
sameElements([1, 2, , ,].copyWithin(0, 2), [, , , ,]);

const log = [];
const like = traced({ length: 3, 0: 'a', 2: 'c' }, log);
same(Array.prototype.copyWithin.call(like, 0, 1), like);
sameElements(log.filter((entry) => !/Descriptor|defineProperty/.test(entry)), ['get length', 'has 1', 'deleteProperty 0', 'has 2', 'get 2', 'set 1 '.trim()]);

const order = [];
five().copyWithin(observed(order, 'target', 0), observed(order, 'start', 0), observed(order, 'end', 0));
sameElements(order, ['target.valueOf', 'start.valueOf', 'end.valueOf']);

// The array shrinks while the arguments are converted: the holes then found are deleted from it.
const shrinking = five();
shrinking.copyWithin(0, 3, { valueOf() { shrinking.length = 3; return 5; } });
sameElements(shrinking, [, , 3]);
throws(() => Object.freeze(five()).copyWithin(0, 1), "TypeError: Cannot assign to read only property '0' of object '[object Array]'");
