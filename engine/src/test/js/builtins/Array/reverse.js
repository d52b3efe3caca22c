sameElements([1, 2, 3].reverse(), [3, 2, 1]);
const holey = [1, , 3, 4].reverse();
same(2 in holey, false);
same(holey[1], 3);
const source = [1, 2];
sameElements(source.toReversed(), [2, 1]);
sameElements(source, [1, 2]);
