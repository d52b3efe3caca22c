builtin(DisposableStack.prototype, 'defer', 1);
const log = [];
const stack = new DisposableStack();
same(stack.defer((...given) => log.push('first', given.length)), undefined);
stack.defer(() => { log.push('second'); stack.dispose(); });
throws(() => stack.defer({}), 'TypeError');
stack.dispose();
sameElements(log, ['second', 'first', 0]);
throws(() => stack.defer(() => {}), 'ReferenceError');
