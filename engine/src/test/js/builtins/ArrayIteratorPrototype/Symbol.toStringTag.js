const prototype = Object.getPrototypeOf([].values());
same(attributes(prototype, Symbol.toStringTag, 'c').value, 'Array Iterator');
sameElements(Reflect.ownKeys(prototype), ['next', Symbol.toStringTag]);
same(Object.getPrototypeOf(prototype), Iterator.prototype);
same(Object.prototype.toString.call([].values()), '[object Array Iterator]');
