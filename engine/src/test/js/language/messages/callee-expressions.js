// Node 26 leaves elements of array literals out of its message.
// Every kind of expression as the callee in "x is not a function".
const x = 1, y = 2, z = 3, o = {};
const callee = (call, text) => throws(call, `TypeError: ${text} is not a function`);

// Properties: a name also where a string literal is the key.
callee(() => o['b c'](), 'o.b c');
callee(() => o[`abc`](), 'o.abc');
callee(() => o['1'](), 'o.1');
callee(() => o[1.50](), 'o[1.5]');
callee(() => o[-1](), 'o[-1]');
callee(() => o[x + 1](), 'o[(x + 1)]');
callee(() => o[{ a: 1 }](), 'o[{(intermediate value)}]');

// Literals, and what the parser makes literals of; BigInts are not shown.
callee(() => (1 + 2 + x)(), '(3 + x)');
callee(() => (7 % 4)(), '3');
callee(() => (1 >>> 2)(), '0');
callee(() => (-0)(), '0');
callee(() => (+1.005).y(), '1.005.y');
callee(() => (!1n).y(), 'false.y');
callee(() => (-1n).y(), '(-(intermediate value)).y');
callee(() => 'a"b'.y(), '"a"b".y');
callee(() => `a${1}b${x}`.y(), '1x.y');
callee(() => /x/yig(), '/x/giy');
callee(() => [1, , ...[2]].x(), '[1,,(...[2])].x');
callee(() => ({ a: 1, o }).x(), '{(intermediate value)(intermediate value)}.x');

// Operators: one pair of parentheses for a run of one of them.
callee(() => (x - y - z)(), '(x - y - z)');
callee(() => (x - (y - z))(), '(x - (y - z))');
callee(() => (x ?? y ?? z).q(), '(x ?? y ?? z).q');
callee(() => ((x ?? y) ?? z).q(), '((x ?? y) ?? z).q');
callee(() => ((x ?? y) ?? z ?? o).q(), '((x ?? y) ?? z ?? o).q');
callee(() => (x ** y ** z)(), '(x ** (y ** z))');
callee(() => (x && y && z)(), '(x && y && z)');
callee(() => (x && y || z)(), '((x && y) || z)');
callee(() => (x != y)(), '(!(x == y))');
callee(() => (x !== y)(), '(!(x === y))');
callee(() => ((x, y), z)(), '((x , y) , z)');
callee(() => (typeof x)(), '(typeof x)');
callee(() => (delete o.x)(), '(delete o.x)');
{
  let n = 1;
  callee(() => (n++)(), '(n++)');
  callee(() => (n += 1)(), 'n');
  callee(() => (o.n = 1)(), 'o.n');
  callee(() => ([n] = [1])(), '[n]');
  callee(() => ({ n, a: o.a = 1 } = {})(), '{(intermediate value)(intermediate value)}');
}

