const prototype = Object.getPrototypeOf(''.matchAll(/a/g));
same(attributes(prototype, Symbol.toStringTag, 'c').value, 'RegExp String Iterator');
sameElements(Reflect.ownKeys(prototype), ['next', Symbol.toStringTag]);
