builtin(WeakSet.prototype, 'has', 1);
const members = [{}, () => {}, new Proxy([], {}), Symbol()];
const set = new WeakSet(members);
same(members.every((member) => set.has(member)), true);
same(set.has({}) || set.has(1) || set.has(Symbol()), false);
throws(() => WeakSet.prototype.has.call(new Set(members), members[0]), 'TypeError: Method WeakSet.prototype.has called on incompatible receiver #<Set>');
