// One accessor for each flag; the prototype itself answers undefined, everything else is refused.
const letters = { dotAll: 's', global: 'g', hasIndices: 'd', ignoreCase: 'i', multiline: 'm', sticky: 'y', unicode: 'u', unicodeSets: 'v' };
for (const [name, letter] of Object.entries(letters)) {
  const get = accessor(RegExp.prototype, name);
  same(new RegExp('a', letter)[name], true);
  same(/a/[name], false);
  same(get.call(RegExp.prototype), undefined);
  throws(() => get.call({}), 'TypeError');
  throws(() => get.call(createRealm().RegExp.prototype), 'TypeError');
}
