const log = [];
const stack = new DisposableStack();
stack.defer(() => log.push(1));
const moved = stack.move();
same(stack.disposed, true);
moved.dispose();
sameElements(log, [1]);
const failing = new DisposableStack();
failing.defer(() => { throw new Error('first'); });
failing.defer(() => { throw new Error('second'); });
let caught;
try { failing.dispose(); } catch (error) { caught = error; }
same(caught.constructor, SuppressedError);
same(caught.error.message + caught.suppressed.message, 'firstsecond');
