const log = [];
const step = async (name) => { log.push(name + ' in'); await null; log.push(name + ' out'); return name; };
eventually(async () => {
  const all = await Promise.all([step('a'), step('b')]);
  same(all.join(), 'a,b');
  same(log.splice(0).join(), 'a in,b in,a out,b out');
  const nested = async (n) => n === 0 ? 'bottom' : nested(n - 1);
  same(await nested(50), 'bottom');
  const stack = async (n) => { if (n === 0) throw new RangeError('deep'); try { await stack(n - 1); } finally { log.push(n); } };
  await rejects(stack(3), 'RangeError: deep');
  same(log.join(), '1,2,3');
  const race = await Promise.race([new Promise(() => {}), step('winner')]);
  same(race, 'winner');
});
