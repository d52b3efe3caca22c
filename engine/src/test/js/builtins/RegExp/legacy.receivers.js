// Node: V8's accessors of the last match take any receiver; the clause wants %RegExp% itself.
for (const name of ['input', '$_', 'lastMatch', '$&', 'lastParen', '$+', 'leftContext', '$`', 'rightContext', "$'", '$1', '$9']) {
  const { get, set } = Object.getOwnPropertyDescriptor(RegExp, name);
  same(typeof get.call(RegExp), 'string', name);
  for (const receiver of [{}, undefined, /a/, class extends RegExp {}, createRealm().RegExp]) throws(() => get.call(receiver), 'TypeError');
  if (set !== undefined) throws(() => set.call({}, ''), 'TypeError');
}
