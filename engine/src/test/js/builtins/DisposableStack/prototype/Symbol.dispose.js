same(attributes(DisposableStack.prototype, Symbol.dispose, 'wc').value, DisposableStack.prototype.dispose);
same(DisposableStack.prototype[Symbol.dispose].name, 'dispose');
const log = [];
{
  using stack = new DisposableStack();
  stack.defer(() => log.push('at the end'));
  log.push('block');
}
sameElements(log, ['block', 'at the end']);
