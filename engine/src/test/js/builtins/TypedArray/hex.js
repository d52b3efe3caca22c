// Node 24 does not have it.
same(new Uint8Array([0, 15, 255]).toHex(), '000fff');
sameElements(Uint8Array.fromHex('00FfaB'), [0, 255, 171]);
throws(() => Uint8Array.fromHex('0'), 'SyntaxError');
const target = new Uint8Array(2);
throws(() => target.setFromHex('01zz'), 'SyntaxError');
sameElements(target, [1, 0]);
same(target.setFromHex('aabbcc').read, 4);
throws(() => Uint8Array.fromHex(1), 'TypeError');
