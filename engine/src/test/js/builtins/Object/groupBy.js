builtin(Object, 'groupBy', 2);
const groups = Object.groupBy([1, 2, 3, 4], (value, index) => (index < 1 ? 'first' : value % 2 ? 'odd' : 'even'));
sameElements(Object.keys(groups), ['first', 'even', 'odd']);
sameElements(groups.even, [2, 4]);
same(Object.getPrototypeOf(groups), null);
throws(() => Object.groupBy(null, () => 1), 'TypeError: Object.groupBy called on null or undefined');
