same([1, 5, 10].find((value) => value > 3), 5);
same([1, 5, 10].findIndex((value) => value > 30), -1);
same([1, 5, 10].findLast((value) => value < 6), 5);
same([1, 5, 10].findLastIndex((value) => value < 6), 1);
let visited = 0;
[, ,].find(() => { visited++; });
same(visited, 2);
