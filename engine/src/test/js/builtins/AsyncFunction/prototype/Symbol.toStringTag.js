const { prototype } = (async () => {}).constructor;
same(attributes(prototype, Symbol.toStringTag, 'c').value, 'AsyncFunction');
same(attributes(prototype, 'constructor', 'c').value, (async () => {}).constructor);
same(Object.getPrototypeOf(prototype), Function.prototype);
same(Object.hasOwn(prototype, 'prototype'), false);
