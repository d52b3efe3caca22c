sameElements(Iterator.concat([1, 2], new Set([3])).toArray(), [1, 2, 3]);
throws(() => Iterator.concat(5), 'TypeError');
