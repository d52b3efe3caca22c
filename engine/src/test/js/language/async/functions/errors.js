const log = [];
const parameters = async ({ a }) => log.push('never');
const body = async () => { throw new RangeError('body'); };
eventually(async () => {
  await rejects(parameters(null), 'TypeError');
  await rejects(body(), 'RangeError: body');
  await rejects((async (a = missing) => 0)(), 'ReferenceError: missing is not defined');
  await rejects((async () => { await Promise.reject('plain reason'); })().catch((e) => { throw new Error(e); }), 'Error: plain reason');
  try { await Promise.reject(1); } catch (e) { log.push(e); } finally { log.push('finally'); }
  const f = async () => { try { return await body(); } catch { return 'caught'; } };
  same(await f(), 'caught');
  const g = async () => { try { return body(); } catch { return 'not caught'; } };
  await rejects(g(), 'RangeError: body');
  same(log.join(), '1,finally');
});
throws(() => new body(), 'TypeError: body is not a constructor');
