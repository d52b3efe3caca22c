builtin(AsyncDisposableStack.prototype, 'adopt', 2);
const log = [];
const stack = new AsyncDisposableStack();
same(stack.adopt('value', async function (value) { 'use strict'; log.push(this, value, arguments.length); }), 'value');
throws(() => stack.adopt(1), 'TypeError');
throws(() => stack.adopt(1, null), 'TypeError');
throws(() => AsyncDisposableStack.prototype.adopt.call({}, 1, () => {}), 'TypeError');
eventually(async () => {
  await stack.disposeAsync();
  sameElements(log, [undefined, 'value', 1]);
  throws(() => stack.adopt(1, () => {}), 'ReferenceError');
});
