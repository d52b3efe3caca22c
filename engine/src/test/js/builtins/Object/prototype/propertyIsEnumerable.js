builtin(Object.prototype, 'propertyIsEnumerable', 1);
const object = Object.create({ inherited: 1 }, { shown: { enumerable: true }, hidden: {} });
same(object.propertyIsEnumerable('shown'), true);
same(object.propertyIsEnumerable('hidden'), false);
same(object.propertyIsEnumerable('inherited'), false);
same([1].propertyIsEnumerable(0), true);
same([1].propertyIsEnumerable('length'), false);
same('ab'.propertyIsEnumerable(1), true);
same(Object.prototype.propertyIsEnumerable.call('ab', 2), false);
same({ [Symbol.match]: 1 }.propertyIsEnumerable(Symbol.match), true);

// The key is converted before the receiver.
const log = [];
throws(() => Object.prototype.propertyIsEnumerable.call(null, observed(log, 'key', 'a')), 'TypeError: Cannot convert undefined or null to object');
sameElements(log, ['key.toString']);
