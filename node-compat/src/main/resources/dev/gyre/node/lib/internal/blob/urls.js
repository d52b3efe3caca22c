// Where the blobs that have a URL are kept, https://w3c.github.io/FileAPI/#BlobURLStore

module.exports = { store: new Map(), prefix: () => 'blob:nodedata:' };
