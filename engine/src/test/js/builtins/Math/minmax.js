same(Math.max(), -Infinity);
same(Math.min(), Infinity);
same(Math.max(-0, 0), 0);
same(Math.min(0, -0), -0);
same(Math.max(NaN, 1), NaN);
let count = 0;
Math.max(NaN, { valueOf() { count++; return 1; } });
same(count, 1);
same(Math.max(...[1, 5, 3]), 5);
