const symbol = attributes(Symbol, 'dispose', '').value;
same(typeof symbol, 'symbol');
same(symbol.description, 'Symbol.dispose');
same(createRealm().Symbol.dispose, symbol, 'one for all realms');
same(Symbol.keyFor(symbol), undefined);
same(Reflect.set(Symbol, 'dispose', 1), false);
let disposed = 0;
{
  using resource = { [Symbol.dispose]() { disposed++; } };
}
same(disposed, 1);
