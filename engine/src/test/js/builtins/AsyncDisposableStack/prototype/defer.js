builtin(AsyncDisposableStack.prototype, 'defer', 1);
const log = [];
const stack = new AsyncDisposableStack();
same(stack.defer(async () => { await null; log.push('first'); }), undefined);
stack.defer(function () { 'use strict'; log.push(this, arguments.length); });
throws(() => stack.defer(), 'TypeError');
throws(() => AsyncDisposableStack.prototype.defer.call(new DisposableStack(), () => {}), 'TypeError');
eventually(async () => {
  await stack.disposeAsync();
  sameElements(log, [undefined, 0, 'first']);
  throws(() => stack.defer(() => {}), 'ReferenceError');
  const failing = new AsyncDisposableStack();
  failing.defer(() => { throw 1; });
  failing.defer(async () => { throw 2; });
  try {
    await failing.disposeAsync();
  } catch (error) {
    same(error instanceof SuppressedError, true);
    same(error.error, 1);
    same(error.suppressed, 2);
    log.push('thrown');
  }
  same(log.at(-1), 'thrown');
});
