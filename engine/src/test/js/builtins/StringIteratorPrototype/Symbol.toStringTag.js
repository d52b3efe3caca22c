const prototype = Object.getPrototypeOf(''[Symbol.iterator]());
same(attributes(prototype, Symbol.toStringTag, 'c').value, 'String Iterator');
sameElements(Reflect.ownKeys(prototype), ['next', Symbol.toStringTag]);
same(Object.getPrototypeOf(prototype), Iterator.prototype);
same(Object.prototype.toString.call(''[Symbol.iterator]()), '[object String Iterator]');
