// The errors of invalid iterables and iterators.
const next = { [Symbol.iterator]() { return { next: 5 }; } };
const noMethod = { [Symbol.iterator]: 5 };
const noObject = { [Symbol.iterator]() { return 5; } };
const rude = { next: () => ({ done: false }), return: () => 5, __proto__: Iterator.prototype };
throws(() => Iterator.from(noMethod), "TypeError: '5' returned for property 'Symbol(Symbol.iterator)' of object '#<Object>' is not a function");
throws(() => Iterator.from(noObject), 'TypeError: #<Object> is not iterable');
throws(() => Iterator.from(5), 'TypeError: Iterator.from called on non-object');
throws(() => [1].values().flatMap(() => 5).next(), 'TypeError: Iterator.prototype.flatMap called on non-object');
throws(() => [1].values().flatMap(() => 'text').next(), 'TypeError: Iterator.prototype.flatMap called on non-object');
throws(() => [1].values().flatMap(() => noObject).next(), 'TypeError: #<Object> is not iterable');
throws(() => new Uint8Array(noMethod), "TypeError: TypedArray's constructor requires that the property of the first argument, items[Symbol.iterator], when exists, be a function");
throws(() => Uint8Array.from(noMethod), 'TypeError: %TypedArray%.from requires that the property of the first argument, items[Symbol.iterator], when exists, be a function');
for (const use of [(x) => new Set(x), (x) => Array.from(x), (x) => Object.fromEntries(x), (x) => new Uint8Array(x), (x) => Object.groupBy(x, String)]) {
  throws(() => use(next), 'TypeError: number 5 is not a function');
}
throws(() => ({ next: 5, __proto__: Iterator.prototype }).toArray(), 'TypeError: number 5 is not a function');
throws(() => Math.max(...next), 'TypeError: Math.max is not a function');
throws(() => [...next], 'TypeError: next is not iterable');
throws(() => rude.some(() => true), 'TypeError: return called on non-object');
throws(() => { for (const x of { [Symbol.iterator]: () => rude }) break; }, 'TypeError: Iterator result 5 is not an object');
