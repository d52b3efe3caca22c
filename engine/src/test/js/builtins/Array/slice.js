sameElements([1, 2, 3, 4].slice(1, -1), [2, 3]);
sameElements([1, 2].slice(), [1, 2]);
sameElements(Array.prototype.slice.call('abc', 1), ['b', 'c']);
same([1, , 3].slice(1).hasOwnProperty(0), false);
same([1, 2, 3].slice(-2)[0], 2);
