accessor(DataView.prototype, 'buffer');
const buffer = new ArrayBuffer(4);
const view = new DataView(buffer);
same(view.buffer, buffer);
buffer.transfer();
same(view.buffer, buffer);
throws(() => view.byteLength, 'TypeError: Cannot perform get DataView.prototype.byteLength on a detached or out-of-bounds ArrayBuffer');
throws(() => view.byteOffset, 'TypeError: Cannot perform get DataView.prototype.byteOffset on a detached or out-of-bounds ArrayBuffer');
throws(() => DataView.prototype.buffer, 'TypeError: Method get DataView.prototype.buffer called on incompatible receiver #<DataView>');
