const inner = new Error('inner'), outer = new Error('return');
const source = (close) => ({ [Symbol.iterator]: () => ({ next: () => ({ value: undefined, done: false }), return: close }) });
throws(() => { const [a] = source(() => { throw outer; }); }, outer);
throws(() => { const [a] = source(() => 1); }, 'TypeError: Iterator result 1 is not an object');
// An error of the pattern wins over one of return.
throws(() => { const [a = (() => { throw inner; })()] = source(() => { throw outer; }); }, inner);
throws(() => { const [{ x }] = source(() => 1); }, "TypeError: Cannot read properties of undefined (reading 'x')");
throws(() => { const [[x]] = source(() => 1); }, 'TypeError');
function* g() { try { const [a] = source(() => { throw outer; }); } catch (e) { yield e; } }
same(g().next().value, outer);
// Ending by a generator's return() inside a pattern closes too.
let closed = 0;
function* waiting() { let a; [a = yield 'pause'] = source(() => { closed++; return {}; }); }
const it = waiting();
same(it.next().value, 'pause');
same(it.return('r').value, 'r');
same(closed, 1);
