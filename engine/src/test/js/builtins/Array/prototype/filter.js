builtin(Array.prototype, 'filter', 1);
sameElements([1, 2, 3, 4].filter((value) => value % 2), [1, 3]);
sameElements([, 1, , undefined].filter(() => true), [1, undefined]);
sameElements([1, 0.5, 'x', 2].filter((value) => typeof value === 'number'), [1, 0.5, 2]);
const growing = [1, 2];
sameElements(growing.filter((value) => growing.push(value) > 0), [1, 2]);
const object = {};
same([object].filter((value, index, array) => index === 0 && array.length === 1)[0], object);

// What the callback does to the element comes too late for the result.
const changing = [1, 2, 3];
sameElements(changing.filter((value, index) => { changing[index] = 'changed'; changing[index + 1] &&= value + 10; return true; }), [1, 11, 21]);

class List extends Array {}
same(new List(1, 2, 3).filter((value) => value > 1).constructor, List);
const log = [];
const source = traced([5, 6], log);
Array.prototype.filter.call(source, (value) => value > 5);
sameElements(log, ['get length', 'get constructor', 'has 0', 'get 0', 'has 1', 'get 1']);
throws(() => [].filter(), 'TypeError: undefined is not a function');
throws(() => [].filter({}), 'TypeError: object is not a function');
throws(() => Array.prototype.filter.call(undefined, () => 1), 'TypeError: Array.prototype.filter called on null or undefined');
