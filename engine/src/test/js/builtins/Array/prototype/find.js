builtin(Array.prototype, 'find', 1);
same([1, 5, 10].find((value) => value > 3), 5);
same([1].find(() => false), undefined);
const nan = [1, NaN, 3];
same(nan.find(Number.isNaN), NaN);

// Holes are visited, as undefined.
const visited = [];
same([, 'x', ,].find((value, index) => { visited.push(value, index); }), undefined);
sameElements(visited, [undefined, 0, 'x', 1, undefined, 2]);

// The value was read before the callback: changing the element does not change the result.
const changing = ['before'];
same(changing.find(() => { changing[0] = 'after'; return true; }), 'before');
let calls = 0;
[1, 2, 3].find((_, index, array) => { calls++; array.pop(); array.pop(); });
same(calls, 3);

const log = [];
same(Array.prototype.find.call(traced({ length: '2', 1: 'b' }, log), (value) => value === 'b'), 'b');
sameElements(log, ['get length', 'get 0', 'get 1']);
[0].find(function () { same(this.valueOf(), 7); }, 7);
throws(() => [].find(Symbol('s')), 'TypeError: symbol is not a function');
throws(() => [].find(null), 'TypeError: object null is not a function');
throws(() => Array.prototype.find.call(null, () => {}), 'TypeError: Array.prototype.find called on null or undefined');
