// Node 24 has no Iterator.zip.
// Iterators are closed from the last to the first, and what ended or threw is not closed.
const log = [];
const source = (name, count, failing = false) => {
  let i = 0;
  return {
    next() {
      if (failing && i === count) throw new RangeError(name);
      return { value: i, done: i++ === count };
    },
    return() { log.push(name); return {}; },
    __proto__: Iterator.prototype,
  };
};
const logged = () => log.splice(0).join();

const early = Iterator.zip([source('a', 9), source('b', 9)]);
early.return();
same(logged(), 'b,a', 'before the first value');
const later = Iterator.zip([source('a', 9), source('b', 9)]);
later.next();
later.return();
later.return();
same(logged(), 'b,a', 'after the first value, once');
Iterator.zip([source('a', 9), source('b', 1), source('c', 9)]).toArray();
same(logged(), 'c,a', 'shortest');
throws(() => Iterator.zip([source('a', 9), source('b', 1, true), source('c', 9)]).toArray(), 'RangeError: b');
same(logged(), 'c,a', 'an error of next');
throws(() => Iterator.zip([source('a', 1), source('b', 1), source('c', 9)], { mode: 'strict' }).toArray(), 'TypeError');
same(logged(), 'c', 'strict');
throws(() => Iterator.zip([source('a', 1), source('b', 1), 5]), 'TypeError');
same(logged(), 'b,a', 'something else than an iterable');

const throwing = { next: () => ({ value: 1 }), return() { log.push('t'); throw new SyntaxError('closing'); } };
const zipped = Iterator.zip([source('a', 9), throwing, source('c', 9)]);
zipped.next();
throws(() => zipped.return(), 'SyntaxError: closing');
same(logged(), 'c,t,a');
