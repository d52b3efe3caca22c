const { prototype } = URIError;
same(Object.getPrototypeOf(prototype), Error.prototype);
same(attributes(prototype, 'constructor', 'wc').value, URIError);
same(attributes(prototype, 'name', 'wc').value, 'URIError');
same(attributes(prototype, 'message', 'wc').value, '');
same(Object.prototype.toString.call(prototype), '[object Object]', 'no error itself');
same(String(prototype), 'URIError');
same(Object.hasOwn(prototype, 'toString'), false);
