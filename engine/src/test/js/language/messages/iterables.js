// What is said of values that cannot be iterated: V8 goes by the last position that evaluating the iterable set.
const x = 1, y = 2, z = 3, o = {}, n = 5;
let u;
const f = () => {};
const not = (callback, text) => throws(callback, `TypeError: ${text} is not iterable`);
const value = (callback, text) => throws(callback, `TypeError: ${text} is not iterable (cannot read property Symbol(Symbol.iterator))`);

not(() => { for (const a of u); }, 'u');
not(() => { for (const a of f()); }, 'f is not a function or its return value');
not(() => { for (const a of o.hasOwnProperty('a')); }, 'o.hasOwnProperty is not a function or its return value');
not(() => { for (const a of n()); }, 'n is not a function or its return value');
not(() => { for (const a of new Date); }, 'Date is not a function or its return value');
not(() => { for (const a of -5); }, '-5');
not(() => { for (const a of !x); }, '(!x)');
not(() => { for (const a of x + y); }, '(x + y)');
not(() => { for (const a of x && 1); }, '(x && 1)');
not(() => { for (const a of (x, y)); }, '(x , y)');
not(() => { for (const a of x ? 1 : 2); }, '(intermediate value)'.repeat(3));
not(() => { for (const a of o[x]); }, 'o[x]');
not(() => { for (const a of void x); }, '(void x)');
value(() => { for (const a of x + y + z); }, 'number 6');
value(() => { for (const a of u || u); }, 'undefined');
value(() => { for (const a of x ? y : z); }, 'number 2');
value(() => { for (const a of (x, y, 1)); }, 'number 1');
value(() => { for (const a of o?.q); }, 'undefined');
value(() => { for (const a of { a: x }); }, 'object');
value(() => { for (const a of { [Symbol.iterator]: 5 }); }, 'object');

not(() => { for (const a of { a: [1], b: { c: 1 }, get d() { return 1; } }); }, '{(intermediate value)(intermediate value)(intermediate value)}');
not(() => { for (const a of { ...o }); }, '{(intermediate value)}');
value(() => { for (const a of { ...{}, ...{} }); }, 'object');
value(() => { for (const a of { get b() {}, ...{} }); }, 'object');
value(() => { for (const a of { get ['b']() {} }); }, 'object');
value(() => { for (const a of { b: 1, set ['c'](v) {} }); }, 'object');
not(() => { for (const a of { ...{}, get b() {} }); }, '{(intermediate value)(intermediate value)}');
not(() => { for (const a of !0 ? f : 1); }, '(intermediate value)'.repeat(3));
not(() => { for (const a of false && x); }, '(false && x)');

not(() => { for (const a of delete o?.q); }, '(delete (intermediate value))');
not(() => { for (const a of delete o?.['q']); }, '(delete (intermediate value))');
value(() => { for (const a of delete o?.[x]); }, 'boolean true');

// What is delegated to, and as much of the rest of the function as V8 goes through afterwards: a statement each, of loops and choices their parts.
const delegated = (generator, count) => throws(() => generator().next(), `TypeError: yield* ${'(intermediate value)'.repeat(count)} is not iterable`);
const p = { q: 1 };
delegated(function* () { yield* p.q; x; }, 2);
delegated(function* () { for (const a of Array(yield* p.q, x)) { a; } x; }, 4);
delegated(function* () { for (var a in yield* p.q) { a; } }, 2);
delegated(function* () { for (let a = Array(yield* p.q); ;) { a; } }, 2);
delegated(function* () { for (let a = yield* p.q, b = 1, c; x; y) { a; } }, 4);
delegated(function* () { for (var a = yield* p.q, b = 1, c; x; y) { a; } }, 5);
delegated(function* () { for (var a = yield* p.q, b; ;) { a; } }, 2);
delegated(function* () { if (yield* p.q) { x; } else if (y) { z; } else { x; } }, 3);
delegated(function* () { try { x; yield* p.q; y; } finally { y; z; } }, 3);
delegated(function* () { switch (yield* p.q) { default: x; case 1: y; z; } }, 5);

// Reading the method is an attempt to iterate.
value(() => u[Symbol.iterator], 'undefined');
value(() => null[Symbol.iterator](), 'object null');

