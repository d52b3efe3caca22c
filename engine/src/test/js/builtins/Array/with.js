sameElements([1, 2, 3].with(-1, 9), [1, 2, 9]);
throws(() => [1].with(1, 0), 'RangeError: Invalid index : 1');
same([, 1].with(1, 2).hasOwnProperty(0), true);
