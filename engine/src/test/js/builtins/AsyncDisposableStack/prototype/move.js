builtin(AsyncDisposableStack.prototype, 'move', 0);
const log = [];
const stack = new AsyncDisposableStack();
stack.defer(() => log.push('deferred'));
const moved = stack.move();
same(stack.disposed, true);
same(moved.disposed, false);
same(Object.getPrototypeOf(moved), AsyncDisposableStack.prototype);
throws(() => stack.move(), 'ReferenceError');
throws(() => AsyncDisposableStack.prototype.move.call(new DisposableStack()), 'TypeError');
eventually(async () => {
  await stack.disposeAsync();
  same(log.length, 0);
  await moved.disposeAsync();
  sameElements(log, ['deferred']);
});
