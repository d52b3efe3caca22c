const constructor = attributes(globalThis, 'EvalError', 'wc').value;
same(attributes(constructor, 'length', 'c').value, 1);
same(attributes(constructor, 'name', 'c').value, 'EvalError');
attributes(constructor, 'prototype', '');
same(Object.getPrototypeOf(constructor), Error);
const error = EvalError('called', { cause: undefined });
same(error instanceof EvalError, true);
same(attributes(error, 'message', 'wc').value, 'called');
same(attributes(error, 'cause', 'wc').value, undefined);
same(String(error), 'EvalError: called');
same(Object.hasOwn(new EvalError(), 'message'), false);
same(Object.hasOwn(new EvalError('x', {}), 'cause'), false);
same(Object.prototype.toString.call(error), '[object Error]');
const log = [];
new EvalError(observed(log, 'message', 'm'), { get cause() { log.push('cause'); } });
sameElements(log, ['message.toString', 'cause']);
throws(() => EvalError(Symbol()), 'TypeError');

// The prototype comes from the realm of newTarget when it has none of its own.
const other = createRealm();
const bare = new other.Function();
bare.prototype = 1;
same(Object.getPrototypeOf(Reflect.construct(EvalError, [], bare)), other.EvalError.prototype);
