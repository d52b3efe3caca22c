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

function Stats(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks, atimeMs, mtimeMs, ctimeMs, birthtimeMs) {
  StatsBase.call(this, dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks);
  this.atimeMs = atimeMs;
  this.mtimeMs = mtimeMs;
  this.ctimeMs = ctimeMs;
  this.birthtimeMs = birthtimeMs;
}
Object.setPrototypeOf(Stats.prototype, StatsBase.prototype);
Object.setPrototypeOf(Stats, StatsBase);

function BigIntStats(dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks, times) {
  StatsBase.call(this, dev, mode, nlink, uid, gid, rdev, blksize, ino, size, blocks);
  const names = ['atime', 'mtime', 'ctime', 'birthtime'];
  names.forEach((name, i) => {
    this[`${name}Ms`] = times[i] / 1000000n;
  });
  names.forEach((name, i) => {
    this[`${name}Ns`] = times[i];
  });
}
Object.setPrototypeOf(BigIntStats.prototype, StatsBase.prototype);
Object.setPrototypeOf(BigIntStats, StatsBase);

// The dates are created when they are first read.
for (const prototype of [Stats.prototype, BigIntStats.prototype]) {
  for (const name of ['atime', 'mtime', 'ctime', 'birthtime']) {
    Object.defineProperty(prototype, name, {
      __proto__: null,
      configurable: true,
      enumerable: true,
      get() {
        const value = new Date(Math.round(Number(this[`${name}Ms`])));
        setOwnProperty(this, name, value);
        return value;
      },
      set(value) {
        setOwnProperty(this, name, value);
      },
    });
  }
}

function toStats(fields) {
  if (fields === undefined) return undefined;
  if (typeof fields[0] === 'bigint') {
    const times = [];
    for (let i = 10; i < 18; i += 2) times.push(fields[i] * 1000000000n + fields[i + 1]);
    return new BigIntStats(...Array.prototype.slice.call(fields, 0, 10), times);
  }
  const ms = (i) => fields[i] * 1000 + fields[i + 1] / 1000000;
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
    ms(10),
    ms(12),
    ms(14),
    ms(16),
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
