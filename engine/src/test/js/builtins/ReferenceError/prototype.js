const { prototype } = ReferenceError;
same(Object.getPrototypeOf(prototype), Error.prototype);
same(attributes(prototype, 'constructor', 'wc').value, ReferenceError);
same(attributes(prototype, 'name', 'wc').value, 'ReferenceError');
same(attributes(prototype, 'message', 'wc').value, '');
same(Object.prototype.toString.call(prototype), '[object Object]', 'no error itself');
same(String(prototype), 'ReferenceError');
same(Object.hasOwn(prototype, 'toString'), false);
