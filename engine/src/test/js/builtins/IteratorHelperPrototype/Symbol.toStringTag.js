const prototype = Object.getPrototypeOf([].values().take(1));
same(attributes(prototype, Symbol.toStringTag, 'c').value, 'Iterator Helper');
same(Object.prototype.toString.call([].values().drop(1)), '[object Iterator Helper]');
sameElements(Reflect.ownKeys(prototype), ['next', 'return', Symbol.toStringTag]);
