const log = [];
function* g() {
  while (true) {
    try { log.push('got ' + (yield log.length)); } catch (e) { log.push('caught ' + e); } finally { log.push('finally'); }
  }
}
const it = g();
it.next('ignored');
it.next('a');
it.throw('e');
it.next('b');
same(log.join(), 'got a,finally,caught e,finally,got b,finally');
const fresh = g();
throws(() => fresh.throw(new TypeError('at start')), 'TypeError: at start');
same(fresh.next().done, true);
throws(() => fresh.throw(new TypeError('after end')), 'TypeError: after end');
