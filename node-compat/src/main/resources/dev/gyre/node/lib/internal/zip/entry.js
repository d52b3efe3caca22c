// An entry of a ZIP archive. https://nodejs.org/api/zlib.html#class-zlibzipentry

const { Buffer, kMaxLength } = require('buffer');
const { nodeError } = require('internal/errors');
const { isDate, isUint8Array } = require('internal/util/types');
const { validateInteger, validateString } = require('internal/validators');
const content = require('internal/zip/content');
const { EXTRA_ZIP64, timeOf, timestampExtra, unicodePath, withoutExtra } = require('internal/zip/extra');
const format = require('internal/zip/format');
const { decodeText, decodeTime, encodeTime } = require('internal/zip/text');

const { FLAG_DESCRIPTOR, FLAG_ENCRYPTED, FLAG_UTF8, HOST_UNIX, LARGEST_16 } = format;
const { METHOD_DEFLATE, METHOD_STORE, METHOD_ZSTD } = format;

const FILE_TYPE = 0o170000;
const TYPE_REGULAR = 0o100000;
const TYPE_DIRECTORY = 0o040000;
const TYPE_SYMLINK = 0o120000;
const PERMISSIONS = 0o7777;
const DOS_DIRECTORY = 0x10;

const EMPTY = Buffer.alloc(0);

// A text of a header in UTF-8.
function encode(text, what) {
  const bytes = Buffer.from(text);
  if (bytes.length > LARGEST_16) {
    const reason = `the entry ${what} must not exceed ${LARGEST_16} bytes when encoded as UTF-8`;
    throw nodeError('ERR_ZIP_ENTRY_TOO_LARGE', reason);
  }
  return bytes;
}

function readModified(modified) {
  if (modified === undefined) return new Date();
  if (!isDate(modified)) throw nodeError('ERR_INVALID_ARG_TYPE', 'options.modified', 'Date', modified);
  return new Date(modified.getTime());
}

// The record of an entry that a program makes, still without its content.
function makeRecord(filename, options, type, defaultMode) {
  validateString(filename, 'filename');
  if (filename === '') throw nodeError('ERR_INVALID_ARG_VALUE', 'filename', filename, 'must not be empty');
  const comment = options?.comment ?? '';
  validateString(comment, 'options.comment');
  const mode = options?.mode ?? defaultMode;
  validateInteger(mode, 'options.mode', 0, 2 ** 32 - 1);
  const modified = readModified(options?.modified);
  const extra = timestampExtra(modified.getTime());
  const attributes = ((type | (mode & PERMISSIONS)) * 65536) >>> 0;
  return {
    host: HOST_UNIX,
    flags: FLAG_UTF8,
    isUtf8: true,
    method: METHOD_STORE,
    ...encodeTime(modified),
    modified: modified.getTime(),
    crc: 0,
    size: 0,
    compressedSize: 0,
    internalAttributes: 0,
    externalAttributes: type === TYPE_DIRECTORY ? attributes + DOS_DIRECTORY : attributes,
    nameBytes: encode(filename, 'name'),
    commentBytes: encode(comment, 'comment'),
    centralExtra: extra,
    localExtra: extra,
  };
}

// The record and the bytes of an entry with content, and the method to compress them by, or METHOD_STORE.
function prepare(filename, data, options) {
  validateString(filename, 'filename');
  const isDirectory = filename.endsWith('/');
  const bytes = content.bytesOf(data, 'data');
  if (isDirectory && bytes.length > 0)
    throw nodeError('ERR_INVALID_ARG_VALUE', 'data', data, 'must be empty for a directory entry');
  const named = options?.method === undefined ? METHOD_DEFLATE : content.readMethod(options.method);
  const record = isDirectory
    ? makeRecord(filename, options, TYPE_DIRECTORY, 0o755)
    : makeRecord(filename, options, TYPE_REGULAR, 0o644);
  record.size = bytes.length;
  record.crc = content.crc32(bytes);
  return { record, bytes, method: bytes.length === 0 ? METHOD_STORE : named };
}

// The compressed form if it is smaller, otherwise the content itself.
function complete(record, bytes, method, compressed) {
  const isSmaller = compressed !== undefined && compressed.length < bytes.length;
  const raw = isSmaller ? compressed : bytes;
  record.method = isSmaller ? method : METHOD_STORE;
  record.compressedSize = raw.length;
  return new ZipEntry(record, { raw });
}

let recordOf;
let rawChunks;
let rawBytes;
let place;

class ZipEntry {
  #record;
  // Where the content is: { raw } in memory, { file, offset } in a ZipFile, or { stream } that makes it.
  #place;
  #isPending;

  constructor(record, where) {
    this.#record = record;
    this.#place = where;
    this.#isPending = where?.stream !== undefined;
  }

  static {
    recordOf = (entry) => entry.#record;
    place = (entry, where) => {
      entry.#place = where;
    };
    rawBytes = (entry) => entry.#rawBytes();
    rawChunks = (entry) => entry.#rawChunks();
  }

  static isEntry(value) {
    return typeof value === 'object' && value !== null && #record in value;
  }

