// Node 24 does not have it.
builtin(Uint8Array.prototype, 'setFromBase64', 1);
const target = new Uint8Array(4);
const result = target.setFromBase64('AQIDBAUG');
sameElements(Object.entries(result).flat(), ['read', 4, 'written', 3]);
sameElements(target, [1, 2, 3, 0]);
sameElements(Object.values(new Uint8Array(8).setFromBase64('AQIDBAUG ')), [9, 6]);
const partial = new Uint8Array(4);
throws(() => partial.setFromBase64('AQID!!!!'), 'SyntaxError');
sameElements(partial, [1, 2, 3, 0], 'what came before the fault is written');
throws(() => target.setFromBase64(1), 'TypeError');
throws(() => Uint8Array.prototype.setFromBase64.call(new Int8Array(4), 'AQID'), 'TypeError');
sameElements(Object.values(new Uint8Array(0).setFromBase64('AQID')), [0, 0]);
