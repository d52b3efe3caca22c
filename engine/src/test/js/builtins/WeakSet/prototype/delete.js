builtin(WeakSet.prototype, 'delete', 1);
const member = {};
const set = new WeakSet([member]);
same(set.delete({}), false);
same(set.delete('x'), false);
same(set.delete(member), true);
same(set.has(member), false);
same(set.delete(member), false);
throws(() => WeakSet.prototype.delete.call(new WeakMap(), member), 'TypeError: Method WeakSet.prototype.delete called on incompatible receiver #<WeakMap>');
