builtin(Symbol.prototype, Symbol.toPrimitive, 1, { attributes: 'c' });
const symbol = Symbol('s');
for (const hint of ['string', 'number', 'default', 'any']) same(Object(symbol)[Symbol.toPrimitive](hint), symbol);
same({ [Object(symbol)]: 1 }[symbol], 1);
same(attributes(Symbol.prototype, Symbol.toStringTag, 'c').value, 'Symbol');
const wrapped = Object(symbol);
Object.defineProperty(wrapped, Symbol.toPrimitive, { value: undefined });
throws(() => wrapped + '', 'TypeError: Cannot convert a Symbol value to a string');
throws(() => Symbol.prototype[Symbol.toPrimitive].call(null), "TypeError: Symbol.prototype [ @@toPrimitive ] requires that 'this' be a Symbol");
