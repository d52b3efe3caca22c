const log = [];
const asyncR = (name) => ({ async [Symbol.asyncDispose]() { log.push('start ' + name); await null; log.push('end ' + name); } });
const syncR = (name) => ({ [Symbol.dispose]() { log.push('sync ' + name); } });
eventually(async () => {
  { await using a = asyncR('a'), b = syncR('b'), c = null; log.push('body'); }
  same(log.splice(0).join(), 'body,sync b,start a,end a');
  const f = async () => { await using x = asyncR('x'); return 'value'; };
  same(await f(), 'value');
  await rejects((async () => { await using x = { [Symbol.asyncDispose]: async () => { throw new RangeError('disposal'); } }; })(), 'RangeError: disposal');
  for (await using x of [asyncR(1), asyncR(2)]) log.push('turn');
  same(log.join(), 'start x,end x,turn,start 1,end 1,turn,start 2,end 2');
});
