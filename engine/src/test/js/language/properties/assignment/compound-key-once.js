// Node 24 converts the key of a compound assignment twice, once for the read and once for the write.
const log = [];
const target = { set k(v) { log.push('set ' + v); }, get k() { log.push('get'); return 10; } };
const key = { toString() { log.push('toString'); return 'k'; } };
target[key] += (log.push('right'), 1);
same(log.splice(0).join(), 'toString,get,right,set 11');
target[key]++;
same(log.splice(0).join(), 'toString,get,set 11');
--target[key];
same(log.splice(0).join(), 'toString,get,set 9');
target[key] &&= (log.push('right'), 2);
same(log.splice(0).join(), 'toString,get,right,set 2');
