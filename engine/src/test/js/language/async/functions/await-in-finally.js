const log = [];
const pause = () => Promise.resolve();
const f = async (how) => {
  for (let i = 0; i < 2; i++) {
    try {
      if (how === 'throw') throw 'thrown';
      if (how === 'return') return 'returned';
      if (how === 'continue') continue;
      if (how === 'break') break;
    } finally {
      await pause();
      log.push(how + i);
      await pause();
    }
  }
  return 'end';
};
eventually(async () => {
  same(await f('return'), 'returned');
  same(await f('throw').catch((e) => e), 'thrown');
  same(await f('continue'), 'end');
  same(await f('break'), 'end');
  same(log.join(), 'return0,throw0,continue0,continue1,break0');
});
