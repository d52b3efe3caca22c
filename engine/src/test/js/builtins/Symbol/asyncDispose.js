const symbol = attributes(Symbol, 'asyncDispose', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.asyncDispose');
same(createRealm().Symbol.asyncDispose, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'asyncDispose', 1), false);
eventually(async () => {
  let disposed = 0;
  {
    await using resource = { async [Symbol.asyncDispose]() { disposed++; } };
  }
  same(disposed, 1);
});
