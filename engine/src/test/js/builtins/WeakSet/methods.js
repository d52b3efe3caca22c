const member = [];
const set = new WeakSet([member]);
same(set.has(member), true);
same(set.add(set), set);
same(set.has(set) && set.delete(member) && !set.has(member), true);
throws(() => set.add('x'), 'TypeError: Invalid value used in weak set');
