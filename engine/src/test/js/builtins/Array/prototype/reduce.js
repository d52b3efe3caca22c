builtin(Array.prototype, 'reduce', 1);
same([1, 2, 3].reduce((a, b) => a + b), 6);
same([].reduce((a, b) => a + b, 'start'), 'start');
same([, 5].reduce((a, b) => a + b), 5);
same([5].reduce(() => 'never called'), 5);
same([1].reduce((initial, value) => String(initial) + value, undefined), 'undefined1');
sameElements([1, 2].reduce((list, value, index) => [...list, value, index], []), [1, 0, 2, 1]);
sameElements([7, 8].reduce((...parts) => parts).slice(0, 3), [7, 8, 1]);
[1, 2].reduce(function () { 'use strict'; same(this, undefined); });

const shrinking = [1, 2, 3, 4];
same(shrinking.reduce((sum, value) => { shrinking.length = 2; return sum + value; }), 3);
const log = [];
Array.prototype.reduce.call(traced({ length: 3, 1: 'b' }, log), () => {});
sameElements(log, ['get length', 'has 0', 'has 1', 'get 1', 'has 2']);
throws(() => [].reduce((a, b) => a + b), 'TypeError: Reduce of empty array with no initial value');
throws(() => [, ,].reduce((a, b) => a + b), 'TypeError: Reduce of empty array with no initial value');
throws(() => [].reduce(), 'TypeError: undefined is not a function');
throws(() => Array.prototype.reduce.call(null, () => 1), 'TypeError: Array.prototype.reduce called on null or undefined');
