const registry = new FinalizationRegistry(() => {});
const target = {};
const token = {};
same(registry.register(target, 'held', token), undefined);
same(registry.unregister(token), true);
same(registry.unregister(token), false);
throws(() => registry.register(target, target), 'TypeError: FinalizationRegistry.prototype.register: target and holdings must not be same');
throws(() => registry.register(1, 2), 'TypeError: FinalizationRegistry.prototype.register: invalid target');
throws(() => new FinalizationRegistry(1), 'TypeError: FinalizationRegistry: cleanup must be callable');
