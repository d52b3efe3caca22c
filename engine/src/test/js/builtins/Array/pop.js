const array = [1, 2];
same(array.pop(), 2);
same(array.length, 1);
same([].pop(), undefined);
const like = { length: 2, 1: 'x' };
same(Array.prototype.pop.call(like), 'x');
same(like.length, 1);
