const TypedArray = Object.getPrototypeOf(Int8Array);
builtin(TypedArray.prototype, 'map', 1);
builtin(TypedArray.prototype, 'forEach', 1);
sameElements(new Int8Array([100, 2]).map((value) => value * 2), [-56, 4]);
sameElements(new Float32Array([1]).map(() => 0.1), [Math.fround(0.1)]);
throws(() => new BigInt64Array(1).map(() => 1), 'TypeError: Cannot convert 1 to a BigInt');
class Bytes extends Uint8Array { static get [Symbol.species]() { return Uint16Array; } }
sameElements(new Bytes([200]).map((value) => value * 2), [400]);
const log = [];
same(new Uint8Array([4, 5]).forEach((value, index) => log.push(value, index)), undefined);
sameElements(log, [4, 0, 5, 1]);
throws(() => new Uint8Array(1).map(), 'TypeError: undefined is not a function');
// V8 shows what is no function as values in texts are shown, here only.
for (const [value, shown] of [['abc', 'abc'], [NaN, 'NaN'], [null, 'null'], [5n, '5'], [{}, '#<Object>'], [[1], '[object Array]'], [new Set, '#<Set>'], [Symbol('s'), 'Symbol(s)']]) {
  throws(() => new Uint8Array(1).map(value), `TypeError: ${shown} is not a function`);
}
throws(() => new Uint8Array(1).filter('abc'), 'TypeError: string "abc" is not a function');
