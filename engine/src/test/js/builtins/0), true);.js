same([].every(() => false), true);
same([1, , 3].every((value) => value !== undefined), true);
throws(() => [].every(1), 'TypeError: 1 is not a function');
same([1, 2, 3].every(function (value, index, array) { return array.length 