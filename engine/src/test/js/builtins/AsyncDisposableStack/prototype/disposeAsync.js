builtin(AsyncDisposableStack.prototype, 'disposeAsync', 0);
same(AsyncDisposableStack.prototype[Symbol.asyncDispose], AsyncDisposableStack.prototype.disposeAsync);
eventually(async () => {
  const log = [];
  const stack = new AsyncDisposableStack();
  stack.defer(async () => { await null; log.push('deferred'); });
  stack.use({ [Symbol.dispose]() { log.push('sync'); } });
  stack.use({ async [Symbol.asyncDispose]() { log.push('async'); }, [Symbol.dispose]() { log.push('not this'); } });
  same(await stack.disposeAsync(), undefined);
  sameElements(log, ['async', 'sync', 'deferred']);
  same(await stack.disposeAsync(), undefined);
  await rejects(AsyncDisposableStack.prototype.disposeAsync.call({}), 'TypeError');
});
