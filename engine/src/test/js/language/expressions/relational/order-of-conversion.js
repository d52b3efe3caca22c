const log = [];
const left = observed(log, 'left', 1), right = observed(log, 'right', 2);
same(left < right, true);
same(left > right, false);
same(left <= right, true);
same(left >= right, false);
same(log.join(), Array(4).fill('left.valueOf,right.valueOf').join());
