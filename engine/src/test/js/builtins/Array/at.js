same([1, 2, 3].at(-1), 3);
same([1, 2, 3].at(3), undefined);
same([1, 2, 3].at('1'), 2);
same(Array.prototype.at.call({ length: 2, 1: 'x' }, -1), 'x');