  get compressed() {
    return this.#record.method !== METHOD_STORE;
  }

  get rawContent() {
    return this.#place.raw ?? null;
  }

  get method() {
    return this.#record.method;
  }

  get flags() {
    return this.#record.flags;
  }

  get crc32() {
    this.#requireFinished();
    return this.#record.crc;
  }

  get name() {
    const { nameBytes, centralExtra, isUtf8 } = this.#record;
    const path = unicodePath(centralExtra, nameBytes);
    return path === undefined ? decodeText(nameBytes, isUtf8) : decodeText(path, true);
  }

  get nameBuffer() {
    return this.#record.nameBytes;
  }

  get comment() {
    return decodeText(this.#record.commentBytes, this.#record.isUtf8);
  }

  get size() {
    this.#requireFinished();
    return this.#record.size;
  }

  get compressedSize() {
    this.#requireFinished();
    return this.#record.compressedSize;
  }

  get modified() {
    const record = this.#record;
    record.modified ??= timeOf(record.centralExtra) ?? timeOf(this.#localExtra()) ?? decodeTime(record);
    return new Date(record.modified);
  }

  get mode() {
    return this.#unixMode() & PERMISSIONS;
  }

  get isSymlink() {
    return (this.#unixMode() & FILE_TYPE) === TYPE_SYMLINK;
  }

  get isFile() {
    return !this.isDirectory && !this.isSymlink;
  }

  get isDirectory() {
    return this.name.endsWith('/');
  }

  async content(options) {
    this.#requireReadable(options?.maxSize ?? content.getMaxZipContentSize());
    const { raw, file } = this.#place;
    const stored = raw ?? (await file.readContent(this.#record, this.#place.offset));
    return content.decompress(this, stored, options?.verify !== false);
  }

  contentSync(options) {
    this.#requireReadable(options?.maxSize ?? content.getMaxZipContentSize());
    return content.decompressSync(this, this.#rawBytes(), options?.verify !== false);
  }

  async *contentIterator(options) {
    this.#requireReadable(
      options?.maxSize ?? Infinity,
      'the content of a streaming entry is not available for reading',
    );
    yield* content.decompressChunks(this, this.#rawChunks(), options?.verify !== false);
  }

  // The bytes of the entry in an archive.
  *[Symbol.iterator]() {
    if (this.#place.stream !== undefined)
      throw nodeError('ERR_INVALID_STATE', 'a streaming entry cannot be serialized synchronously');
    this.#loadLocalExtra();
    yield format.localHeader(this.#record, false);
    const raw = this.#rawBytes();
    if (raw.length > 0) yield raw;
  }

  async *[Symbol.asyncIterator]() {
    if (this.#place.stream !== undefined) {
      yield* this.#stream();
      return;
    }
    this.#loadLocalExtra();
    yield format.localHeader(this.#record, false);
    yield* this.#rawChunks();
  }

  [Symbol.dispose]() {
    const { stream } = this.#place;
    if (!stream || stream.isUsed) return;
    stream.isUsed = true;
    if (typeof stream.source?.destroy === 'function') stream.source.destroy();
    else stream.source?.return?.();
  }

  async [Symbol.asyncDispose]() {
    this[Symbol.dispose]();
  }

  #unixMode() {
    const { host, externalAttributes } = this.#record;
    return host === HOST_UNIX ? externalAttributes >>> 16 : 0;
  }

  #requireFinished(reason = 'this streaming entry has not finished serializing yet') {
    if (this.#isPending) throw nodeError('ERR_INVALID_STATE', reason);
  }

  #requireReadable(limit, reason) {
    this.#requireFinished(reason);
    if (this.#place.stream !== undefined)
      throw nodeError('ERR_INVALID_STATE', 'the content of a streaming entry is not available for reading');
    const { flags, method, size } = this.#record;
    const unsupported = (what) =>
      nodeError('ERR_ZIP_UNSUPPORTED_FEATURE', `entry ${JSON.stringify(this.name)} ${what}`);
    if ((flags & FLAG_ENCRYPTED) !== 0) throw unsupported('is encrypted');
    if (method !== METHOD_STORE && method !== METHOD_DEFLATE && method !== METHOD_ZSTD)
      throw unsupported(`uses compression method ${method}`);
    if (size > Math.min(limit, reason === undefined ? kMaxLength : Infinity)) {
      const declared = `entry ${JSON.stringify(this.name)} declares ${size} bytes`;
      throw nodeError('ERR_ZIP_ENTRY_TOO_LARGE', `${declared}, exceeding the ${limit} byte limit`);
    }
  }

  #localExtra() {
    const record = this.#record;
    const { file, offset } = this.#place;
    if (record.localExtra !== undefined || file === undefined) return record.localExtra ?? EMPTY;
    try {
      return file.readLocalExtra(record, offset);
    } catch {
      return EMPTY; // The directory's time is shown then, as if there were no better one.
    }
  }

  #loadLocalExtra() {
    const record = this.#record;
    if (record.localExtra === undefined) {
      const { file, offset } = this.#place;
      record.localExtra = withoutExtra(file.readLocalExtra(record, offset), EXTRA_ZIP64);
    }
  }

  #rawBytes() {
    const { raw, file, offset } = this.#place;
    return raw ?? file.readContentSync(this.#record, offset);
  }

  async *#rawChunks() {
    const { raw, file, offset } = this.#place;
    if (raw === undefined) yield* file.readChunks(this.#record, offset);
    else if (raw.length > 0) yield raw;
  }

  async *#stream() {
    const { stream } = this.#place;
    const record = this.#record;
    if (stream.isUsed) {
      this.#requireFinished();
      throw nodeError('ERR_INVALID_STATE', 'a streaming entry can only be serialized once');
    }
    stream.isUsed = true;
    yield format.localHeader(record, true);
    const chunks = measured(record, stream.source);
    const compressor = content.compressor(record.method);
    record.compressedSize = 0;
    for await (const chunk of compressor === undefined ? chunks : content.through(compressor, chunks)) {
      record.compressedSize += chunk.length;
      yield chunk;
    }
    this.#isPending = false;
    yield format.dataDescriptor(record);
  }

  static *read(buffer) {
    const archive = content.bytesOf(buffer, 'buffer');
    yield* entriesOf(archive, format.findArchiveEnd(archive, 0));
  }

  static async create(filename, data, options) {
    const { record, bytes, method } = prepare(filename, data, options);
    const compressed = method === METHOD_STORE ? undefined : await content.compress(method, bytes);
    return complete(record, bytes, method, compressed);
  }

  static createSync(filename, data, options) {
    const { record, bytes, method } = prepare(filename, data, options);
    const compressed = method === METHOD_STORE ? undefined : content.compressSync(method, bytes);
    return complete(record, bytes, method, compressed);
  }

  static createStream(filename, source, options) {
    validateString(filename, 'filename');
    if (filename.endsWith('/'))
      throw nodeError('ERR_INVALID_ARG_VALUE', 'filename', filename, 'a directory entry cannot be streamed');
    const method = options?.method === undefined ? METHOD_DEFLATE : content.readMethod(options.method);
    const record = makeRecord(filename, options, TYPE_REGULAR, 0o644);
    record.method = method;
    record.flags |= FLAG_DESCRIPTOR;
    return new ZipEntry(record, { stream: { source, isUsed: false } });
  }

  static createSymlink(filename, target, options) {
    validateString(target, 'target');
    const record = makeRecord(filename, options, TYPE_SYMLINK, 0o777);
    const bytes = Buffer.from(target);
    record.size = bytes.length;
    record.crc = content.crc32(bytes);
    return complete(record, bytes, METHOD_STORE);
  }
}

const { isEntry } = ZipEntry;
delete ZipEntry.isEntry;

// What a source yields; its length and checksum are noted in a record.
async function* measured(record, source) {
  for await (const chunk of source) {
    if (!isUint8Array(chunk)) throw nodeError('ERR_INVALID_ARG_TYPE', 'chunk', 'Uint8Array', chunk);
    record.size += chunk.length;
    record.crc = content.crc32(chunk, record.crc);
    yield chunk;
  }
}

// Checks what a record says of an entry's local header. Returns where its content begins.
function locate(archive, record) {
  if (record.offset + format.LOCAL_LENGTH > archive.length) throw format.invalid('local file header is out of bounds');
  const length = format.localLength(archive, record.offset);
  const start = record.offset + length;
  if (start > archive.length) throw format.invalid('local file header is truncated');
  const header = archive.subarray(record.offset, start);
  record.localExtra = withoutExtra(format.checkLocal(header, record), EXTRA_ZIP64);
  record.flags = format.localFlags(header);
  return start;
}

// The entries of an archive in memory; they refer to its bytes.
function* entriesOf(archive, end) {
  const { directoryStart } = end;
  const records = [...format.readDirectory(archive, directoryStart, end)];
  const starts = records.map((record) => locate(archive, record));
  const limits = nextStarts(records, directoryStart);
  for (const [index, record] of records.entries()) {
    const contentEnd = starts[index] + record.compressedSize;
    if (contentEnd > limits.get(record.offset)) {
      const name = JSON.stringify(new ZipEntry(record).name);
      throw format.invalid(`entry ${name} overlaps the next entry or the central directory (possible zip bomb)`);
    }
    record.centralExtra = withoutExtra(record.centralExtra, EXTRA_ZIP64);
    yield new ZipEntry(record, { raw: archive.subarray(starts[index], contentEnd) });
  }
}

// Where the content of the entry at each offset must end at the latest.
function nextStarts(records, directoryStart) {
  const offsets = records.map(({ offset }) => offset).sort((a, b) => a - b);
  const limits = new Map();
  offsets.forEach((offset, index) => limits.set(offset, offsets[index + 1] ?? directoryStart));
  // Two entries at one place overlap.
  for (let i = 1; i < offsets.length; i++) if (offsets[i] === offsets[i - 1]) limits.set(offsets[i], offsets[i]);
  return limits;
}

module.exports = { ZipEntry, entriesOf, isEntry, place, rawBytes, rawChunks, recordOf };
