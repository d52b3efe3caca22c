const { prototype } = AggregateError;
same(Object.getPrototypeOf(AggregateError), Error);
same(Object.getPrototypeOf(prototype), Error.prototype);
same(attributes(prototype, 'constructor', 'wc').value, AggregateError);
same(attributes(prototype, 'name', 'wc').value, 'AggregateError');
same(attributes(prototype, 'message', 'wc').value, '');
sameElements(Reflect.ownKeys(prototype).sort(), ['constructor', 'message', 'name']);
same(String(prototype), 'AggregateError');
