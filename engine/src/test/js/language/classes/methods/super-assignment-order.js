// Node 24 converts the key of a compound assignment twice.
const log = [];
const proto = { set k(v) { log.push('set ' + v); } };
const key = { toString() { log.push('key'); return 'k'; } };
const object = {
  __proto__: proto,
  m() { super[key] = (log.push('right'), 1); },
  n() { super[key] += (log.push('right'), 1); },
};
object.m();
same(log.splice(0).join(), 'right,key,set 1');
object.n();
same(log.splice(0).sort().join(), 'key,right,set NaN');
// this is checked first.
class A {}
class B extends A { constructor() { super[key] = log.push('never'); } }
throws(() => new B(), 'ReferenceError');
same(log.length, 0);
