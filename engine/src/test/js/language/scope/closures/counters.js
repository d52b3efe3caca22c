const counter = (n = 0) => ({ up: () => ++n, down: () => --n, get value() { return n; }, set value(v) { n = v; } });
const a = counter(), b = counter(10);
a.up(); a.up(); b.down();
same(a.value + ',' + b.value, '2,9');
a.value = 100;
same(a.up(), 101);
function accumulate(list) { let sum = 0; list.forEach(function add(x) { sum += Array.isArray(x) ? accumulate(x) : x; }); return sum; }
same(accumulate([1, [2, [3, 4]], 5]), 15);
const once = (f) => { let done = false, result; return (...a) => done ? result : (done = true, result = f(...a)); };
const o = once((x) => x * 2);
same(o(2) + o(50), 8);
const compose = (...fs) => (x) => fs.reduceRight((v, f) => f(v), x);
same(compose((x) => x + 1, (x) => x * 2)(5), 11);
