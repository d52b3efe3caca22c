builtin(Array.prototype, 'splice', 2);
const array = [1, 2, 3, 4, 5];
sameElements(array.splice(1, 2, 'a', 'b', 'c'), [2, 3]);
sameElements(array, [1, 'a', 'b', 'c', 4, 5]);
sameElements(array.splice(-2), [4, 5]);
sameElements(array.splice(1, 0, 0.5), []);
sameElements(array, [1, 0.5, 'a', 'b', 'c']);

// How many: none without a start, all without a count, none with an undefined one.
same(array.splice().length, 0);
same(array.splice(0, undefined).length, 0);
same(array.splice(undefined).length, 5);
same(array.length, 0);
sameElements([1, 2, 3].splice(1, -1), []);
sameElements([1, 2, 3].splice(-Infinity, Infinity), [1, 2, 3]);

// Holes move with the elements.
const holey = [0, , 2, , 4];
sameElements(holey.splice(0, 2, 'x'), [0, ,]);
sameElements(holey, ['x', 2, , 4]);
holey.splice(1, 0, 'y', 'z');
sameElements(holey, ['x', 'y', 'z', 2, , 4]);
const order = [];
[1].splice(observed(order, 'start', 0), observed(order, 'count', 1));
sameElements(order, ['start.valueOf', 'count.valueOf']);
