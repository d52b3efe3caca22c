builtin(DisposableStack.prototype, 'dispose', 0);
same(DisposableStack.prototype[Symbol.dispose], DisposableStack.prototype.dispose);
const stack = new DisposableStack();
const [one, two, three] = [new Error('1'), new Error('2'), new Error('3')];
for (const error of [one, two, three]) stack.defer(() => { throw error; });
let thrown;
try { stack.dispose(); } catch (error) { thrown = error; }
same(thrown.error, one);
same(thrown.suppressed.error, two);
same(thrown.suppressed.suppressed, three);
same(stack.dispose(), undefined);
const single = new DisposableStack();
single.defer(() => { throw one; });
throws(() => single.dispose(), one);
throws(() => DisposableStack.prototype.dispose.call({}), 'TypeError');
