builtin(Array.prototype, 'map', 1);
sameElements([1, 4, 9].map(Math.sqrt), [1, 2, 3]);
sameElements([1, , 3].map((value) => value), [1, , 3]);
sameElements(['1', '2', '3'].map(parseInt), [1, NaN, NaN]);
sameElements([1, 2, 3].map((value) => (value === 2 ? 0.5 : value === 3 ? 'three' : value)), [1, 0.5, 'three']);
same([].map(() => 1).length, 0);
sameElements([1].map(function () { return this; }, undefined)[0] === globalThis ? [1] : [], [1]);

// The result has the length of the start, whatever the callback does.
const shrinking = [1, 2, 3];
const mapped = shrinking.map((value) => { shrinking.length = 1; return value; });
sameElements(mapped, [1, , ,]);
const growing = [1];
sameElements(growing.map((value) => { growing.push(2); return value; }), [1]);

const log = [];
sameElements(Array.prototype.map.call(traced({ length: 2, 1: 'b' }, log), (value) => value + '!'), [, 'b!']);
sameElements(log, ['get length', 'has 0', 'has 1', 'get 1']);
sameElements(Array.prototype.map.call('ab', (letter) => letter + letter), ['aa', 'bb']);
throws(() => [].map(/x/), 'TypeError: object is not a function');
throws(() => Array.prototype.map.call({ length: 2 ** 32 }, (value) => value), 'RangeError: Invalid array length');
throws(() => Array.prototype.map.call(undefined, (value) => value), 'TypeError: Array.prototype.map called on null or undefined');
