const array = [];
same(array.push(1, 2, 3), 3);
const like = { length: 'bad' };
Array.prototype.push.call(like, 'a');
same(like[0] + like.length, 'a1');
throws(() => Array.prototype.push.call({ length: 2 ** 53 - 1 }, 1), 'TypeError: Pushing 1 elements on an array-like of length 9007199254740991 is disallowed, as the total surpasses 2**53-1');
const locked = Object.defineProperty([1], 'length', { writable: false });
throws(() => locked.push(2), 'TypeError');
