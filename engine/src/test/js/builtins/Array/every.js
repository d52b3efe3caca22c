same([2, 4].every((value) => value % 2 === 0), true);
same([].every(() => false), true);
same([1, , 3].every((value) => value !== undefined), true);
throws(() => [].every(1), 'TypeError: number 1 is not a function');
same([1, 2, 3].every(function (value, index, array) { return array.length === 3 && this.k === 1; }, { k: 1 }), true);
