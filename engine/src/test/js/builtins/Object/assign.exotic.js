// Array targets grow; typed arrays ignore what is outside; a Proxy sees set after each get.
sameElements(Object.assign([1, 2, 3], ['a', , 'c'], { length: 2 }), ['a', 2]);
sameElements(Object.assign(new Uint8Array(2), [257, 2, 3]), [1, 2]);
const log = [];
Object.assign(traced({}, log, 'target '), traced({ a: 1, [Symbol.match]: 2 }, log, 'source '));
sameElements(log, ['source ownKeys', 'source getOwnPropertyDescriptor a', 'source get a', 'target set a', 'source getOwnPropertyDescriptor Symbol(Symbol.match)', 'source get Symbol(Symbol.match)', 'target set Symbol(Symbol.match)']);
same(typeof Object.assign(5, { a: 1 }), 'object');
same(Object.keys(Object.assign(() => {}, { b: 1 }))[0], 'b');

// A getter that deletes a later key: the key is skipped.
const source = { get first() { delete this.second; return 1; }, second: 2 };
sameElements(Object.keys(Object.assign({}, source)), ['first']);
throws(() => Object.assign({ set a(value) { throw value; } }, { a: log }), log);
throws(() => Object.assign(Object.defineProperty({}, 'a', { get() {} }), { a: 1 }), 'TypeError: Cannot set property a of #<Object> which has only a getter');
