const log = [];
const c = (v) => { log.push(v); return v; };
const run = (x) => {
  switch (x) {
    case c(1): log.push('one');
    default: log.push('default');
    case c(2): log.push('two'); break;
    case c(3): log.push('three');
  }
  return log.splice(0).join();
};
same(run(1), '1,one,default,two');
same(run(2), '1,2,two');
same(run(3), '1,2,3,three');
same(run(9), '1,2,3,default,two');
same(run('1'), '1,2,3,default,two');
same(run(NaN), '1,2,3,default,two');
same((() => { switch (NaN) { case NaN: return 'nan'; default: return 'other'; } })(), 'other');
same((() => { switch (-0) { case 0: return 'zero'; } })(), 'zero');
same((() => { switch (1n) { case 1: return 'number'; case 1n: return 'bigint'; } })(), 'bigint');
switch (c('only')) {}
same(log.join(), 'only');
