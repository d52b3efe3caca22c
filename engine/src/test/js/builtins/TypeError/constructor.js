const constructor = attributes(globalThis, 'TypeError', 'wc').value;
same(attributes(constructor, 'length', 'c').value, 1);
same(attributes(constructor, 'name', 'c').value, 'TypeError');
attributes(constructor, 'prototype', '');
same(Object.getPrototypeOf(constructor), Error);
const error = TypeError('called', { cause: undefined });
same(error instanceof TypeError, true);
same(attributes(error, 'message', 'wc').value, 'called');
same(attributes(error, 'cause', 'wc').value, undefined);
same(String(error), 'TypeError: called');
same(Object.hasOwn(new TypeError(), 'message'), false);
same(Object.hasOwn(new TypeError('x', {}), 'cause'), false);
same(Object.prototype.toString.call(error), '[object Error]');
const log = [];
new TypeError(observed(log, 'message', 'm'), { get cause() { log.push('cause'); } });
sameElements(log, ['message.toString', 'cause']);
throws(() => TypeError(Symbol()), 'TypeError');

// The prototype comes from the realm of newTarget when it has none of its own.
const other = createRealm();
const bare = new other.Function();
bare.prototype = 1;
same(Object.getPrototypeOf(Reflect.construct(TypeError, [], bare)), other.TypeError.prototype);
