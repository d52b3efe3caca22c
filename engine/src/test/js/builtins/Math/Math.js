attributes(globalThis, 'Math', 'wc');
same(Object.getPrototypeOf(Math), Object.prototype);
same(Object.keys(Math).length, 0);
throws(() => Math(), 'TypeError: Math is not a function');
throws(() => new Math(), 'TypeError: Math is not a constructor');
