builtin(Uint8Array.prototype, 'toHex', 0);
same(new Uint8Array([0, 15, 255]).toHex(), '000fff');
same(new Uint8Array().toHex(), '');
same(new Uint8Array([1, 2, 3, 4]).subarray(1, 3).toHex(), '0203');
throws(() => Uint8Array.prototype.toHex.call([1]), 'TypeError');
throws(() => Uint8Array.prototype.toHex.call(new Int8Array(1)), 'TypeError');
const detached = new Uint8Array(1);
detached.buffer.transfer();
throws(() => detached.toHex(), 'TypeError');
