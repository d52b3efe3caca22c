const { prototype } = RangeError;
same(Object.getPrototypeOf(prototype), Error.prototype);
same(attributes(prototype, 'constructor', 'wc').value, RangeError);
same(attributes(prototype, 'name', 'wc').value, 'RangeError');
same(attributes(prototype, 'message', 'wc').value, '');
same(Object.prototype.toString.call(prototype), '[object Object]', 'no error itself');
same(String(prototype), 'RangeError');
same(Object.hasOwn(prototype, 'toString'), false);
