const constructor = attributes(globalThis, 'ReferenceError', 'wc').value;
same(attributes(constructor, 'length', 'c').value, 1);
same(attributes(constructor, 'name', 'c').value, 'ReferenceError');
attributes(constructor, 'prototype', '');
same(Object.getPrototypeOf(constructor), Error);
const error = ReferenceError('called', { cause: undefined });
same(error instanceof ReferenceError, true);
same(attributes(error, 'message', 'wc').value, 'called');
same(attributes(error, 'cause', 'wc').value, undefined);
same(String(error), 'ReferenceError: called');
same(Object.hasOwn(new ReferenceError(), 'message'), false);
same(Object.hasOwn(new ReferenceError('x', {}), 'cause'), false);
same(Object.prototype.toString.call(error), '[object Error]');
const log = [];
new ReferenceError(observed(log, 'message', 'm'), { get cause() { log.push('cause'); } });
sameElements(log, ['message.toString', 'cause']);
throws(() => ReferenceError(Symbol()), 'TypeError');

// The prototype comes from the realm of newTarget when it has none of its own.
const other = createRealm();
const bare = new other.Function();
bare.prototype = 1;
same(Object.getPrototypeOf(Reflect.construct(ReferenceError, [], bare)), other.ReferenceError.prototype);
