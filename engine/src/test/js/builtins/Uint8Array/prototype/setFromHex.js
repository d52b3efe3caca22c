builtin(Uint8Array.prototype, 'setFromHex', 1);
const target = new Uint8Array(2);
throws(() => target.setFromHex('01zz'), 'SyntaxError');
sameElements(target, [1, 0]);
sameElements(Object.entries(target.setFromHex('aabbcc')).flat(), ['read', 4, 'written', 2]);
sameElements(target, [170, 187]);
throws(() => target.setFromHex('abc'), 'SyntaxError');
throws(() => target.setFromHex(undefined), 'TypeError');
throws(() => Uint8Array.prototype.setFromHex.call({}, ''), 'TypeError');
