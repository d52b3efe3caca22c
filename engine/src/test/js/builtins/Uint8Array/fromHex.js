builtin(Uint8Array, 'fromHex', 1);
sameElements(Uint8Array.fromHex('00FfaB'), [0, 255, 171]);
sameElements(Uint8Array.fromHex(''), []);
for (const bad of ['0', 'zz', '0 0', '0x00', '\uff10\uff10']) throws(() => Uint8Array.fromHex(bad), 'SyntaxError');
for (const bad of [1, undefined, ['00'], { toString: () => '00' }]) throws(() => Uint8Array.fromHex(bad), 'TypeError');
class Sub extends Uint8Array {}
same(Sub.fromHex('00').constructor, Uint8Array);
