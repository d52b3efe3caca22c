// The entries of a ZIP archive on disk. https://nodejs.org/api/zlib.html#class-zlibzipfile

const { Buffer, kMaxLength } = require('buffer');
const { nodeError } = require('internal/errors');
const fs = require('fs');
const { validateBoolean, validateFunction, validateString } = require('internal/validators');
const { archiveChunksSync, createZipArchive, readArchiveOptions } = require('internal/zip/archive');
const { ZipEntry, isEntry, place, recordOf } = require('internal/zip/entry');
const format = require('internal/zip/format');
const { decodeText } = require('internal/zip/text');

const CHUNK_LENGTH = 65536;

const construct = Symbol('construct');

// An operation of fs on a descriptor, as a promise.
function ask(operation, ...args) {
  const { promise, resolve, reject } = Promise.withResolvers();
  operation(...args, (error, result) => (error ? reject(error) : resolve(result)));
  return promise;
}

function requireAll(read, length) {
  if (read < length) throw format.invalid('unexpected end of file');
}

// The open file of an archive.
class ArchiveFile {
  constructor(descriptor) {
    this.descriptor = descriptor;
  }

  get isOpen() {
    return this.descriptor !== undefined;
  }

  #requireOpen() {
    if (!this.isOpen)
      throw nodeError('ERR_INVALID_STATE', 'cannot read a ZipEntry after its backing ZipFile has been closed');
  }

  readSync(position, length) {
    this.#requireOpen();
    const bytes = Buffer.allocUnsafeSlow(length);
    let done = 0;
    while (done < length) {
      const count = fs.readSync(this.descriptor, bytes, done, length - done, position + done);
      if (count === 0) break;
      done += count;
    }
    requireAll(done, length);
    return bytes;
  }

  async read(position, length) {
    const bytes = Buffer.allocUnsafeSlow(length);
    let done = 0;
    while (done < length) {
      this.#requireOpen();
      const count = await ask(fs.read, this.descriptor, bytes, done, length - done, position + done);
      if (count === 0) break;
      done += count;
    }
    requireAll(done, length);
    return bytes;
  }

  async write(position, bytes) {
    for (let done = 0; done < bytes.length; )
      done += await ask(fs.write, this.descriptor, bytes, done, bytes.length - done, position + done);
  }

  writeSync(position, bytes) {
    for (let done = 0; done < bytes.length; )
      done += fs.writeSync(this.descriptor, bytes, done, bytes.length - done, position + done);
  }

  readLocalExtra(record, offset) {
    const header = this.readSync(offset, format.localLength(this.readSync(offset, format.LOCAL_LENGTH), 0));
    return format.checkLocal(header, record);
  }

  async #contentStart(record, offset) {
    const length = format.localLength(await this.read(offset, format.LOCAL_LENGTH), 0);
    format.checkLocal(await this.read(offset, length), record);
    return offset + length;
  }

  async readContent(record, offset) {
    return this.read(await this.#contentStart(record, offset), record.compressedSize);
  }

  readContentSync(record, offset) {
    const length = format.localLength(this.readSync(offset, format.LOCAL_LENGTH), 0);
    format.checkLocal(this.readSync(offset, length), record);
    return this.readSync(offset + length, record.compressedSize);
  }

  async *readChunks(record, offset) {
    let position = await this.#contentStart(record, offset);
    for (let left = record.compressedSize; left > 0; ) {
      const chunk = await this.read(position, Math.min(left, CHUNK_LENGTH));
      position += chunk.length;
      left -= chunk.length;
      yield chunk;
    }
  }
}

function requireName(filename) {
  validateString(filename, 'filename');
}

function readWritable(options) {
  const writable = options?.writable ?? false;
  validateBoolean(writable, 'options.writable');
  return writable;
}

// What the tail of a file says of its directory.
function findEnd(tail, start) {
  const end = format.findArchiveEnd(tail, start);
  if (end.size > kMaxLength)
    throw nodeError('ERR_ZIP_ARCHIVE_TOO_LARGE', 'the central directory is too large to buffer in memory');
  return end;
}

class ZipFile {
  #file;
  #writable;
  #end;
  // Records by name, with the offset of the entry in the file.
  #records = new Map();
  #pending = 0;
  #last = Promise.resolve();

