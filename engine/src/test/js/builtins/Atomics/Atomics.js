same(Object.getPrototypeOf(Atomics), Object.prototype);
attributes(globalThis, 'Atomics', 'wc');
throws(() => Atomics(), 'TypeError: Atomics is not a function');
throws(() => new Atomics(), 'TypeError: Atomics is not a constructor');
same(Object.keys(Atomics).length, 0);
