const log = [];
const note = (v) => { log.push(v); return v; };
const f = (a = note('a'), b = note('b'), c = note(a + b)) => c;
same(f(), 'ab');
same(f('x'), 'xb');
same(f(undefined, 'y'), 'ay');
same(f(null, 'y'), 'nully');
same(log.join(), 'a,b,ab,b,xb,a,ay,nully');
same(f.length, 0);
same(((a, b = 1, c) => 0).length, 1);
same((function (a, ...b) {}).length, 1);
function recursive(n, g = n > 0 ? recursive(n - 1) : 0) { return g + n; }
same(recursive(4), 10);
function self(me = self, that = this, args = arguments.length) { return me === self && that == 5 && args; }
same(self.call(5, undefined, undefined), 2);
const named = (fn = () => {}) => fn.name;
same(named(), 'fn');
