// Array instances: the length and the elements hold each other.
const array = [1, 2, 3];
attributes(array, 'length', 'w');
array.length = 1;
same(array[1], undefined);
array[4] = 'x';
same(array.length, 5);
throws(() => { array.length = -1; }, 'RangeError: Invalid array length');
throws(() => { array.length = 1.5; }, 'RangeError: Invalid array length');
throws(() => { array.length = {}; }, 'RangeError: Invalid array length');
array.length = '2';
same(array.length, 2);
array[4294967295] = 'not an index';
same(array.length, 2);
array[4294967294] = 'last';
same(array.length, 4294967295);
throws(() => array.push(1), 'RangeError: Invalid array length');

// ToUint32 and ToNumber: an object is converted twice.
const log = [];
array.length = observed(log, 'length', 3);
sameElements(log, ['length.valueOf', 'length.valueOf']);
const fixed = Object.defineProperty([1, 2, 3], 1, { configurable: false });
fixed.length = 0;
same(fixed.length, 2);
throws(() => { 'use strict'; fixed.length = 0; }, "TypeError: Cannot delete property '1' of [object Array]");
