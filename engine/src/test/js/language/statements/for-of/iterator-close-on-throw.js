const log = [];
const source = (close) => ({
  [Symbol.iterator]: () => ({ next: () => ({ value: 1, done: false }), return: close }),
});
const bodyError = new Error('body');
throws(() => { for (const x of source(() => { log.push('closed'); throw 'from return'; })) throw bodyError; }, bodyError);
throws(() => { for (const x of source(() => { log.push('closed'); return 5; })) throw bodyError; }, bodyError);
same(log.length, 2);
// A return method that cannot be called is no reason either.
throws(() => { for (const x of source(3)) throw bodyError; }, bodyError);
throws(() => { for (const x of source(3)) break; }, 'TypeError: number 3 is not a function');
for (const x of source(null)) break;
