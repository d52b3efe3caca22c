// The objects that markAsUntransferable has marked, and the memory of the Buffer pool.

module.exports = { untransferable: new WeakSet() };
