const helper = [1, 2].values().map((value) => value);
const prototype = Object.getPrototypeOf(helper);
same(Object.getPrototypeOf(prototype), Iterator.prototype);
const next = builtin(prototype, 'next', 0);
const result = next.call(helper, 'ignored');
sameElements(Object.entries(result).flat(), ['value', 1, 'done', false]);
helper.next();
sameElements(Object.entries(helper.next()).flat(), ['value', undefined, 'done', true]);
throws(() => next.call([].values()), 'TypeError');
throws(() => next.call((function* () {})()), 'TypeError');
throws(() => (function* () {}).prototype.__proto__.next.call(helper), 'TypeError');

// A helper that runs refuses to be run.
let again;
const reentrant = [1].values().map(() => again());
again = () => reentrant.next();
throws(() => reentrant.next(), 'TypeError: Generator is already running');
