// Stats, BigIntStats and Dirent.

const { S_IFBLK, S_IFCHR, S_IFDIR, S_IFIFO, S_IFLNK, S_IFMT, S_IFREG, S_IFSOCK } = require('internal/fs/constants');
const { setOwnProperty } = require('internal/util');

const types = [
  ['isDirectory', S_IFDIR],
  ['isFile', S_IFREG],
  ['isBlockDevice', S_IFBLK],
  ['isCharacterDevice', S_IFCHR],
  ['isSymbolicLink', S_IFLNK],
  ['isFIFO', S_IFIFO],
  ['isSocket', S_IFSOCK],
];

function StatsBase(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks) {
  this.dev = dev;
  this.mode = mode;
  this.nlink = nlink;
  this.uid = uid;
  this.gid = gid;
  this.rdev = rdev;
  this.blksize = blksize;
  this.ino = ino;
  this.size = size;
  this.blocks = blocks;
}

for (const [name, type] of types) {
  StatsBase.prototype[name] = function () {
    return typeof this.mode === 'bigint'
      ? (this.mode & BigInt(S_IFMT)) === BigInt(type)
      : (this.mode & S_IFMT) === type;
  };
}

// These symbols have Node's names, since programs can see them.
const partialNanoseconds = {
  atime: Symbol('partialAtimeNs'),
  mtime: Symbol('partialMtimeNs'),
  ctime: Symbol('partialCtimeNs'),
  birthtime: Symbol('kPartialBirthtimeNs'),
};
const timeNames = Object.keys(partialNanoseconds);

// The times are pairs of seconds and nanoseconds.
function Stats(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks, ...times) {
  StatsBase.call(this, dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks);
  this.atimeMs = times[0] * 1000 + times[1] / 1000000;
  this.mtimeMs = times[2] * 1000 + times[3] / 1000000;
  this.ctimeMs = times[4] * 1000 + times[5] / 1000000;
  this.birthtimeMs = times[6] * 1000 + times[7] / 1000000;
  this[partialNanoseconds.atime] = times[1];
  this[partialNanoseconds.mtime] = times[3];
  this[partialNanoseconds.ctime] = times[5];
  this[partialNanoseconds.birthtime] = times[7];
}
Object.setPrototypeOf(Stats.prototype, StatsBase.prototype);
Object.setPrototypeOf(Stats, StatsBase);

function BigIntStats(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks, times) {
  StatsBase.call(this, dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks);
  timeNames.forEach((name, i) => {
    this[`${name}Ms`] = times[i] / 1000000n;
  });
  timeNames.forEach((name, i) => {
    this[`${name}Ns`] = times[i];
  });
}
Object.setPrototypeOf(BigIntStats.prototype, StatsBase.prototype);
Object.setPrototypeOf(BigIntStats, StatsBase);

// Defines a property of both classes that is computed when it is first read.
function defineComputed(prototype, name, compute) {
  Object.defineProperty(prototype, name, {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get() {
      const value = compute(this);
      setOwnProperty(this, name, value);
      return value;
    },
    set(value) {
      setOwnProperty(this, name, value);
    },
  });
}

const instantOf = (nanoseconds) => new Temporal.Instant(nanoseconds);

for (const prototype of [Stats.prototype, BigIntStats.prototype]) {
  for (const name of timeNames)
    defineComputed(prototype, name, (stats) => new Date(Math.round(Number(stats[`${name}Ms`]))));
}
for (const name of timeNames) {
  defineComputed(Stats.prototype, `${name}Instant`, (stats) => {
    const seconds = BigInt(Math.floor(stats[`${name}Ms`] / 1000));
    return instantOf(seconds * 1000000000n + BigInt(stats[partialNanoseconds[name]]));
  });
  defineComputed(BigIntStats.prototype, `${name}Instant`, (stats) => instantOf(stats[`${name}Ns`]));
}

function toStats(fields) {
  if (fields === undefined) return undefined;
  if (typeof fields[0] === 'bigint') {
    const times = [];
    for (let i = 10; i < 18; i += 2) times.push(fields[i] * 1000000000n + fields[i + 1]);
    return new BigIntStats(...Array.prototype.slice.call(fields, 0, 10), times);
  }
  return new Stats(
    fields[0],
    fields[1],
    fields[2],
    fields[3],
    fields[4],
    fields[5],
    fields[6],
    fields[7],
    fields[8],
    fields[9],
    fields[10],
    fields[11],
    fields[12],
    fields[13],
    fields[14],
    fields[15],
    fields[16],
    fields[17],
  );
}

const kType = Symbol('type');
const direntTypes = {
  isFile: 1,
  isDirectory: 2,
  isSymbolicLink: 3,
  isFIFO: 4,
  isSocket: 5,
  isCharacterDevice: 6,
  isBlockDevice: 7,
};

class Dirent {
  constructor(name, type, path) {
    this.name = name;
    this.parentPath = path;
    this[kType] = type;
  }
}

for (const [name, type] of Object.entries(direntTypes)) {
  Object.defineProperty(Dirent.prototype, name, {
    __proto__: null,
    configurable: true,
    writable: true,
    value() {
      return this[kType] === type;
    },
  });
}

// On a file system whose directory entries have no types, each entry is stat'ed.
function toDirent(name, type, path) {
  if (type === 0) {
    const stats = toStats(internalBinding('fs').lstat(require('path').join(path, name), false, true));
    type = direntTypes[Object.keys(direntTypes).find((test) => stats[test]())];
  }
  return new Dirent(name, type, path);
}

module.exports = { BigIntStats, Dirent, Stats, toDirent, toStats };
