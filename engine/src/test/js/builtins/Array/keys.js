sameElements([...['a', 'b'].keys()], [0, 1]);
sameElements([...['a', 'b'].entries()].flat(), [0, 'a', 1, 'b']);
sameElements([...Array(2).values()], [undefined, undefined]);
same([][Symbol.iterator], [].values);
const iterator = [1].values();
iterator.next();
same(iterator.next().done, true);
same(Object.prototype.toString.call(iterator), '[object Array Iterator]');
throws(() => iterator.next.call({}), 'TypeError: Method Array Iterator.prototype.next called on incompatible receiver #<Object>');
