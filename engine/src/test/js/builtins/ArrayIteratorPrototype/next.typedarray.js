const iterator = new Uint8Array([1, 2]).values();
same(iterator.next().value, 1);
const array = new Uint8Array(new ArrayBuffer(4, { maxByteLength: 8 }), 0);
const live = array.entries();
live.next();
array.buffer.resize(1);
same(live.next().done, true);

const gone = new Uint8Array(2);
const steps = gone.keys();
gone.buffer.transfer();
throws(() => steps.next(), 'TypeError: Cannot perform Array Iterator.prototype.next on a detached or out-of-bounds ArrayBuffer');

// A view with a fixed length that its buffer no longer covers.
const buffer = new ArrayBuffer(4, { maxByteLength: 4 });
const outside = new Uint8Array(buffer, 2, 2).values();
buffer.resize(3);
throws(() => outside.next(), 'TypeError: Cannot perform Array Iterator.prototype.next on a detached or out-of-bounds ArrayBuffer');
