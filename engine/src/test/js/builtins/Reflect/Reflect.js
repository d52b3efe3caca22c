same(typeof Reflect, 'object');
same(Object.getPrototypeOf(Reflect), Object.prototype);
same(attributes(Reflect, Symbol.toStringTag, 'c').value, 'Reflect');
sameElements(Reflect.ownKeys(Reflect).slice().sort((a, b) => String(a) < String(b) ? -1 : 1),
  [Symbol.toStringTag, 'apply', 'construct', 'defineProperty', 'deleteProperty', 'get', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'has', 'isExtensible', 'ownKeys', 'preventExtensions', 'set', 'setPrototypeOf']);
throws(() => Reflect(), 'TypeError: Reflect is not a function');
throws(() => new Reflect(), 'TypeError: Reflect is not a constructor');
