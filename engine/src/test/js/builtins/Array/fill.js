sameElements(Array(3).fill(0), [0, 0, 0]);
sameElements([1, 2, 3, 4].fill(9, 1, -1), [1, 9, 9, 4]);
sameElements([1, 2].fill(5, NaN, 1), [5, 2]);
throws(() => Object.freeze([1]).fill(0), "TypeError: Cannot assign to read only property '0' of object '[object Array]'");
