const prototype = Object.getPrototypeOf(new Set().values());
same(attributes(prototype, Symbol.toStringTag, 'c').value, 'Set Iterator');
sameElements(Reflect.ownKeys(prototype), ['next', Symbol.toStringTag]);
same(Object.getPrototypeOf(prototype), Iterator.prototype);
same(Object.prototype.toString.call(new Set().values()), '[object Set Iterator]');
