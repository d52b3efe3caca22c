const numbers = function* () { let i = 0; while (true) yield i++; };
sameElements(numbers().filter((n) => n % 2).map((n) => n * n).drop(1).take(3).toArray(), [9, 25, 49]);
sameElements(numbers().take(3).flatMap((n) => [n, n]).toArray(), [0, 0, 1, 1, 2, 2]);
same(numbers().find((n) => n > 5), 6);
same(numbers().some((n) => n === 3) && !numbers().every((n) => n < 3), true);
same(numbers().take(4).reduce((a, b) => a + b), 6);
throws(() => numbers().take(-1), 'RangeError: -1 must be positive');
throws(() => [].values().reduce((a, b) => a), 'TypeError: Reduce of a done iterator with no initial value');
throws(() => [].values().flatMap((x) => x).map(1), 'TypeError: number 1 is not a function');
