builtin(Array.prototype, 'fill', 1);
sameElements(Array(3).fill(0), [0, 0, 0]);
sameElements([1, 2, 3, 4].fill(9, 1, -1), [1, 9, 9, 4]);
sameElements([1, 2].fill(5, NaN, 1), [5, 2]);
sameElements([1, 2, 3].fill(), [undefined, undefined, undefined]);
sameElements([1, 2, 3].fill(0, 2, 1), [1, 2, 3]);
sameElements([1, 2, 3].fill(0, undefined, undefined), [0, 0, 0]);
sameElements([1, 2, 3].fill(0, -1, null), [1, 2, 3]);

// Every kind of element over every other.
sameElements([1, 2, 3].fill(0.5, 1), [1, 0.5, 0.5]);
sameElements([1.5, 2.5].fill(-0, 0, 1), [-0, 2.5]);
sameElements([1, 2].fill('s', 1), [1, 's']);
sameElements(['s', , 1].fill(7), [7, 7, 7]);
const shared = {};
same(new Array(2).fill(shared)[1], shared);

const like = Array.prototype.fill.call({ length: 2 }, 'x');
same(like[0] + like[1], 'xx');

// The length is taken before the indices are converted.
const shrinking = [1, 2, 3];
sameElements(shrinking.fill(0, { valueOf() { shrinking.length = 0; return 1; } }), [, 0, 0]);
const log = [];
[].fill(0, observed(log, 'start', 0), observed(log, 'end', 0));
sameElements(log, ['start.valueOf', 'end.valueOf']);
throws(() => Object.freeze([1]).fill(0), "TypeError: Cannot assign to read only property '0' of object '[object Array]'");
throws(() => Object.preventExtensions([, 1]).fill(0), 'TypeError: Cannot add property 0, object is not extensible');
