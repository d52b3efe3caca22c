const { prototype } = TypeError;
same(Object.getPrototypeOf(prototype), Error.prototype);
same(attributes(prototype, 'constructor', 'wc').value, TypeError);
same(attributes(prototype, 'name', 'wc').value, 'TypeError');
same(attributes(prototype, 'message', 'wc').value, '');
same(Object.prototype.toString.call(prototype), '[object Object]', 'no error itself');
same(String(prototype), 'TypeError');
same(Object.hasOwn(prototype, 'toString'), false);
