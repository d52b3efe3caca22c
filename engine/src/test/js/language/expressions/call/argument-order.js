const log = [];
const f = (v) => { log.push(v); return v; };
const object = { get method() { log.push('get method'); return (...a) => { log.push('call'); return a.length; }; } };
same((log.push('object'), object).method(f(1), ...(f('spread'), [2, 3]), f(4)), 4);
same(log.splice(0).join(), 'object,get method,1,spread,4,call');
// The callee is got before its arguments change it.
let g = () => 'old';
same(g(g = () => 'new'), 'old');
same(g(), 'new');
// Whether it can be called is asked after the arguments.
throws(() => object.missing(f('evaluated')), 'TypeError: object.missing is not a function');
same(log.join(), 'evaluated');
same(((a, b, c = a + b) => c)(...[1, 2]), 3);
same(Math.max(...[1, 5], 3, ...new Set([9])), 9);
