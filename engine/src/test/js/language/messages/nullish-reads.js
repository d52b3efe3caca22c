// A key that is an object is named as any value is, and left out where V8 would have a tag only; it is not converted.
const reading = (key, text) => throws(() => undefined[key], 'TypeError: Cannot read properties of undefined' + (text === null ? '' : ` (reading '${text}')`));
const setting = (key, text) => throws(() => { null[key] = 1; }, 'TypeError: Cannot set properties of null' + (text === null ? '' : ` (setting '${text}')`));
for (const check of [reading, setting]) {
  check('x', 'x');
  check(-0, '0');
  check(1e21, '1e+21');
  check(5n, '5');
  check(null, 'null');
  check(Symbol('s'), 'Symbol(s)');
  check({}, '#<Object>');
  check(new Map, '#<Map>');
  check(new (class Q {}), '#<Q>');
  check({ constructor: function C() {} }, '#<C>');
  check(function f() {}, 'function f() {}');
  check(Math.max, 'function max() { [native code] }');
  check(new RangeError('m'), 'RangeError: m');
  check({ toString: Error.prototype.toString, name: 'N', message: 'm' }, 'N: m');
  check(new Proxy([], {}), '[object Array]');
  for (const unnamed of [[1], new Date(0), /x/, Object('s'), Object.create(null), { constructor: undefined }, { toString() { throw 1; } }, [].values(), new Set().values()]) check(unnamed, null);
}
throws(() => { [1].x[[]]++; }, 'TypeError: Cannot read properties of undefined');
throws(() => undefined[[]](), 'TypeError: Cannot read properties of undefined');

// Of a long description the ends are shown.
const long = Symbol('a'.repeat(64) + 'b'.repeat(65));
reading(long, `Symbol(${'a'.repeat(56)}...<omitted>...${'b'.repeat(56)})`);
reading(Symbol('c'.repeat(128)), `Symbol(${'c'.repeat(128)})`);