value(() => { for (const a of class { [Symbol.hasInstance]() {} }); }, 'function');
throws(() => { let a; [[a] = [new String]] = [1]; }, 'TypeError: String is not iterable (cannot read property Symbol(Symbol.iterator))');

not(() => [...u], 'u');
not(() => [...false || undefined], '(false || undefined)');
not(() => [...{ valueOf() {} }], '{(intermediate value)}');
not(() => [1, ...f()], 'f is not a function or its return value');

// Patterns.
not(() => { const [a] = n; }, 'n');
not(() => { const [a] = f(); }, 'f is not a function or its return value');
value(() => { const [a] = o.q; }, 'undefined');
{
  let a;
  value(() => { [a] = n; }, 'number 5');
  not(() => { [[a] = u] = []; }, 'u');
  value(() => { [[a] = 1] = []; }, 'number 1');
  value(() => { [[a]] = [1]; }, 'number 1');
  not(() => { ({ a: [a] = n } = {}); }, 'n');
  value(() => { ({ a: [a] } = { a: 1 }); }, '{(intermediate value)}');
  throws(() => { ({ a: [a] } = {}); }, "TypeError: Cannot destructure property 'Symbol(Symbol.iterator)' of '{}' as it is undefined.");
  value(() => { for ([a] of [1]); }, 'number 1');
}
not(() => { for (const [a] of [1]); }, '.for');
value(() => { (([a]) => {})(1); }, 'number 1');
value(() => { (([a] = n) => {})(); }, 'number 5');
value(() => { try { throw 1; } catch ([a]) {} }, 'number 1');

// The spread at the end of the arguments has words of its own.
throws(() => f(...u), 'TypeError: u is not iterable (cannot read property undefined)');
throws(() => f(1, ...f()), 'TypeError: f(...) is not iterable (cannot read property undefined)');
throws(() => n(...null), 'TypeError: null is not iterable (cannot read property null)');
throws(() => new f(...n), 'TypeError: Spread syntax requires ...iterable[Symbol.iterator] to be a function');
throws(() => f.call(...o), 'TypeError: Spread syntax requires ...iterable[Symbol.iterator] to be a function');
throws(() => new (class extends Object { constructor() { super(...u); } }), 'TypeError: u is not iterable (cannot read property undefined)');
value(() => f(...n, 1), 'number 5');
value(() => f(...u, ...[]), 'undefined');

// yield* shows no operand; as the first thing in a statement it shows nothing.
not(() => [...(function* () { yield* f(); })()], 'yield* (intermediate value)');
not(() => [...(function* () { yield* x + y; })()], 'yield* (intermediate value)');
not(() => [...(function* () { f(yield* u); })()], 'yield* (intermediate value)');
not(() => [...(function* () { yield* n(); })()], 'yield* (intermediate value)');
value(() => [...(function* () { yield* u; })()], 'undefined');
value(() => [...(function* () { return yield* 1; })()], 'number 1');

const eventual = async (callback, message) => rejects(callback(), 'TypeError: ' + message);
eventually(async () => {
  await eventual(async () => { for await (const a of u); }, "Cannot read properties of undefined (reading 'Symbol(Symbol.asyncIterator)')");
  await eventual(async () => { for await (const a of 1); }, '1 is not async iterable');
  await eventual(async () => { for await (const a of Number()); }, 'Number(...) is not a function or its return value is not async iterable');
  await eventual(async () => { for await (const a of x + y + z); }, 'undefined is not a function');
  await eventual(async () => { for await (const a of { get ['b']() {} }); }, 'undefined is not a function');
  await eventual(async () => { for (const a of await u); }, '(intermediate value) is not iterable');
  await eventual(() => (async function* () { yield* 1; })().next(), 'undefined is not a function');
  await eventual(() => (async function* () { yield* f(); })().next(), "Cannot read properties of undefined (reading 'Symbol(Symbol.asyncIterator)')");
});

// The operator ?? stands where its right side begins: a call there is what failed.
throws(() => [...({} ?? f())], 'TypeError: ({} ?? f) is not a function or its return value is not iterable');
throws(() => [...(0 || f())], 'TypeError: (0 || f) is not iterable');

// A computed key of a class sets V8's position anew.
throws(() => { for (const x of class { ['a'] = 1; }); }, 'TypeError: function is not iterable (cannot read property Symbol(Symbol.iterator))');
throws(() => { for (const x of class { a() {} }); }, 'TypeError: (intermediate value) is not iterable');
