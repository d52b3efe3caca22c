builtin(Array.prototype, 'push', 1);
const array = [];
same(array.push(1, 2, 3), 3);
same(array.push(), 3);
same([1].push(0.5), 2);
const mixed = [1];
mixed.push(0.5, 'x', undefined, -0);
sameElements(mixed, [1, 0.5, 'x', undefined, -0]);

const like = { length: 'bad' };
Array.prototype.push.call(like, 'a');
same(like[0] + like.length, 'a1');
const huge = { length: 2 ** 53 - 2 };
same(Array.prototype.push.call(huge, 'end'), 2 ** 53 - 1);
same(huge[2 ** 53 - 2], 'end');
throws(() => Array.prototype.push.call({ length: 2 ** 53 - 1 }, 1), 'TypeError: Pushing 1 elements on an array-like of length 9007199254740991 is disallowed, as the total surpasses 2**53-1');

// Set, not define: a setter on the prototype is called.
let seen;
Object.defineProperty(Array.prototype, 0, { set(value) { seen = value; }, configurable: true });
const caught = [];
same(caught.push('caught'), 1);
delete Array.prototype[0];
same(seen, 'caught');
same(0 in caught, false);
