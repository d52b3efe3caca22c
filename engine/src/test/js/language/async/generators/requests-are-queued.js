const log = [];
async function* g() { try { log.push(yield 1); await null; log.push(yield 2); } catch (e) { log.push('caught ' + e); yield 3; } finally { log.push('finally'); } }
eventually(async () => {
  const it = g();
  const results = await Promise.all([it.next(), it.next('a'), it.throw('b'), it.next(), it.next()]);
  same(results.map((r) => r.value + ':' + r.done).join(), '1:false,2:false,3:false,undefined:true,undefined:true');
  same(log.join(), 'a,caught b,finally');
  const other = g();
  const returned = other.return('early'), after = other.next();
  same((await returned).value, 'early');
  same((await after).done, true);
  same(log.length, 3);
});
