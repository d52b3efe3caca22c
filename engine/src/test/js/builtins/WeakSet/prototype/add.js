builtin(WeakSet.prototype, 'add', 1);
const set = new WeakSet();
same(set.add(set), set);
same(set.add(set).has(set), true);
for (const bad of [1, 'x', undefined, Symbol.for('r')]) throws(() => set.add(bad), 'TypeError: Invalid value used in weak set');
throws(() => WeakSet.prototype.add.call(new Set(), {}), 'TypeError: Method WeakSet.prototype.add called on incompatible receiver #<Set>');
throws(() => set.add(), 'TypeError: Invalid value used in weak set');
