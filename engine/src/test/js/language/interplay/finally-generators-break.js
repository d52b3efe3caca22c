// break, continue and return out of try blocks with yields inside their finally blocks.
const log = [];
function* g(how) {
  let n = 0;
  loop: for (const x of [1, 2, 3]) {
    try {
      try {
        n++;
        if (how === 'break') break loop;
        if (how === 'continue') continue loop;
        if (how === 'return') return 'value';
        if (how === 'throw') throw 'error';
      } finally {
        log.push('inner ' + (yield `i${x}`));
      }
    } finally {
      log.push('outer ' + (yield `o${x}`));
    }
  }
  return n;
}
const drive = (how) => { const it = g(how), seen = []; try { for (let r = it.next(), k = 0; ; r = it.next(k++)) { if (r.done) return seen.join() + '=' + r.value; seen.push(r.value); } } catch (e) { return seen.join() + '!' + e; } };
same(drive('break'), 'i1,o1=1');
same(drive('continue'), 'i1,o1,i2,o2,i3,o3=3');
same(drive('return'), 'i1,o1=value');
same(drive('throw'), 'i1,o1!error');
same(drive('none'), 'i1,o1,i2,o2,i3,o3=3');
same(log.length, 18);
