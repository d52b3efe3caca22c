builtin(Iterator.prototype, 'take', 1);
const numbers = function* () { let i = 0; while (true) yield i++; };
sameElements([...numbers().take(3)], [0, 1, 2]);
sameElements([...[1, 2].values().take(5)], [1, 2]);
sameElements([...[1, 2].values().take(Infinity)], [1, 2]);
sameElements([...numbers().take('2')], [0, 1]);
sameElements([...numbers().take(1.9)], [0]);
sameElements([...numbers().take(-0.5)], []);
throws(() => numbers().take(-1), 'RangeError: -1 must be positive');
throws(() => numbers().take(), 'RangeError: undefined must be positive');
throws(() => numbers().take(NaN), 'RangeError: NaN must be positive');
throws(() => numbers().take(1n), 'TypeError');
throws(() => numbers().take(Symbol()), 'TypeError');

// The source is closed when the last value has been asked for once more, and no value is read for it.
const log = [];
const source = { __proto__: Iterator.prototype, next() { log.push('next'); return { value: 1, done: false }; }, return() { log.push('return'); return {}; } };
const taken = source.take(1);
taken.next();
sameElements(log, ['next']);
same(taken.next().done, true);
sameElements(log, ['next', 'return']);
same(taken.next().done, true);
sameElements(log, ['next', 'return']);
same(source.take(0).next().done, true);
same(log.at(-1), 'return');
