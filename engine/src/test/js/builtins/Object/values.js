builtin(Object, 'values', 1);
sameElements(Object.values({ b: 1, a: 2 }), [1, 2]);
sameElements(Object.values('hi'), ['h', 'i']);
sameElements(Object.values([1, , 3]), [1, 3]);
