// The records of the ZIP file format: how they are written, and how they are found and checked in an archive.
// https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const { EXTRA_ZIP64, findExtra } = require('internal/zip/extra');

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_64 = 0x06064b50;
const LOCATOR_64 = 0x07064b50;
const DESCRIPTOR_64 = 0x08074b50;

const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
const END_64_LENGTH = 56;
const LOCATOR_64_LENGTH = 20;

const LARGEST_16 = 0xffff;
const LARGEST_32 = 0xffffffff;
// As many bytes of an archive as can hold its last records.
const TAIL_LENGTH = END_LENGTH + LARGEST_16 + LOCATOR_64_LENGTH + END_64_LENGTH;

const FLAG_ENCRYPTED = 1;
const FLAG_DESCRIPTOR = 8;
const FLAG_UTF8 = 0x800;

const METHOD_STORE = 0;
const METHOD_DEFLATE = 8;
const METHOD_ZSTD = 93;

const HOST_UNIX = 3;

const invalid = (reason) => nodeError('ERR_ZIP_INVALID_ARCHIVE', reason);
const multiDisk = () => nodeError('ERR_ZIP_UNSUPPORTED_FEATURE', 'multi-disk archives are not supported');

function readUint64(bytes, at) {
  const value = bytes.readBigUInt64LE(at);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw invalid('64-bit field exceeds the safe integer range');
  return Number(value);
}

// The version of the format that a reader needs.
function versionOf(method, is64) {
  if (method === METHOD_ZSTD) return 63;
  return is64 ? 45 : 20;
}

function zip64Extra(values) {
  const extra = Buffer.alloc(4 + values.length * 8);
  extra.writeUInt16LE(EXTRA_ZIP64, 0);
  extra.writeUInt16LE(values.length * 8, 2);
  values.forEach((value, index) => extra.writeBigUInt64LE(BigInt(value), 4 + index * 8));
  return extra;
}

const capped = (value) => (value >= LARGEST_32 ? LARGEST_32 : value);

function writeShared(header, at, record, version, flags) {
  header.writeUInt16LE(version, at);
  header.writeUInt16LE(flags, at + 2);
  header.writeUInt16LE(record.method, at + 4);
  header.writeUInt16LE(record.time, at + 6);
  header.writeUInt16LE(record.date, at + 8);
}

// The header before an entry's content. Only if the sizes are not known yet, a data descriptor follows the content.
function localHeader(record, isStreamed) {
  const { nameBytes, size, compressedSize } = record;
  const is64 = isStreamed || size >= LARGEST_32 || compressedSize >= LARGEST_32;
  const sizes = isStreamed ? [0, 0] : [size, compressedSize];
  const extra = is64 ? Buffer.concat([zip64Extra(sizes), record.localExtra]) : record.localExtra;
  if (!isStreamed) record.flags &= ~FLAG_DESCRIPTOR;
  const header = Buffer.alloc(LOCAL_LENGTH);
  header.writeUInt32LE(LOCAL, 0);
  writeShared(header, 4, record, versionOf(record.method, is64), record.flags);
  header.writeUInt32LE(isStreamed ? 0 : record.crc, 14);
  header.writeUInt32LE(is64 ? LARGEST_32 : compressedSize, 18);
  header.writeUInt32LE(is64 ? LARGEST_32 : size, 22);
  header.writeUInt16LE(nameBytes.length, 26);
  header.writeUInt16LE(extra.length, 28);
  return Buffer.concat([header, nameBytes, extra]);
}

function dataDescriptor(record) {
  const descriptor = Buffer.alloc(24);
  descriptor.writeUInt32LE(DESCRIPTOR_64, 0);
  descriptor.writeUInt32LE(record.crc, 4);
  descriptor.writeBigUInt64LE(BigInt(record.compressedSize), 8);
  descriptor.writeBigUInt64LE(BigInt(record.size), 16);
  return descriptor;
}

// The header in the central directory of an entry whose local header is at an offset.
function centralHeader(record, offset, isStreamed) {
  const { nameBytes, commentBytes, size, compressedSize } = record;
  const large = [size, compressedSize, offset].filter((value) => value >= LARGEST_32);
  const extra = large.length > 0 ? Buffer.concat([zip64Extra(large), record.centralExtra]) : record.centralExtra;
  const version = versionOf(record.method, isStreamed || large.length > 0);
  const header = Buffer.alloc(CENTRAL_LENGTH);
  header.writeUInt32LE(CENTRAL, 0);
  header.writeUInt16LE((record.host << 8) | version, 4);
  writeShared(header, 6, record, version, record.flags);
  header.writeUInt32LE(record.crc, 16);
  header.writeUInt32LE(capped(compressedSize), 20);
  header.writeUInt32LE(capped(size), 24);
  header.writeUInt16LE(nameBytes.length, 28);
  header.writeUInt16LE(extra.length, 30);
  header.writeUInt16LE(commentBytes.length, 32);
  header.writeUInt16LE(record.internalAttributes, 36);
  header.writeUInt32LE(record.externalAttributes, 38);
  header.writeUInt32LE(capped(offset), 42);
  return Buffer.concat([header, nameBytes, extra, commentBytes]);
}

