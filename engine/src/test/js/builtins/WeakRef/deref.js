const target = {};
const reference = new WeakRef(target);
same(reference.deref(), target);
throws(() => new WeakRef(1), 'TypeError: WeakRef: invalid target');
throws(() => WeakRef.prototype.deref.call({}), 'TypeError: Method WeakRef.prototype.deref called on incompatible receiver #<Object>');
