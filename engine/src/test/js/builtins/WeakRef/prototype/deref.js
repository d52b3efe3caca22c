builtin(WeakRef.prototype, 'deref', 0);
const target = {};
const reference = new WeakRef(target);
same(reference.deref(), target);
same(new WeakRef(reference).deref(), reference);
const twice = [new WeakRef(target), new WeakRef(target)];
same(twice[0].deref() === twice[1].deref() && twice[0] !== twice[1], true);
throws(() => WeakRef.prototype.deref.call({}), 'TypeError: Method WeakRef.prototype.deref called on incompatible receiver #<Object>');
throws(() => WeakRef.prototype.deref.call(new WeakSet()), 'TypeError: Method WeakRef.prototype.deref called on incompatible receiver #<WeakSet>');
// What was reached in this job stays until the job ends.
eventually(async () => {
  const ephemeral = new WeakRef({ alive: true });
  same(ephemeral.deref().alive, true);
});
