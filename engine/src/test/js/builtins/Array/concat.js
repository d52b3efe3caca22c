sameElements([1].concat(2, [3, [4]], 'x').flat(), [1, 2, 3, 4, 'x']);
same([1, , 3].concat([, 5]).length, 5);
same(1 in [1, , 3].concat(), false);
sameElements([].concat({ length: 1, 0: 'spread', [Symbol.isConcatSpreadable]: true }), ['spread']);
const kept = [1];
kept[Symbol.isConcatSpreadable] = false;
same([].concat(kept)[0], kept);