  constructor(token, file, writable, end, directory) {
    if (token !== construct) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this.#file = file;
    this.#writable = writable;
    this.#end = end;
    for (const record of format.readDirectory(directory, 0, end)) this.#records.set(new ZipEntry(record).name, record);
  }

  static async open(filename, options) {
    requireName(filename);
    const writable = readWritable(options);
    const file = new ArchiveFile(await ask(fs.open, filename, writable ? 'r+' : 'r'));
    try {
      const { size } = await ask(fs.fstat, file.descriptor);
      const start = Math.max(0, size - format.TAIL_LENGTH);
      const end = findEnd(await file.read(start, size - start), start);
      return new ZipFile(construct, file, writable, end, await file.read(end.directoryStart, end.size));
    } catch (error) {
      await ask(fs.close, file.descriptor);
      throw error;
    }
  }

  static openSync(filename, options) {
    requireName(filename);
    const writable = readWritable(options);
    const file = new ArchiveFile(fs.openSync(filename, writable ? 'r+' : 'r'));
    try {
      const { size } = fs.fstatSync(file.descriptor);
      const start = Math.max(0, size - format.TAIL_LENGTH);
      const end = findEnd(file.readSync(start, size - start), start);
      return new ZipFile(construct, file, writable, end, file.readSync(end.directoryStart, end.size));
    } catch (error) {
      fs.closeSync(file.descriptor);
      throw error;
    }
  }

  get writable() {
    return this.#writable;
  }