// What follows the central directory.
function archiveEnd(count, size, offset, commentBytes) {
  const parts = [];
  if (count >= LARGEST_16 || size >= LARGEST_32 || offset >= LARGEST_32) {
    const record = Buffer.alloc(END_64_LENGTH + LOCATOR_64_LENGTH);
    const version = versionOf(METHOD_STORE, true);
    record.writeUInt32LE(END_64, 0);
    record.writeBigUInt64LE(BigInt(END_64_LENGTH - 12), 4);
    record.writeUInt16LE((HOST_UNIX << 8) | version, 12);
    record.writeUInt16LE(version, 14);
    record.writeBigUInt64LE(BigInt(count), 24);
    record.writeBigUInt64LE(BigInt(count), 32);
    record.writeBigUInt64LE(BigInt(size), 40);
    record.writeBigUInt64LE(BigInt(offset), 48);
    record.writeUInt32LE(LOCATOR_64, END_64_LENGTH);
    record.writeBigUInt64LE(BigInt(offset + size), END_64_LENGTH + 8);
    record.writeUInt32LE(1, END_64_LENGTH + 16);
    parts.push(record);
  }
  const end = Buffer.alloc(END_LENGTH);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(Math.min(count, LARGEST_16), 8);
  end.writeUInt16LE(Math.min(count, LARGEST_16), 10);
  end.writeUInt32LE(capped(size), 12);
  end.writeUInt32LE(capped(offset), 16);
  end.writeUInt16LE(commentBytes.length, 20);
  return Buffer.concat([...parts, end, commentBytes]);
}

// The fields of the end record at a position of the tail, whose first byte is at `start` in the archive: where the
// directory begins and how large it is, and how far all offsets are shifted by what is before the archive.
function readEnd(tail, at, start) {
  let directoryEnd = start + at;
  let disks = [tail.readUInt16LE(at + 4), tail.readUInt16LE(at + 6)];
  let counts = [tail.readUInt16LE(at + 8), tail.readUInt16LE(at + 10)];
  let size = tail.readUInt32LE(at + 12);
  let offset = tail.readUInt32LE(at + 16);
  const locator = at - LOCATOR_64_LENGTH;
  const isCapped = counts.includes(LARGEST_16) || size === LARGEST_32 || offset === LARGEST_32;
  if (isCapped && locator >= 0 && tail.readUInt32LE(locator) === LOCATOR_64) {
    if (tail.readUInt32LE(locator + 4) !== 0 || tail.readUInt32LE(locator + 16) > 1) throw multiDisk();
    const record = locator - END_64_LENGTH;
    if (record < 0 || tail.readUInt32LE(record) !== END_64)
      throw invalid('Zip64 end of central directory record not found');
    directoryEnd = start + record;
    disks = [tail.readUInt32LE(record + 16), tail.readUInt32LE(record + 20)];
    counts = [readUint64(tail, record + 24), readUint64(tail, record + 32)];
    size = readUint64(tail, record + 40);
    offset = readUint64(tail, record + 48);
  }
  if (disks.some((disk) => disk !== 0) || counts[0] !== counts[1]) throw multiDisk();
  const directoryStart = directoryEnd - size;
  const shift = directoryStart - offset;
  if (directoryStart < 0 || shift < 0) throw invalid('central directory does not fit inside the archive');
  const commentBytes = tail.subarray(at + END_LENGTH, at + END_LENGTH + tail.readUInt16LE(at + 20));
  return { directoryStart, size, count: counts[1], shift, commentBytes };
}

// Whether what looks like an end record is consistent with what is before it.
function isPlausible(tail, at, start) {
  let end;
  try {
    end = readEnd(tail, at, start);
  } catch {
    return false;
  }
  if (end.count === 0) return true;
  const first = end.directoryStart - start;
  return end.size >= end.count * CENTRAL_LENGTH && (first < 0 || tail.readUInt32LE(first) === CENTRAL);
}

// Finds the end record in the tail of an archive. More than one that is plausible is an error, since readers would
// disagree about the archive's content.
function findArchiveEnd(tail, start) {
  const found = [];
  const lowest = Math.max(0, tail.length - END_LENGTH - LARGEST_16);
  for (let at = tail.length - END_LENGTH; at >= lowest; at--) {
    if (tail[at] !== 0x50 || tail.readUInt32LE(at) !== END) continue;
    if (at + END_LENGTH + tail.readUInt16LE(at + 20) <= tail.length) found.push(at);
  }
  if (found.length === 0) throw invalid('no end of central directory record found');
  if (found.length === 1) return readEnd(tail, found[0], start);
  const plausible = found.filter((at) => isPlausible(tail, at, start));
  if (plausible.length > 1) throw invalid('ambiguous end of central directory records');
  return readEnd(tail, plausible[0] ?? found[0], start);
}

