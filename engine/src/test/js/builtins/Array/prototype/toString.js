builtin(Array.prototype, 'toString', 0);
same([1.5, -0, 1e21].toString(), '1.5,0,1e+21');
same([[], [[]], [null]].toString(), ',,');
same(String([1, [2, [3]]]), '1,2,3');

// It calls the object's own join, and without one says what the object is.
const joins = { join: (...given) => 'joined ' + given.length };
same(Array.prototype.toString.call(joins), 'joined 0');
same(Array.prototype.toString.call({ join: 'not callable' }), '[object Object]');
same(Array.prototype.toString.call({ [Symbol.toStringTag]: 'Tagged' }), '[object Tagged]');
same(Array.prototype.toString.call(5), '[object Number]');
const own = [1, 2];
own.join = () => 7;
same(own.toString(), 7);
same(own + '', '7');
