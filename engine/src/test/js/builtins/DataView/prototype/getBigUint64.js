builtin(DataView.prototype, 'getBigUint64', 1);
const view = new DataView(new ArrayBuffer(8));
view.setBigUint64(0, -1n);
same(view.getBigUint64(0), 2n ** 64n - 1n);
same(view.setBigUint64(0, '255'), undefined);
same(view.getUint8(7), 255);
throws(() => view.setBigUint64(0, 'x'), 'SyntaxError: Cannot convert x to a BigInt');
throws(() => DataView.prototype.getBigUint64.call({}, 0), 'TypeError: Method DataView.prototype.getBigUint64 called on incompatible receiver #<Object>');
