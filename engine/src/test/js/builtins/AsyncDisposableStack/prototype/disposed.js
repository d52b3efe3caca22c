const get = accessor(AsyncDisposableStack.prototype, 'disposed');
const stack = new AsyncDisposableStack();
same(stack.disposed, false);
throws(() => get.call(new DisposableStack()), 'TypeError');
throws(() => get.call(AsyncDisposableStack.prototype), 'TypeError');
stack.disposeAsync();
same(stack.disposed, true, 'as soon as it begins');
