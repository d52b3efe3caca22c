sameElements([1, 2, 3, 4, 5].copyWithin(0, 3), [4, 5, 3, 4, 5]);
sameElements([1, 2, 3, 4, 5].copyWithin(1, 0, 3), [1, 1, 2, 3, 5]);
sameElements([1, 2, 3].copyWithin(-1, -3, -2), [1, 2, 1]);
same(0 in [1, , 3].copyWithin(0, 1, 2), false);
