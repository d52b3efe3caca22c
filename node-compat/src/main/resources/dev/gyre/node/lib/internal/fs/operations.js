// Each fs operation: validates its arguments and describes the binding call. fs.js derives the synchronous and the
// callback form, fs/promises the promise form. An operation is (args) => [name, bindingArgs, convert?].

const { nodeError } = require('internal/errors');
const { parseFileMode, validateBoolean, validateInteger } = require('internal/validators');
const { encodeResult, toFd, toFlags, toOptions, toPath, toSeconds } = require('internal/fs/arguments');
const { kEmptyObject } = require('internal/util');

const lazyStats = (fields) => require('internal/fs/stats').toStats(fields);

function owner(id, name) {
  validateInteger(id, name, -1, 4294967295);
  return id;
}

function accessMode(mode) {
  if (mode == null) return 0;
  validateInteger(mode, 'mode', 0, 7);
  return mode;
}

function copyMode(mode) {
  if (mode == null) return 0;
  validateInteger(mode, 'mode', 0, 7);
  return mode;
}

function mkdirOptions(options) {
  if (typeof options === 'number' || typeof options === 'string') return [parseFileMode(options, 'mode'), false];
  const { recursive = false } = options ?? kEmptyObject;
  validateBoolean(recursive, 'options.recursive');
  return [options?.mode === undefined ? 0o777 : parseFileMode(options.mode, 'options.mode'), recursive];
}

function statOptions(options) {
  return [!!options?.bigint, options?.throwIfNoEntry ?? true];
}

function joinWithPrefix(prefix) {
  return `${toPath(prefix, 'prefix')}`;
}

module.exports = {
  access: (path, mode) => ['access', [toPath(path), accessMode(mode)]],
  chmod: (path, mode) => ['chmod', [toPath(path), parseFileMode(mode, 'mode')]],
  chown: (path, uid, gid) => ['chown', [toPath(path), owner(uid, 'uid'), owner(gid, 'gid')]],
  close: (fd) => ['close', [toFd(fd)]],
  copyFile: (from, to, mode) => ['copyFile', [toPath(from, 'src'), toPath(to, 'dest'), copyMode(mode)]],
  fchmod: (fd, mode) => ['fchmod', [toFd(fd), parseFileMode(mode, 'mode')]],
  fchown: (fd, uid, gid) => ['fchown', [toFd(fd), owner(uid, 'uid'), owner(gid, 'gid')]],
  fdatasync: (fd) => ['fdatasync', [toFd(fd)]],
  fstat: (fd, options) => ['fstat', [toFd(fd), !!options?.bigint], lazyStats],
  fsync: (fd) => ['fsync', [toFd(fd)]],
  ftruncate: (fd, length = 0) => {
    validateInteger(length, 'len');
    return ['ftruncate', [toFd(fd), Math.max(0, length)]];
  },
  futimes: (fd, atime, mtime) => ['futimes', [toFd(fd), toSeconds(atime, 'atime'), toSeconds(mtime, 'mtime')]],
  lchown: (path, uid, gid) => ['lchown', [toPath(path), owner(uid, 'uid'), owner(gid, 'gid')]],
  link: (from, to) => ['link', [toPath(from, 'existingPath'), toPath(to, 'newPath')]],
  lstat: (path, options) => ['lstat', [toPath(path), ...statOptions(options)], lazyStats],
  lutimes: (path, atime, mtime) => ['lutimes', [toPath(path), toSeconds(atime), toSeconds(mtime)]],
  mkdir: (path, options) => ['mkdir', [toPath(path), ...mkdirOptions(options)]],
  mkdtemp: (prefix, options) => {
    const { encoding } = toOptions(options);
    return ['mkdtemp', [joinWithPrefix(prefix)], (path) => encodeResult(path, encoding)];
  },
  open: (path, flags, mode) => ['open', [toPath(path), toFlags(flags), parseFileMode(mode, 'mode', 0o666)]],
  readlink: (path, options) => {
    const { encoding } = toOptions(options);
    return ['readlink', [toPath(path, 'oldPath')], (target) => encodeResult(target, encoding)];
  },
  readv: (fd, views, position) => [
    'readv',
    [toFd(fd), checkViews(views), typeof position === 'number' ? position : -1],
  ],
  realpath: (path, options) => {
    const { encoding } = toOptions(options);
    return ['realpath', [toPath(path)], (resolved) => encodeResult(resolved, encoding)];
  },
  rename: (from, to) => ['rename', [toPath(from, 'oldPath'), toPath(to, 'newPath')]],
  rmdir: (path, options) => {
    if (options?.recursive) {
      throw nodeError('ERR_INVALID_ARG_VALUE', 'options.recursive', options.recursive, 'is no longer supported');
    }
    return ['rmdir', [toPath(path)]];
  },
  stat: (path, options) => ['stat', [toPath(path), ...statOptions(options)], lazyStats],
  statfs: (path, options) => ['statfs', [toPath(path)], (fields) => toStatFs(fields, options?.bigint)],
  symlink: (target, path) => ['symlink', [toPath(target, 'target'), toPath(path)]],
  unlink: (path) => ['unlink', [toPath(path)]],
  utimes: (path, atime, mtime) => ['utimes', [toPath(path), toSeconds(atime), toSeconds(mtime)]],
  writev: (fd, views, position) => [
    'writev',
    [toFd(fd), checkViews(views), typeof position === 'number' ? position : -1],
  ],
};

function checkViews(views) {
  if (!Array.isArray(views) || !views.every((view) => ArrayBuffer.isView(view))) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'buffers', 'ArrayBufferView[]', views);
  }
  return views;
}

class StatFs {
  constructor(fields) {
    [this.type, this.bsize, this.blocks, this.bfree, this.bavail, this.files, this.ffree] = fields;
  }
}

function toStatFs(fields, big) {
  return new StatFs(big ? Array.from(fields, BigInt) : fields);
}
