sameElements([1, 2, 3, 4].filter((value) => value % 2), [1, 3]);
const growing = [1, 2];
sameElements(growing.filter((value) => growing.push(value) > 0), [1, 2]);
same([, 1].filter(() => true).length, 1);
