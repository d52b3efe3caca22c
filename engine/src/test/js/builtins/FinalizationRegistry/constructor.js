same(FinalizationRegistry.length, 1);
attributes(FinalizationRegistry, 'prototype', '');
same(attributes(FinalizationRegistry.prototype, Symbol.toStringTag, 'c').value, 'FinalizationRegistry');
throws(() => FinalizationRegistry(() => {}), "TypeError: Constructor FinalizationRegistry requires 'new'");
throws(() => new FinalizationRegistry(), 'TypeError: FinalizationRegistry: cleanup must be callable');
throws(() => new FinalizationRegistry({}), 'TypeError: FinalizationRegistry: cleanup must be callable');
const custom = Reflect.construct(FinalizationRegistry, [() => {}], Array);
same(Object.getPrototypeOf(custom), Array.prototype);
same(FinalizationRegistry.prototype.register.call(custom, {}, 1), undefined);
