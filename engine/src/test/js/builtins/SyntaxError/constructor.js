const constructor = attributes(globalThis, 'SyntaxError', 'wc').value;
same(attributes(constructor, 'length', 'c').value, 1);
same(attributes(constructor, 'name', 'c').value, 'SyntaxError');
attributes(constructor, 'prototype', '');
same(Object.getPrototypeOf(constructor), Error);
const error = SyntaxError('called', { cause: undefined });
same(error instanceof SyntaxError, true);
same(attributes(error, 'message', 'wc').value, 'called');
same(attributes(error, 'cause', 'wc').value, undefined);
same(String(error), 'SyntaxError: called');
same(Object.hasOwn(new SyntaxError(), 'message'), false);
same(Object.hasOwn(new SyntaxError('x', {}), 'cause'), false);
same(Object.prototype.toString.call(error), '[object Error]');
const log = [];
new SyntaxError(observed(log, 'message', 'm'), { get cause() { log.push('cause'); } });
sameElements(log, ['message.toString', 'cause']);
throws(() => SyntaxError(Symbol()), 'TypeError');

// The prototype comes from the realm of newTarget when it has none of its own.
const other = createRealm();
const bare = new other.Function();
bare.prototype = 1;
same(Object.getPrototypeOf(Reflect.construct(SyntaxError, [], bare)), other.SyntaxError.prototype);
