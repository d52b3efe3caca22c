async function* g() {
  yield Promise.resolve('resolved');
  try { yield Promise.reject('reason'); } catch (e) { yield 'caught ' + e; }
  return Promise.resolve('returned');
}
eventually(async () => {
  const it = g();
  same((await it.next()).value, 'resolved');
  same((await it.next()).value, 'caught reason');
  const last = await it.next();
  same(last.value + last.done, 'returnedtrue');
  async function* failing() { return Promise.reject(new RangeError('return')); }
  await rejects(failing().next(), 'RangeError: return');
  async function* held() { try { yield 1; } catch (e) { yield 'seen ' + e; } }
  const h = held();
  await h.next();
  // return() with a rejected promise throws at the yield.
  same((await h.return(Promise.reject('r'))).value, 'seen r');
});
