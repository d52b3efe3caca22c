const log = [];
function* g() {
  try {
    try { yield 1; yield 2; } finally { log.push('inner'); yield 'cleanup'; log.push('inner end'); }
  } finally {
    log.push('outer');
  }
  log.push('never');
}
const it = g();
same(it.next().value, 1);
const during = it.return('early');
same(during.value, 'cleanup');
same(during.done, false);
const end = it.next();
same(end.value, 'early');
same(end.done, true);
same(log.join(), 'inner,inner end,outer');
same(it.next().value, undefined);
// return before the start and after the end.
const unstarted = g();
same(unstarted.return(5).value, 5);
same(unstarted.next().done, true);
same(log.length, 3);
same(unstarted.return(6).value, 6);
