// Node 24 reads sticky before unicodeSets.
accessor(RegExp.prototype, 'flags');
same(/a/dgimsuy.flags, 'dgimsuy');
same(/a/v.flags, 'v');
const { get } = Object.getOwnPropertyDescriptor(RegExp.prototype, 'flags');
const log = [];
same(get.call(traced({ global: 1, sticky: 'y', unicode: 0 }, log)), 'gy');
sameElements(log, ['hasIndices', 'global', 'ignoreCase', 'multiline', 'dotAll', 'unicode', 'unicodeSets', 'sticky'].map((name) => 'get ' + name));
same(RegExp.prototype.flags, '');
throws(() => get.call(1), 'TypeError: RegExp.prototype.flags getter called on non-object 1');
