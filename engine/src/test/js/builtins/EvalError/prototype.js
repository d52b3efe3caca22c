const { prototype } = EvalError;
same(Object.getPrototypeOf(prototype), Error.prototype);
same(attributes(prototype, 'constructor', 'wc').value, EvalError);
same(attributes(prototype, 'name', 'wc').value, 'EvalError');
same(attributes(prototype, 'message', 'wc').value, '');
same(Object.prototype.toString.call(prototype), '[object Object]', 'no error itself');
same(String(prototype), 'EvalError');
same(Object.hasOwn(prototype, 'toString'), false);
