const constructor = attributes(globalThis, 'URIError', 'wc').value;
same(attributes(constructor, 'length', 'c').value, 1);
same(attributes(constructor, 'name', 'c').value, 'URIError');
attributes(constructor, 'prototype', '');
same(Object.getPrototypeOf(constructor), Error);
const error = URIError('called', { cause: undefined });
same(error instanceof URIError, true);
same(attributes(error, 'message', 'wc').value, 'called');
same(attributes(error, 'cause', 'wc').value, undefined);
same(String(error), 'URIError: called');
same(Object.hasOwn(new URIError(), 'message'), false);
same(Object.hasOwn(new URIError('x', {}), 'cause'), false);
same(Object.prototype.toString.call(error), '[object Error]');
const log = [];
new URIError(observed(log, 'message', 'm'), { get cause() { log.push('cause'); } });
sameElements(log, ['message.toString', 'cause']);
throws(() => URIError(Symbol()), 'TypeError');

// The prototype comes from the realm of newTarget when it has none of its own.
const other = createRealm();
const bare = new other.Function();
bare.prototype = 1;
same(Object.getPrototypeOf(Reflect.construct(URIError, [], bare)), other.URIError.prototype);
