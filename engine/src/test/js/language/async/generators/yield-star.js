const log = [];
const source = (kind) => ({
  [kind]() {
    return {
      next(v) { log.push('next ' + v); return { value: Promise.resolve('v'), done: v === 'stop' }; },
      return(v) { log.push('return ' + v); return { value: v, done: true }; },
    };
  },
});
async function* g(from) { log.push('result ' + await (yield* from)); }
eventually(async () => {
  let it = g(source(Symbol.asyncIterator));
  // An async iterator's value passes unawaited.
  same((await it.next('x')).value instanceof Promise, true);
  await it.next('stop');
  same(log.splice(0).join(), 'next undefined,next stop,result v');
  it = g(source(Symbol.iterator));
  same((await it.next()).value, 'v');
  same((await it.return('r')).value, 'r');
  same(log.splice(0).join(), 'next undefined,return r');
  it = g(source(Symbol.asyncIterator));
  await it.next();
  await rejects(it.throw('t'), "TypeError: The iterator does not provide a 'throw' method.");
  same(log.join(), 'next undefined,return undefined');
});
