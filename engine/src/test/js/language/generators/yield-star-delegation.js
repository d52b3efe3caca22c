const log = [];
const inner = {
  [Symbol.iterator]() { return this; },
  next(v) { log.push('next ' + v); return { value: 'n', done: v === 'stop', extra: 1 }; },
  return(v) { log.push('return ' + v); return { value: 'r' + v, done: true }; },
  throw(v) { log.push('throw ' + v); return { value: 't' + v, done: false }; },
};
function* g() { const result = yield* inner; log.push('result ' + result); return 'end'; }
let it = g();
same(it.next('first').extra, 1);
same(it.throw('x').value, 'tx');
same(it.return('y').value, 'ry');
same(it.next().done, true);
it = g();
it.next();
same(it.next('stop').value, 'end');
same(log.join(), 'next undefined,throw x,return y,next undefined,next stop,result n');
