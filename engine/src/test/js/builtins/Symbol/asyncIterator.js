const symbol = attributes(Symbol, 'asyncIterator', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.asyncIterator');
same(createRealm().Symbol.asyncIterator, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'asyncIterator', 1), false);
eventually(async () => {
  const seen = [];
  for await (const value of { async *[Symbol.asyncIterator]() { yield 'mine'; } }) seen.push(value);
  sameElements(seen, ['mine']);
});
