const get = accessor(ArrayBuffer.prototype, 'resizable');
same(new ArrayBuffer(5).resizable, false);
const growing = new ArrayBuffer(1, { maxByteLength: 1 });
same(growing.resizable, true);
same(growing.transfer().resizable, true);
same(growing.resizable, true, 'still after it was detached');
same(new ArrayBuffer(1, { maxByteLength: 2 }).transferToFixedLength().resizable, false);
same(new ArrayBuffer(1, 5).resizable, false);
throws(() => get.call(new SharedArrayBuffer(1)), 'TypeError');
