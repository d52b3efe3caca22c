builtin(Array.prototype, 'findLast', 1);
same([1, 5, 10].findLast((value) => value < 6), 5);
same([1, 5].findLast((value) => value > 6), undefined);
const order = [];
[, 1, 0.5].findLast((value, index) => { order.push(index, value); });
sameElements(order, [2, 0.5, 1, 1, 0, undefined]);

// Elements that went away on the path down are undefined.
const shrinking = [1, 2, 3];
const seen = [];
shrinking.findLast((value) => { seen.push(value); shrinking.length = 1; });
sameElements(seen, [3, undefined, 1]);

const log = [];
Array.prototype.findLast.call(traced({ length: 2 }, log), () => false);
sameElements(log, ['get length', 'get 1', 'get 0']);
throws(() => [].findLast(5), 'TypeError: number 5 is not a function');
throws(() => Array.prototype.findLast.call(undefined, () => 1), 'TypeError: Array.prototype.findLast called on null or undefined');
