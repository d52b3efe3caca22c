const error = new RangeError('through natives');
const thrower = () => { throw error; };
const log = [];
for (const call of [
  () => [1].map(thrower), () => [2, 1].sort(thrower), () => 'a'.replace(/a/, thrower), () => JSON.stringify({ toJSON: thrower }), () => JSON.parse('[1]', thrower),
  () => new Map([[1, 2]]).forEach(thrower), () => Array.from([1], thrower), () => Reflect.apply(thrower, null, []), () => thrower.bind()(), () => new Proxy({}, { has: thrower }).x in {} || 'k' in new Proxy({}, { has: thrower }),
  () => `${{ toString: thrower }}`, () => +{ valueOf: thrower }, () => [...{ [Symbol.iterator]: thrower }], () => Object.defineProperty({}, { toString: thrower }, {}), () => new (class { constructor() { thrower(); } })(),
  () => { for (const x of { [Symbol.iterator]: () => ({ next: thrower }) }); }, () => Object.groupBy([1], thrower), () => new Set({ [Symbol.iterator]: thrower }), () => eval('thrower()'), () => new Function('f', 'f()')(thrower),
]) {
  try { throws(call, error); } finally { log.push('finally'); }
}
same(log.length, 20);
