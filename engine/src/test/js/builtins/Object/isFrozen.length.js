// Node 24 calls a sealed empty array frozen, though its length is writable.
const array = Object.seal([]);
attributes(array, 'length', 'w');
same(Object.isSealed(array), true);
same(Object.isFrozen(array), false);
Object.defineProperty(array, 'length', { writable: false });
same(Object.isFrozen(array), true);

const filled = Object.seal(['x']);
Object.defineProperty(filled, 0, { writable: false });
same(Object.isFrozen(filled), false);
Object.freeze(filled);
attributes(filled, 'length', '');
same(Object.isFrozen(filled), true);
