// Writes ZIP archives. https://nodejs.org/api/zlib.html#zlibcreateziparchiveentries-options

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const { validateBoolean, validateInteger, validateObject, validateString } = require('internal/validators');
const { ZipEntry, recordOf } = require('internal/zip/entry');
const format = require('internal/zip/format');

// The comment's bytes and the offset of an archive; a text is the comment.
function readArchiveOptions(options = kEmptyObject, defaultComment = '') {
  if (typeof options === 'string') options = { __proto__: null, comment: options };
  validateObject(options, 'options');
  const { comment = defaultComment, baseOffset = 0 } = options;
  if (typeof comment !== 'object') validateString(comment, 'options.comment');
  validateInteger(baseOffset, 'options.baseOffset', 0);
  const commentBytes = typeof comment === 'string' ? Buffer.from(comment) : comment;
  if (commentBytes.length > format.LARGEST_16) {
    const reason = `the archive comment must not exceed ${format.LARGEST_16} bytes when encoded as UTF-8`;
    throw nodeError('ERR_ZIP_ARCHIVE_TOO_LARGE', reason);
  }
  return { commentBytes, baseOffset };
}

// The central directory of an archive that is being written, and its end.
class Directory {
  #headers = [];
  #size = 0;

  constructor({ commentBytes, baseOffset }) {
    this.commentBytes = commentBytes;
    this.offset = baseOffset;
  }

  // Adds an entry whose bytes end at the present offset and begin at another one.
  add(entry, start) {
    const record = recordOf(entry);
    const header = format.centralHeader(record, start, (record.flags & format.FLAG_DESCRIPTOR) !== 0);
    this.#headers.push(header);
    this.#size += header.length;
  }

  *chunks() {
    yield* this.#headers;
    yield format.archiveEnd(this.#headers.length, this.#size, this.offset, this.commentBytes);
  }
}

// Disposes the entry at which writing ended and those that would have followed.
async function disposeRest(current, iterator) {
  current?.[Symbol.dispose]?.();
  for (;;) {
    const { done, value } = await iterator.next();
    if (done) return;
    value?.[Symbol.dispose]?.();
  }
}

async function* archiveChunks(entries, options) {
  const directory = new Directory(options);
  const iterator = (entries[Symbol.asyncIterator] ?? entries[Symbol.iterator]).call(entries);
  let current;
  let isComplete = false;
  try {
    for (;;) {
      const { done, value } = await iterator.next();
      if (done) break;
      current = value;
      const start = directory.offset;
      for await (const chunk of value) {
        directory.offset += chunk.length;
        yield chunk;
      }
      directory.add(value, start);
      current = undefined;
    }
    yield* directory.chunks();
    isComplete = true;
  } finally {
    if (!isComplete) await disposeRest(current, iterator);
  }
}

function createZipArchive(entries, options) {
  const read = readArchiveOptions(options);
  return require('stream').Readable.from(archiveChunks(entries, read));
}

function disposeRestSync(current, iterator) {
  current?.[Symbol.dispose]?.();
  for (;;) {
    const { done, value } = iterator.next();
    if (done) return;
    value?.[Symbol.dispose]?.();
  }
}

function* archiveChunksSync(entries, options) {
  const directory = new Directory(options);
  const iterator = entries[Symbol.iterator]();
  let current;
  let isComplete = false;
  try {
    for (;;) {
      const { done, value } = iterator.next();
      if (done) break;
      current = value;
      const start = directory.offset;
      for (const chunk of value) {
        directory.offset += chunk.length;
        yield chunk;
      }
      directory.add(value, start);
      current = undefined;
    }
    yield* directory.chunks();
    isComplete = true;
  } finally {
    if (!isComplete) disposeRestSync(current, iterator);
  }
}

function createZipArchiveSync(entries, options) {
  return archiveChunksSync(entries, readArchiveOptions(options));
}

// The entry of a file, a folder or a link on disk.
async function entryOf(sourcePath, entryName, followSymlinks) {
  const fs = require('fs');
  const stats = await (followSymlinks ? fs.promises.stat(sourcePath) : fs.promises.lstat(sourcePath));
  const options = { __proto__: null, mode: stats.mode & 0o7777, modified: stats.mtime };
  if (stats.isSymbolicLink()) return ZipEntry.createSymlink(entryName, await fs.promises.readlink(sourcePath), options);
  if (stats.isDirectory())
    return ZipEntry.create(entryName.endsWith('/') ? entryName : `${entryName}/`, Buffer.alloc(0), options);
  if (stats.isFile()) return ZipEntry.createStream(entryName, fs.createReadStream(sourcePath), options);
  const reason = `cannot archive ${JSON.stringify(sourcePath)}: not a regular file`;
  throw nodeError('ERR_ZIP_UNSUPPORTED_FEATURE', reason);
}

async function* entriesOnDisk(files, followSymlinks) {
  for await (const pair of files) {
    const { 0: sourcePath, 1: entryName } = pair;
    validateString(sourcePath, 'sourcePath');
    validateString(entryName, 'entryName');
    yield await entryOf(sourcePath, entryName, followSymlinks);
  }
}

function zipFiles(files, options = kEmptyObject) {
  const read = readArchiveOptions(options);
  const followSymlinks = typeof options === 'string' ? true : (options.followSymlinks ?? true);
  validateBoolean(followSymlinks, 'options.followSymlinks');
  return require('stream').Readable.from(archiveChunks(entriesOnDisk(files, followSymlinks), read));
}

module.exports = {
  archiveChunks,
  archiveChunksSync,
  createZipArchive,
  createZipArchiveSync,
  readArchiveOptions,
  zipFiles,
};
