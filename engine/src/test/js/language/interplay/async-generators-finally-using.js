const log = [];
const resource = (name) => ({ [Symbol.dispose]() { log.push('dispose ' + name); }, [Symbol.asyncDispose]: async () => { log.push('async ' + name); } });
async function* g() {
  try {
    using a = resource('a');
    try {
      await using b = resource('b');
      yield 1;
      using c = resource('c');
      yield 2;
    } finally {
      log.push('inner finally');
      yield 'cleanup';
    }
  } finally {
    log.push('outer finally');
  }
}
eventually(async () => {
  for await (const x of g()) if (x === 2) break;
  same(log.splice(0).join(), 'dispose c,async b,inner finally');
  const it = g();
  await it.next();
  await it.return('r');
  same((await it.next()).value, 'r');
  same(log.join(), 'async b,inner finally,dispose a,outer finally');
});
