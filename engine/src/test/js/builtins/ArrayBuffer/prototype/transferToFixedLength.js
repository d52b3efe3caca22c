builtin(ArrayBuffer.prototype, 'transferToFixedLength', 0);
const resizable = new ArrayBuffer(2, { maxByteLength: 4 });
new Uint8Array(resizable)[1] = 9;
const fixed = resizable.transferToFixedLength(6);
same(fixed.resizable, false);
sameElements(new Uint8Array(fixed), [0, 9, 0, 0, 0, 0]);
same(resizable.detached, true);
throws(() => resizable.transferToFixedLength(), 'TypeError: Cannot perform ArrayBuffer.prototype.transferToFixedLength on a detached ArrayBuffer');
throws(() => ArrayBuffer.prototype.transferToFixedLength.call(1), 'TypeError: Method ArrayBuffer.prototype.transferToFixedLength called on incompatible receiver 1');
