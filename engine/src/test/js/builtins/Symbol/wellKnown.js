// The well-known symbols: one of each for all realms, and fixed.
const other = createRealm();
for (const name of ['asyncIterator', 'hasInstance', 'isConcatSpreadable', 'iterator', 'match', 'matchAll', 'replace', 'search', 'species', 'split', 'toPrimitive', 'toStringTag', 'unscopables']) {
  const symbol = attributes(Symbol, name, '').value;
  same(symbol.description, 'Symbol.' + name);
  same(other.Symbol[name], symbol, name);
  same(Symbol.keyFor(symbol), undefined);
}
throws(() => { 'use strict'; Symbol.iterator = 1; }, "TypeError: Cannot assign to read only property 'iterator' of function 'function Symbol() { [native code] }'");
