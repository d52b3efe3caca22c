// Extra fields of ZIP headers: a number, a length, and data. Fields after one that is cut off are not read.

const { Buffer } = require('buffer');

const { crc32 } = internalBinding('zlib');

const EXTRA_ZIP64 = 0x0001;
const EXTRA_NTFS = 0x000a;
const EXTRA_TIMESTAMP = 0x5455;
const EXTRA_UNIX = 0x5855;
const EXTRA_UNICODE_PATH = 0x7075;

// Milliseconds between the beginnings of Windows' and of Unix's time.
const NTFS_EPOCH = 11_644_473_600_000;
const LARGEST_SECOND = 2 ** 31 - 1;

function* fieldsOf(extra) {
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (end > extra.length) return;
    yield { id: extra.readUInt16LE(at), data: extra.subarray(at + 4, end), start: at, end };
    at = end;
  }
}

function findExtra(extra, id) {
  for (const field of fieldsOf(extra)) if (field.id === id) return field.data;
  return undefined;
}

function withoutExtra(extra, id) {
  for (const { id: found, start, end } of fieldsOf(extra))
    if (found === id) return Buffer.concat([extra.subarray(0, start), extra.subarray(end)]);
  return extra;
}

function ntfsTime(data) {
  if (data === undefined) return undefined;
  for (const { id, data: times } of fieldsOf(data.subarray(4)))
    if (id === 1 && times.length >= 8) return Number(times.readBigUInt64LE(0) / 10_000n) - NTFS_EPOCH;
  return undefined;
}

// The time of the last modification in milliseconds, if extra fields have it more exactly than the header.
function timeOf(extra) {
  const ntfs = ntfsTime(findExtra(extra, EXTRA_NTFS));
  if (ntfs !== undefined) return ntfs;
  const timestamp = findExtra(extra, EXTRA_TIMESTAMP);
  if (timestamp !== undefined && timestamp.length >= 5 && (timestamp[0] & 1) === 1)
    return timestamp.readInt32LE(1) * 1000;
  const unix = findExtra(extra, EXTRA_UNIX);
  if (unix !== undefined && unix.length >= 8) return unix.readInt32LE(4) * 1000;
  return undefined;
}

// The field with a time whose second is odd or has parts, which the header cannot hold.
function timestampExtra(time) {
  const seconds = Math.floor(time / 1000);
  if (time % 2000 === 0 || !(Math.abs(seconds) <= LARGEST_SECOND)) return Buffer.alloc(0);
  const extra = Buffer.alloc(9);
  extra.writeUInt16LE(EXTRA_TIMESTAMP, 0);
  extra.writeUInt16LE(5, 2);
  extra[4] = 1;
  extra.writeInt32LE(seconds, 5);
  return extra;
}

// The bytes of the name in UTF-8, if there is a field with them for the name that the header has.
function unicodePath(extra, nameBytes) {
  const field = findExtra(extra, EXTRA_UNICODE_PATH);
  if (field === undefined || field.length < 5 || field[0] !== 1) return undefined;
  return field.readUInt32LE(1) === crc32(nameBytes, 0) ? field.subarray(5) : undefined;
}

module.exports = { EXTRA_ZIP64, findExtra, timeOf, timestampExtra, unicodePath, withoutExtra };
