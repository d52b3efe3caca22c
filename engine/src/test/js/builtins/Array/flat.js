sameElements([1, [2, [3, [4]]]].flat(Infinity), [1, 2, 3, 4]);
same([1, [2, [3]]].flat()[2].length, 1);
sameElements([1, , [2, , 3]].flat(), [1, 2, 3]);
sameElements([1, 2].flatMap((value) => [value, [value]]).map(String), ['1', '1', '2', '2']);
throws(() => [].flatMap(), 'TypeError: undefined is not a function');