  get comment() {
    return decodeText(this.#end.commentBytes);
  }

  has(name) {
    this.#requireOpen();
    validateString(name, 'name');
    return this.#records.has(name);
  }

  async get(name) {
    return this.getSync(name);
  }

  getSync(name) {
    this.#requireOpen();
    validateString(name, 'name');
    const record = this.#records.get(name);
    if (record === undefined) throw nodeError('ERR_ZIP_ENTRY_NOT_FOUND', name);
    return new ZipEntry(record, { file: this.#file, offset: record.offset });
  }

  async stream(name, options) {
    const entry = await this.get(name);
    return require('stream').Readable.from(entry.contentIterator(options));
  }

  async addEntry(entry) {
    this.#requireWritable();
    requireEntry(entry);
    return this.#inOrder(() => this.#append(entry));
  }

  async add(filename, data, options) {
    this.#requireWritable();
    return this.#inOrder(async () => this.#append(await ZipEntry.create(filename, data, options)));
  }

  addEntrySync(entry) {
    this.#requireWritable();
    this.#requireSettled();
    requireEntry(entry);
    const start = this.#end.directoryStart;
    let position = start;
    for (const chunk of entry) {
      this.#file.writeSync(position, chunk);
      position += chunk.length;
    }
    this.#rewriteSync(this.#withEntry(entry, start), position);
    return entry;
  }

  addSync(filename, data, options) {
    this.#requireWritable();
    this.#requireSettled();
    return this.addEntrySync(ZipEntry.createSync(filename, data, options));
  }

  async delete(name) {
    this.#requireWritable();
    validateString(name, 'name');
    return this.#inOrder(async () => {
      if (!this.#records.has(name)) return false;
      const records = new Map(this.#records);
      records.delete(name);
      await this.#rewrite(records, this.#end.directoryStart);
      return true;
    });
  }

  deleteSync(name) {
    this.#requireWritable();
    this.#requireSettled();
    validateString(name, 'name');
    if (!this.#records.has(name)) return false;
    const records = new Map(this.#records);
    records.delete(name);
    this.#rewriteSync(records, this.#end.directoryStart);
    return true;
  }

  compact(comment) {
    return createZipArchive(this.valuesSync(), { __proto__: null, comment: comment ?? this.#end.commentBytes });
  }

  compactSync(comment) {
    return Buffer.concat([
      ...archiveChunksSync(this.valuesSync(), readArchiveOptions(comment, this.#end.commentBytes)),
    ]);
  }

  *keys() {
    this.#requireOpen();
    yield* this.#records.keys();
  }

  *values() {
    for (const name of this.keys()) yield this.get(name);
  }

  *valuesSync() {
    for (const name of this.keys()) yield this.getSync(name);
  }

  *entries() {
    for (const name of this.keys()) yield [name, this.get(name)];
  }

  *entriesSync() {
    for (const name of this.keys()) yield [name, this.getSync(name)];
  }

  get size() {
    this.#requireOpen();
    return this.#records.size;
  }

  forEach(callback, thisArg) {
    validateFunction(callback, 'callback');
    for (const [name, entry] of this.entries()) Reflect.apply(callback, thisArg, [entry, name, this]);
  }

  forEachSync(callback, thisArg) {
    validateFunction(callback, 'callback');
    for (const [name, entry] of this.entriesSync()) Reflect.apply(callback, thisArg, [entry, name, this]);
  }

  async close() {
    if (!this.#file.isOpen) return;
    await this.#inOrder(async () => {
      const { descriptor } = this.#file;
      if (descriptor === undefined) return;
      this.#file.descriptor = undefined;
      await ask(fs.close, descriptor);
    });
  }

  closeSync() {
    if (!this.#file.isOpen) return;
    this.#requireSettled();
    const { descriptor } = this.#file;
    this.#file.descriptor = undefined;
    fs.closeSync(descriptor);
  }

  async *[Symbol.asyncIterator]() {
    for (const name of this.keys()) yield await this.get(name);
  }

  [Symbol.iterator]() {
    return this.entries();
  }

  get [Symbol.toStringTag]() {
    return 'ZipFile';
  }

  async [Symbol.asyncDispose]() {
    await this.close();
  }

  [Symbol.dispose]() {
    this.closeSync();
  }

  #requireOpen() {
    if (!this.#file.isOpen) throw nodeError('ERR_INVALID_STATE', 'the ZipFile has been closed');
  }

  #requireWritable() {
    this.#requireOpen();
    if (!this.#writable) throw nodeError('ERR_ZIP_NOT_WRITABLE');
  }

  #requireSettled() {
    if (this.#pending === 0) return;
    const calls = 'add(), addEntry(), delete(), or close()';
    const reason = `cannot call a synchronous ZipFile method while an asynchronous ${calls} call has not settled yet`;
    throw nodeError('ERR_INVALID_STATE', reason);
  }

  async #append(entry) {
    const start = this.#end.directoryStart;
    let position = start;
    for await (const chunk of entry) {
      await this.#file.write(position, chunk);
      position += chunk.length;
    }
    await this.#rewrite(this.#withEntry(entry, start), position);
    this.#promote(entry, start);
    return entry;
  }

  // Changes of the file run one after the other.
  async #inOrder(change) {
    this.#pending++;
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers();
    this.#last = promise;
    try {
      await before;
      return await change();
    } finally {
      this.#pending--;
      resolve();
    }
  }

  #withEntry(entry, offset) {
    const records = new Map(this.#records);
    records.set(entry.name, { ...recordOf(entry), offset });
    return records;
  }

  // The directory at a position, with the archive's end; `length` is the directory's own.
  #directoryOf(records, position) {
    const headers = [];
    for (const record of records.values())
      headers.push(format.centralHeader(record, record.offset, (record.flags & format.FLAG_DESCRIPTOR) !== 0));
    const directory = Buffer.concat(headers);
    const end = format.archiveEnd(headers.length, directory.length, position, this.#end.commentBytes);
    return { bytes: Buffer.concat([directory, end]), length: directory.length };
  }

  #replace(records, directoryStart, size) {
    this.#records = records;
    this.#end = { ...this.#end, directoryStart, size };
  }

  async #rewrite(records, position) {
    const { bytes, length } = this.#directoryOf(records, position);
    await this.#file.write(position, bytes);
    await ask(fs.ftruncate, this.#file.descriptor, position + bytes.length);
    this.#replace(records, position, length);
  }

  #rewriteSync(records, position) {
    const { bytes, length } = this.#directoryOf(records, position);
    this.#file.writeSync(position, bytes);
    fs.ftruncateSync(this.#file.descriptor, position + bytes.length);
    this.#replace(records, position, length);
  }

  // What a stream made is read from the file from now on.
  #promote(entry, offset) {
    if (entry.rawContent === null) place(entry, { file: this.#file, offset });
  }
}

function requireEntry(entry) {
  if (!isEntry(entry)) throw nodeError('ERR_INVALID_ARG_TYPE', 'entry', 'ZipEntry', entry);
}

module.exports = { ZipFile };
