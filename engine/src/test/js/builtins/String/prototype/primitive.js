const symbols = { match: Symbol.match, matchAll: Symbol.matchAll, replace: Symbol.replace, replaceAll: Symbol.replace, search: Symbol.search, split: Symbol.split };
for (const [method, symbol] of Object.entries(symbols)) {
  let looked = 0;
  const patch = { get() { looked++; }, configurable: true };
  Object.defineProperty(Number.prototype, symbol, patch);
  Object.defineProperty(Boolean.prototype, symbol, patch);
  'a5'[method](5, 'five');
  'true'[method](true, 'five');
  same(looked, 0, method);
  Object(5)[symbol];
  same(looked, 1, method);
  delete Number.prototype[symbol];
  delete Boolean.prototype[symbol];
}
