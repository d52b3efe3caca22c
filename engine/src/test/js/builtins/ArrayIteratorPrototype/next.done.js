const log = [];
const keys = Array.prototype.keys.call(traced({ length: 1 }, log));
same(keys.next().done, false);
same(keys.next().done, true);
same(keys.next().done, true);
sameElements(log, ['get length', 'get length']);

// Done is for ever, though the buffer grows again.
const array = new Uint8Array(new ArrayBuffer(4, { maxByteLength: 8 }));
const entries = array.entries();
entries.next();
array.buffer.resize(1);
same(entries.next().done, true);
array.buffer.resize(8);
same(entries.next().done, true);
same(entries.next().value, undefined);