// Conditions show their number, functions the number of their statements, classes that of their members.
callee(() => (x ? y : z)(), '(intermediate value)'.repeat(3));
callee(() => (x ? y : z ? x : y)(), '(intermediate value)'.repeat(5));
callee(() => (x ? y : (z ? x : y))(), '(intermediate value)'.repeat(3));
callee(() => (() => { 1; 2; ; function g() {} var a; }).x(), '(intermediate value)'.repeat(3) + '.x');
callee(() => (function* (a = 1) { 1; 2; }).x(), '(intermediate value)'.repeat(4) + '.x');
callee(() => ((a = 1) => { var b; {} return b; }).x(), '(intermediate value)'.repeat(2) + '.x');
callee(() => ((a = 1) => { 1; {} return a; }).x(), '(intermediate value)'.repeat(4) + '.x');
callee(() => (() => {}).x(), '(intermediate value).x');
callee(() => (class extends Object { a() {} b = 1; #c = 2; ['d'] = 3; static {} constructor() { super(); } }).x(), '(intermediate value)'.repeat(4) + '.x');

// Calls.
callee(() => Object()(), 'Object(...)');
callee(() => Object`x`.y(), 'Object(...).y');
callee(() => new Object().x(), '(intermediate value).x');
callee(() => o?.b(), 'o?.b');
callee(() => (o?.hasOwnProperty('x'))(), '(intermediate value)');
callee(function () { new.target(); }, '.new.target');
callee(() => (class extends Object { constructor() { super().x(); } }, new (class extends Object { constructor() { super().x(); } })), 'super(...).x');
class Private {
  #p = 1;
  call() { this.#p(); }
  optional() { this?.#p(); }
  has() { (#p in this)(); }
  super() { super['x'](); }
}
callee(() => new Private().call(), 'this[#p]');
callee(() => new Private().optional(), 'this?.[#p]');
callee(() => new Private().has(), '(#p in this)');
callee(() => new Private().super(), '(intermediate value).x');

// Computed keys are not looked at: there the value stands for itself.
callee(() => ({ [x()]: 1 }), 'number 1');
callee(() => class { static [o()] = 1; }, 'object');
callee(() => { const { [o()]: a } = {}; }, 'object');
throws(() => ({ [('a' + 'b'.repeat(100))()]: 1 }), `TypeError: string "a${'b'.repeat(99)}<...>" is not a function`);

// A spread before the last argument makes an application of a list out of the call.
const applied = (call, text) => throws(call, `TypeError: Function.prototype.apply was called on ${text} and not a function`);
applied(() => o(...[], 1), '#<Object>, which is an object');
applied(() => o.x(...[], 1), 'undefined, which is undefined');
applied(() => null(...[], 1), 'null, which is null');
applied(() => 's'(...[], 1), 's, which is a string');
throws(() => new o(...[], 1), 'TypeError: #<Object> is not a constructor');
throws(() => new o.x(...[], ...[]), 'TypeError: undefined is not a constructor');

// In a script and in functions other than arrows V8 only looks for the end of a function, unless it seems to be called at once.
callee(function () { [function () { 1; 2; }].x(); }, '[(intermediate value)].x');
callee(function () { [(function () { 1; 2; })].x(); }, `[${'(intermediate value)'.repeat(2)}].x`);
callee(function () { [() => { 1; 2; }].x(); }, `[${'(intermediate value)'.repeat(2)}].x`);
callee(function () { !function () { 1; 2; }.x(); }, '(intermediate value)'.repeat(2) + '.x');
callee(() => (0, eval)('[() => { 1; 2; }].x()'), '[(intermediate value)].x');
callee(() => (0, eval)('{ [() => { 1; 2; }].x() }'), `[${'(intermediate value)'.repeat(2)}].x`);
callee(() => (0, eval)('[function () { 1; 2; }].x()'), '[(intermediate value)].x');
callee(() => (0, eval)('(() => { 1; 2; }).x()'), '(intermediate value)'.repeat(2) + '.x');

// Constructors.
throws(() => new (o.f = 1)(), 'TypeError: o.f is not a constructor');
throws(() => new (new Object)(), 'TypeError: (intermediate value) is not a constructor');
throws(() => ({ [new o()]: 1 }), 'TypeError: object is not a constructor');
throws(() => { class A extends null {} new A; }, 'TypeError: Super constructor null of A is not a constructor');

// Behind parameters that are more than names the body may stand in a block, and the start of a generator stands in there.
throws(() => { (function* (a = () => a) { let q; })().a(); }, 'TypeError: (intermediate value)(intermediate value)(...).a is not a function');
throws(() => { (function* (a = 1) { a(); })().a(); }, 'TypeError: (intermediate value)(intermediate value)(intermediate value)(...).a is not a function');
throws(() => { (function (a = eval()) { a; a; }).b(); }, 'TypeError: (intermediate value)(intermediate value)(intermediate value).b is not a function');
throws(() => { (function (a = 1) { eval(); a; }).b(); }, 'TypeError: (intermediate value)(intermediate value).b is not a function');

// A function shows its statements where V8 takes it for one that is called soon: first in parentheses, but not in a call's.
{
  const once = 'TypeError: (intermediate value).x is not a function';
  const twice = 'TypeError: (intermediate value)(intermediate value).x is not a function';
  const f = (value) => value;
  throws(() => (function () { f; f; }).x(), twice);
  throws(() => f((function () { f; f; }).x()), twice);
  throws(() => { return (function () { f; f; }.x()); }, twice);
  throws(() => f(!function () { f; f; }.x()), twice);
  throws(function () { f(function () { f; f; }.x()); }, once);
  throws(function () { f(f, function () { f; f; }.x()); }, once);
  throws(() => f(f, function () { f; f; }.x()), twice);
  throws(() => (async function () { f; f; }).x(), twice);
  throws(() => (async (a = 1) => { f; }).x(), twice);
  throws(() => (async (a) => { f; f; }).x(), twice);
}
