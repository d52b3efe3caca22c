function frozen(a) { Object.freeze(arguments); a = 2; return arguments[0]; }
same(frozen(1), 1);
function sealed(a) { Object.seal(arguments); a = 2; return arguments[0]; }
same(sealed(1), 2);
function closure(a) { const set = (v) => { a = v; }; const args = arguments; return { set, get: () => args[0] }; }
const c = closure(1);
c.set('later');
same(c.get(), 'later');
function* generator(a) { yield arguments[0]; a = 2; yield arguments[0]; arguments[0] = 3; yield a; }
same([...generator(1)].join(), '1,2,3');
function nonEnumerable(a) { Object.defineProperty(arguments, 0, { enumerable: false }); a = 'still'; return arguments[0] + Object.keys(arguments).length; }
same(nonEnumerable(1), 'still0');
function sorted(a, b, c) { Array.prototype.sort.call(arguments); return [a, b, c].join(); }
same(sorted(3, 1, 2), '1,2,3');
function pushed(a) { Array.prototype.push.call(arguments, 'x'); Array.prototype.shift.call(arguments); return a + arguments.length; }
same(pushed('a'), 'x1');
