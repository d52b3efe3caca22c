const log = [];
async function* g() { log.push('start'); const a = yield 1; log.push('got ' + a); try { const b = yield 2; log.push('got ' + b); } finally { log.push('finally'); await null; } return 'end'; }
eventually(async () => {
  const it = g();
  const results = [it.next('a'), it.next('b'), it.return('c'), it.next('d')];
  same(log.join(), 'start');
  const all = await Promise.all(results);
  same(all.map((r) => r.value + ':' + r.done).join(), '1:false,2:false,c:true,undefined:true');
  same(log.join(), 'start,got b,finally');
  const never = g();
  same((await never.return(Promise.resolve('awaited'))).value, 'awaited');
  await rejects(g().throw(new RangeError('start')), 'RangeError: start');
  await rejects(it.next.call({}), 'TypeError');
});
