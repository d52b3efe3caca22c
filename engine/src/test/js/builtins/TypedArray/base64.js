// Node 24 does not have it.
sameElements(Uint8Array.fromBase64('AQID'), [1, 2, 3]);
sameElements(Uint8Array.fromBase64(' A Q = = '), [1]);
sameElements(Uint8Array.fromBase64('-_8', { alphabet: 'base64url' }), [251, 255]);
throws(() => Uint8Array.fromBase64('A'), 'SyntaxError');
throws(() => Uint8Array.fromBase64('AQ', { lastChunkHandling: 'strict' }), 'SyntaxError');
same(new Uint8Array([251, 255]).toBase64({ alphabet: 'base64url', omitPadding: true }), '-_8');
const target = new Uint8Array(4);
const result = target.setFromBase64('AQIDBAUG');
same(result.read, 4);
same(result.written, 3);
sameElements(target, [1, 2, 3, 0]);
throws(() => Uint8Array.prototype.toBase64.call(new Int8Array()), 'TypeError');
