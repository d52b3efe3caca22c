// Each way in which elements are kept, and what of them has to be restricted.
const kinds = {
  none: () => [], integers: () => [1, 2], numbers: () => [0.5, 1], strings: () => ['a', , 'b'], holes: () => Array(3),
  sparse: () => { const array = []; array[5000] = 1; return array; },
  getter: () => Object.defineProperty([1], 0, { get() { return 1; } }),
  object: () => ({ 1: 1, a: 2, [Symbol.iterator]: 3 }), accessor: () => ({ get a() { return 1; } }),
  mapped: (function () { return arguments; }).bind(null, 1, 2), text: () => new String('ab'), bytes: () => new Uint8Array(0), lambda: () => () => {},
};
for (const kind of Object.keys(kinds)) {
  const make = kinds[kind];
  same(Object.isFrozen(make()), false, kind);
  same(Object.isSealed(make()), false, kind);
  same(Object.isFrozen(Object.freeze(make())), true, kind);
  same(Object.isSealed(Object.freeze(make())), true, kind);
  same(Object.isSealed(Object.seal(make())), true, kind);
}
same(Object.isSealed(Object.preventExtensions([])), true);
same(Object.isFrozen(Object.seal({ get a() { return 1; } })), true);
same(Object.isFrozen(Object.seal({ a: 1 })), false);
same(Object.isFrozen(Object.preventExtensions({})), true);
same(Object.isFrozen(Object.preventExtensions({ 1: 1 })), false);
same(Object.isSealed(Object.preventExtensions([1])), false);

// One that is left is enough; deleted ones do not count.
const sparse = [];
sparse[5000] = 1;
Object.defineProperty(sparse, 9000, { value: 1, configurable: true });
Object.preventExtensions(sparse);
Object.defineProperty(sparse, 5000, { writable: false, configurable: false });
same(Object.isSealed(sparse), false);
delete sparse[9000];
same(Object.isSealed(sparse), true);
Object.defineProperty(sparse, 'length', { writable: false });
same(Object.isFrozen(sparse), true);
const emptied = Object.preventExtensions([1, 2]);
emptied.pop();
emptied.pop();
same(Object.isSealed(emptied), true);

// Private fields stay free.
class Counter { #count = 0; next() { return ++this.#count; } }
const counter = Object.freeze(new Counter());
same(counter.next(), 1);
same(Object.isFrozen(counter), true);
