const prototype = Object.getPrototypeOf(new Map().keys());
same(attributes(prototype, Symbol.toStringTag, 'c').value, 'Map Iterator');
sameElements(Reflect.ownKeys(prototype), ['next', Symbol.toStringTag]);
same(Object.getPrototypeOf(prototype), Iterator.prototype);
same(Object.prototype.toString.call(new Map().keys()), '[object Map Iterator]');