// The sizes and the offset of a record, of which those that do not fit into 32 bits are in an extra field.
function readLarge(values, extra) {
  if (!values.includes(LARGEST_32)) return values;
  const field = findExtra(extra, EXTRA_ZIP64);
  if (field === undefined)
    throw invalid('a field is 0xFFFFFFFF but the Zip64 extended information extra field is missing');
  let at = 0;
  return values.map((value) => {
    if (value !== LARGEST_32) return value;
    at += 8;
    if (at > field.length) throw invalid('the Zip64 extended information extra field is truncated');
    return readUint64(field, at - 8);
  });
}

function readCentral(bytes, at) {
  if (at + CENTRAL_LENGTH > bytes.length) throw invalid('central directory header is out of bounds');
  if (bytes.readUInt32LE(at) !== CENTRAL) throw invalid('central directory header signature is invalid');
  const nameStart = at + CENTRAL_LENGTH;
  const extraStart = nameStart + bytes.readUInt16LE(at + 28);
  const commentStart = extraStart + bytes.readUInt16LE(at + 30);
  const end = commentStart + bytes.readUInt16LE(at + 32);
  if (end > bytes.length) throw invalid('central directory header is truncated');
  if (bytes.readUInt16LE(at + 34) !== 0) throw multiDisk();
  const centralExtra = bytes.subarray(extraStart, commentStart);
  const [size, compressedSize, offset] = readLarge(
    [bytes.readUInt32LE(at + 24), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 42)],
    centralExtra,
  );
  return {
    end,
    offset,
    host: bytes[at + 5],
    flags: bytes.readUInt16LE(at + 8),
    isUtf8: (bytes.readUInt16LE(at + 8) & FLAG_UTF8) !== 0,
    method: bytes.readUInt16LE(at + 10),
    time: bytes.readUInt16LE(at + 12),
    date: bytes.readUInt16LE(at + 14),
    crc: bytes.readUInt32LE(at + 16),
    compressedSize,
    size,
    internalAttributes: bytes.readUInt16LE(at + 36),
    externalAttributes: bytes.readUInt32LE(at + 38),
    nameBytes: bytes.subarray(nameStart, extraStart),
    commentBytes: bytes.subarray(commentStart, end),
    centralExtra,
  };
}

// The records of a central directory that begins at a position of the bytes; their offsets are those in the archive.
function* readDirectory(bytes, start, { count, shift, size }) {
  if (count * CENTRAL_LENGTH > size) throw invalid('central directory record count is inconsistent with its size');
  let at = start;
  for (let i = 0; i < count; i++) {
    const record = readCentral(bytes, at);
    at = record.end;
    if (at > start + size) throw invalid('central directory header is out of bounds');
    record.offset += shift;
    yield record;
  }
  if (at !== start + size) throw invalid('central directory record count is inconsistent with its size');
}

// How long a local header is, of which the fixed part is at a position.
function localLength(bytes, at) {
  if (bytes.readUInt32LE(at) !== LOCAL) throw invalid('local file header signature is invalid');
  return LOCAL_LENGTH + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
}

const localFlags = (header) => header.readUInt16LE(6);

// Compares a local header with its record. Returns its extra fields.
function checkLocal(header, record) {
  const flags = localFlags(header);
  if (((flags ^ record.flags) & FLAG_ENCRYPTED) !== 0) throw invalid('local and central encryption flags disagree');
  if (header.readUInt16LE(8) !== record.method) throw invalid('local and central compression methods disagree');
  const extra = header.subarray(LOCAL_LENGTH + header.readUInt16LE(26));
  if ((flags & FLAG_DESCRIPTOR) === 0) {
    const [size, compressedSize] = readLarge([header.readUInt32LE(22), header.readUInt32LE(18)], extra);
    if (header.readUInt32LE(14) !== record.crc || size !== record.size || compressedSize !== record.compressedSize)
      throw invalid('local and central header crc-32 or sizes disagree');
  }
  return extra;
}

module.exports = {
  CENTRAL_LENGTH,
  FLAG_DESCRIPTOR,
  FLAG_ENCRYPTED,
  FLAG_UTF8,
  HOST_UNIX,
  LARGEST_16,
  LOCAL_LENGTH,
  METHOD_DEFLATE,
  METHOD_STORE,
  METHOD_ZSTD,
  TAIL_LENGTH,
  archiveEnd,
  centralHeader,
  checkLocal,
  dataDescriptor,
  findArchiveEnd,
  invalid,
  localFlags,
  localHeader,
  localLength,
  readDirectory,
};
