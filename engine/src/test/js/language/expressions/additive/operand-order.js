const log = [];
const part = (name, value) => { log.push(name); return observed(log, name, value); };
same(part('a', 1) + part('b', 2) * part('c', 3), 7);
same(log.join(), 'a,b,c,b.valueOf,c.valueOf,a.valueOf');
log.length = 0;
// The left value is got before the right side changes it.
let x = 1;
same(x + (x = 10) + x, 21);
same(x - x++ - x, -11);
let s = 'a';
s += (s = 'b', s + 'c');
same(s, 'abc');
let n = 5;
n -= n++ + n--;
same(n, -6);
