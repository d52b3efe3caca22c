builtin(Date.prototype, 'setMilliseconds', 1);
const date = new Date(0);
same(date.setMilliseconds(1001), 1001);
same(date.setMilliseconds(-1), 999);
same(date.setMilliseconds(5.7), 5);
same(date.setMilliseconds(), NaN);
same(new Date(0).setMilliseconds(8.64e15), 8.64e15);
throws(() => Date.prototype.setMilliseconds.call({}), 'TypeError: Method Date.prototype.setMilliseconds called on incompatible receiver #<Object>');
