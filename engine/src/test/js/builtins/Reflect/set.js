builtin(Reflect, 'set', 3);
const receiver = {};
same(Reflect.set({ set x(value) { this.y = value; } }, 'x', 6, receiver), true);
same(receiver.y, 6);
same(Reflect.set({ x: 1 }, 'x', 7, receiver), true);
attributes(receiver, 'x', 'wec');
same(Reflect.set({ get x() { return 1; } }, 'x', 2), false);
same(Reflect.set(Object.freeze([1]), 0, 2), false);
same(Reflect.set({}, 'x', 1, 5), false);
same(Reflect.set({}, 'x', 1, Object.defineProperty({}, 'x', { value: 0 })), false);
same(Reflect.set({}, 'x', 1, { set x(v) {} }), false);
same(Reflect.set([1, 2, 3], 'length', 1), true);

// A receiver that is a Proxy is asked for its descriptor, then to define.
const log = [];
Reflect.set({}, 'k', 1, traced({ k: 0 }, log));
sameElements(log, ['getOwnPropertyDescriptor k', 'defineProperty k']);
throws(() => Reflect.set(1, 'x', 1), 'TypeError: Reflect.set called on non-object');
