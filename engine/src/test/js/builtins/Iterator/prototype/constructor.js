// An accessor that makes an own property of a receiver which is not the prototype itself (SetterThatIgnoresPrototypeProperties).
const { get, set } = attributes(Iterator.prototype, 'constructor', 'c');
same(get.call(1), Iterator);
same(Iterator.prototype.constructor, Iterator);
throws(() => set.call(1, 2), 'TypeError');
throws(() => set.call(Iterator.prototype, 2), 'TypeError');
const plain = {};
set.call(plain, 'own');
same(attributes(plain, 'constructor', 'wec').value, 'own');
set.call(plain, 'again');
same(plain.constructor, 'again');
const inheriting = Object.create(Iterator.prototype);
inheriting.constructor = 5;
same(Object.hasOwn(inheriting, 'constructor'), true);
const frozen = Object.freeze({ constructor: 1 });
throws(() => set.call(frozen, 2), 'TypeError');
throws(() => set.call(Object.preventExtensions({}), 2), 'TypeError');
