const { prototype } = SyntaxError;
same(Object.getPrototypeOf(prototype), Error.prototype);
same(attributes(prototype, 'constructor', 'wc').value, SyntaxError);
same(attributes(prototype, 'name', 'wc').value, 'SyntaxError');
same(attributes(prototype, 'message', 'wc').value, '');
same(Object.prototype.toString.call(prototype), '[object Object]', 'no error itself');
same(String(prototype), 'SyntaxError');
same(Object.hasOwn(prototype, 'toString'), false);
