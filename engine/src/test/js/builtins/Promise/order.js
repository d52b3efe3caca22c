// Jobs run in the order of their enqueueing; a thenable costs one more, an own promise in await none.
const log = [];
const note = (name) => () => log.push(name);
Promise.resolve().then(note('a1')).then(note('a2')).then(note('a3')).then(note('a4'));
Promise.resolve().then(() => Promise.resolve()).then(note('returned'));
(async () => { await Promise.resolve(); log.push('awaited'); })();
(async () => { await { then: (resolve) => resolve() }; log.push('thenable'); })();
eventually(async () => {
  for (let i = 0; i < 6; i++) await null;
  same(log.length, 7);
  sameElements(log.slice(0, 2), ['a1', 'awaited']);
  same(log.indexOf('returned') > log.indexOf('a3'), true);
});
