const { prototype } = SuppressedError;
same(Object.getPrototypeOf(SuppressedError), Error);
same(Object.getPrototypeOf(prototype), Error.prototype);
same(attributes(prototype, 'constructor', 'wc').value, SuppressedError);
same(attributes(prototype, 'name', 'wc').value, 'SuppressedError');
same(attributes(prototype, 'message', 'wc').value, '');
sameElements(Reflect.ownKeys(prototype).sort(), ['constructor', 'message', 'name']);
same(String(prototype), 'SuppressedError');
