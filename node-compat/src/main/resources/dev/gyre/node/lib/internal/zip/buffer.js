// The entries of a ZIP archive in memory. https://nodejs.org/api/zlib.html#class-zlibzipbuffer

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const { validateFunction, validateString } = require('internal/validators');
const { archiveChunks, archiveChunksSync, readArchiveOptions } = require('internal/zip/archive');
const { bytesOf } = require('internal/zip/content');
const { ZipEntry, entriesOf, isEntry } = require('internal/zip/entry');
const { findArchiveEnd } = require('internal/zip/format');
const { decodeText } = require('internal/zip/text');

class ZipBuffer {
  #entries = new Map();
  #commentBytes;

  constructor(buffer) {
    const archive = bytesOf(buffer, 'buffer');
    const end = findArchiveEnd(archive, 0);
    this.#commentBytes = end.commentBytes;
    for (const entry of entriesOf(archive, end)) this.#entries.set(entry.name, entry);
  }

  get writable() {
    return true;
  }

  get comment() {
    return decodeText(this.#commentBytes);
  }

  has(name) {
    validateString(name, 'name');
    return this.#entries.has(name);
  }

  get(name) {
    validateString(name, 'name');
    const entry = this.#entries.get(name);
    if (entry === undefined) throw nodeError('ERR_ZIP_ENTRY_NOT_FOUND', name);
    return entry;
  }

  addEntry(entry) {
    if (!isEntry(entry)) throw nodeError('ERR_INVALID_ARG_TYPE', 'entry', 'ZipEntry', entry);
    this.#entries.set(entry.name, entry);
    return entry;
  }

  async add(filename, data, options) {
    return this.addEntry(await ZipEntry.create(filename, data, options));
  }

  addSync(filename, data, options) {
    return this.addEntry(ZipEntry.createSync(filename, data, options));
  }

  delete(name) {
    validateString(name, 'name');
    return this.#entries.delete(name);
  }

  clear() {
    this.#entries.clear();
  }

  *keys() {
    yield* this.#entries.keys();
  }

  *values() {
    yield* this.#entries.values();
  }

  *entries() {
    yield* this.#entries.entries();
  }

  get size() {
    return this.#entries.size;
  }

  forEach(callback, thisArg) {
    validateFunction(callback, 'callback');
    for (const [name, entry] of this.#entries) Reflect.apply(callback, thisArg, [entry, name, this]);
  }

  async toBuffer(options) {
    const read = readArchiveOptions(options, this.#commentBytes);
    const chunks = [];
    for await (const chunk of archiveChunks(this.#entries.values(), read)) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  toBufferSync(options) {
    return Buffer.concat([
      ...archiveChunksSync(this.#entries.values(), readArchiveOptions(options, this.#commentBytes)),
    ]);
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  get [Symbol.toStringTag]() {
    return 'ZipBuffer';
  }

  [Symbol.dispose]() {
    for (const entry of this.#entries.values()) entry[Symbol.dispose]();
    this.#entries.clear();
  }
}

module.exports = { ZipBuffer };
