const kept = [1];
kept[Symbol.isConcatSpreadable] = false;
same([].concat(kept)[0], kept);
sameElements([].concat({ length: 3, 0: 'a', 2: 'c', [Symbol.isConcatSpreadable]: true }), ['a', , 'c']);
sameElements([].concat({ length: -5, [Symbol.isConcatSpreadable]: 1 }), []);
sameElements(Array.prototype.concat.call(Object.assign(() => {}, { [Symbol.isConcatSpreadable]: true })), []);

// A String wrapper is spreadable only when it says so.
const text = Object('ab');
same([].concat(text)[0], text);
text[Symbol.isConcatSpreadable] = true;
sameElements([].concat(text), ['a', 'b']);

// A Proxy of an array is an array; what is read of it, and in which order.
const log = [];
sameElements([].concat(traced([1, , 3], log)), [1, , 3]);
sameElements(log, ['get Symbol(Symbol.isConcatSpreadable)', 'get length', 'has 0', 'get 0', 'has 1', 'has 2', 'get 2']);

Number.prototype[Symbol.isConcatSpreadable] = true;
Number.prototype.length = 1;
sameElements([].concat(5), [5]);
delete Number.prototype[Symbol.isConcatSpreadable];
delete Number.prototype.length;
throws(() => [].concat({ get [Symbol.isConcatSpreadable]() { throw log; } }), log);
