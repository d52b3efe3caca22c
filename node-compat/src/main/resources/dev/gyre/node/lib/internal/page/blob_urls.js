// The blobs that have a URL in a page, its frames and the documents that follow it, https://w3c.github.io/FileAPI/#BlobURLStore

const host = require('internal/page/host');

host.shared.blobs ??= new Map();
const store = host.shared.blobs;

// The type and the bytes of the blob at a URL; undefined if there is none.
function read(url) {
  const blob = store.get(url.replace(/#.*/s, ''));
  return blob && [blob.type, require('internal/blob').bytesOf(blob)];
}

module.exports = { prefix: () => `blob:${host.origin()}/`, read, store };
