// ToPropertyDescriptor reads the fields in this order, inherited ones too.
const log = [];
const fields = { value: 1, writable: 1, enumerable: '', configurable: {} };
const object = Object.defineProperty({}, 'x', traced(Object.create(fields), log));
sameElements(log, ['has enumerable', 'get enumerable', 'has configurable', 'get configurable', 'has value', 'get value', 'has writable', 'get writable', 'has get', 'has set']);
attributes(object, 'x', 'wc');
throws(() => Object.defineProperty({}, 'x', 5), 'TypeError: Property description must be an object: 5');
throws(() => Object.defineProperty({}, 'x'), 'TypeError: Property description must be an object: undefined');
throws(() => Object.defineProperty({}, 'x', { set: null }), 'TypeError: Setter must be a function: null');
throws(() => Object.defineProperty({}, 'x', { set() {}, writable: undefined }), 'TypeError: Invalid property descriptor. Cannot both specify accessors and a value or writable attribute, #<Object>');
attributes(Object.defineProperty({}, 'x', {}), 'x', '');
same(Object.hasOwn(Object.defineProperty({}, 'x', { get: undefined }), 'x'), true);

// The key is converted before the descriptor is looked at.
throws(() => Object.defineProperty({}, { toString() { throw log; } }, 5), log);
