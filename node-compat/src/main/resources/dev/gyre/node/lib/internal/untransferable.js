// What markAsUntransferable has marked, and the memory that Buffers share.

module.exports = { untransferable: new WeakSet() };
