const log = [];
const r = (name) => ({ [Symbol.dispose]() { log.push(name); } });
for (const i of [1, 2, 3]) { using x = r('turn ' + i); if (i === 2) break; }
same(log.splice(0).join(), 'turn 1,turn 2');
const f = () => { using x = r('f'); return log.length; };
same(f(), 0);
same(log.splice(0).join(), 'f');
const error = new Error('body');
throws(() => { using x = r('thrown'); throw error; }, error);
a: { using x = r('label'); break a; }
function* g() { using x = r('generator'); yield 1; }
for (const v of g()) break;
same(log.join(), 'thrown,label,generator');
