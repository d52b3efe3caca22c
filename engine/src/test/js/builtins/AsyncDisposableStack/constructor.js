eventually(async () => {
  const log = [];
  const stack = new AsyncDisposableStack();
  stack.use({ async [Symbol.asyncDispose]() { await null; log.push('async'); } });
  stack.use({ [Symbol.dispose]() { log.push('sync'); } });
  stack.adopt(1, async (value) => { log.push(value); });
  await stack.disposeAsync();
  sameElements(log, [1, 'sync', 'async']);
  same(stack.disposed, true);
});
