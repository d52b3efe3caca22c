attributes(globalThis, 'JSON', 'wc');
same(Object.getPrototypeOf(JSON), Object.prototype);
throws(() => JSON(), 'TypeError: JSON is not a function');
throws(() => new JSON(), 'TypeError: JSON is not a constructor');
same(Object.keys(JSON).length, 0);
