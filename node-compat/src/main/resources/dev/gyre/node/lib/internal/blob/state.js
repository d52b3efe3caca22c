// The keys of a blob's properties. As in Node its state is in properties, so that an object that inherits from a blob, or a proxy of one, works as a blob; the realms of
// a page share the keys, so that blobs of its frames and workers do as well.

module.exports = { kHandle: Symbol('kHandle'), kLength: Symbol('kLength'), kType: Symbol('kType') };
