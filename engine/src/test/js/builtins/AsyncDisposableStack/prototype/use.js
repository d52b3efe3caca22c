builtin(AsyncDisposableStack.prototype, 'use', 1);
const stack = new AsyncDisposableStack();
const resource = { [Symbol.dispose]() {} };
same(stack.use(resource), resource);
same(stack.use(null), null);
same(stack.use(undefined), undefined);
throws(() => stack.use(1), 'TypeError');
throws(() => stack.use({}), 'TypeError');
throws(() => stack.use({ [Symbol.asyncDispose]: 1 }), 'TypeError');
throws(() => AsyncDisposableStack.prototype.use.call(new DisposableStack(), resource), 'TypeError');
const log = [];
throws(() => stack.use({ get [Symbol.asyncDispose]() { log.push('async'); }, get [Symbol.dispose]() { log.push('sync'); } }), 'TypeError');
sameElements(log, ['async', 'sync']);
eventually(async () => {
  await stack.disposeAsync();
  throws(() => stack.use(resource), 'ReferenceError');
});
