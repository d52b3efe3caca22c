// The functions of WASI preview 1 on the synchronous functions of fs.
// https://github.com/WebAssembly/WASI/blob/main/legacy/preview1/docs.md

const { Buffer } = require('buffer');
const fs = require('fs');
const { nodeError } = require('internal/errors');
const codes = require('internal/wasi/codes');
const { resolveInside } = require('internal/wasi/paths');

const { ALL_RIGHTS, CHARACTER_DEVICE, DIRECTORY, Failure, REGULAR_FILE, errors, rights, typeOf } = codes;
const FOLLOW = 1;
const CREATE = 1;
const MUST_BE_DIRECTORY = 2;
const EXCLUSIVE = 4;
const TRUNCATE = 8;
const APPEND = 1;
const NONBLOCK = 4;
const SYNC = 0x12;
const SET_ACCESSED = 1;
const ACCESSED_NOW = 2;
const SET_MODIFIED = 4;
const MODIFIED_NOW = 8;
const SUBSCRIPTION = 48;
const EVENT = 32;
const ABSOLUTE_TIME = 1;

class Descriptor {
  constructor(fd, { type, path, granted = ALL_RIGHTS, inheriting = ALL_RIGHTS, flags = 0, name }) {
    this.fd = fd;
    this.type = type;
    this.path = path; // Of a folder.
    this.granted = granted;
    this.inheriting = inheriting;
    this.flags = flags;
    this.name = name; // By which the program knows a folder that was opened for it.
    this.position = 0n;
    this.entries = undefined;
  }

  get isSeekable() {
    return this.type === REGULAR_FILE;
  }
}

// The real path of a folder for a program; its errors have the names of uvwasi's.
function folderOf(folder) {
  let code = 'ENOTDIR';
  try {
    const path = fs.realpathSync(folder);
    if (fs.statSync(path).isDirectory()) return path;
  } catch (error) {
    if (error.code === 'ERR_ACCESS_DENIED') throw error;
    code = error.code;
  }
  throw Object.assign(new Error(`UVWASI_${code}, uvwasi_init`), { code: `UVWASI_${code}` });
}

// A system that one program uses. Its functions are the properties of `imports`.
class System {
  #args;
  #env;
  #descriptors = new Map();
  #memory;

  constructor(args, env, preopens, stdio) {
    this.#args = args.map((text) => Buffer.from(`${text}\0`));
    this.#env = env.map((text) => Buffer.from(`${text}\0`));
    stdio.forEach((fd, number) => this.#descriptors.set(number, this.#standard(fd)));
    for (const [name, folder] of preopens) {
      this.#add(new Descriptor(undefined, { type: DIRECTORY, path: folderOf(folder), name }));
    }
    this.imports = {};
    for (const name of Object.getOwnPropertyNames(System.prototype))
      if (name !== 'constructor' && name !== 'memory') this.imports[name] = this.#exported(name);
  }

  set memory(memory) {
    this.#memory = memory;
  }

  #exported(name) {
    const method = this[name];
    const system = this;
    return {
      [name](...args) {
        if (args.length < method.length || args.some((arg) => typeof arg !== 'number' && typeof arg !== 'bigint'))
          return errors.EINVAL;
        if (system.#memory === undefined) throw nodeError('ERR_WASI_NOT_STARTED');
        try {
          return method.apply(system, args) ?? errors.SUCCESS;
        } catch (error) {
          if (error instanceof RangeError && error.code === undefined) return errors.EOVERFLOW;
          const number = errors[error?.code];
          if (number === undefined) throw error;
          return number;
        }
      },
    }[name];
  }

  #standard(fd) {
    let type = CHARACTER_DEVICE;
    try {
      type = typeOf(fs.fstatSync(fd));
    } catch (error) {
      if (error.code !== 'EBADF') throw error;
    }
    return new Descriptor(fd, { type });
  }

  // ---- memory and descriptors ----

  #view() {
    return new DataView(this.#memory.buffer);
  }

  #bytes(address, length) {
    const start = address >>> 0;
    const size = length >>> 0;
    if (start + size > this.#memory.buffer.byteLength) throw new Failure('EOVERFLOW');
    return Buffer.from(this.#memory.buffer, start, size);
  }

  #text(address, length) {
    return this.#bytes(address, length).toString();
  }

  #vectors(address, count) {
    const view = this.#view();
    const start = address >>> 0;
    return Array.from({ length: count >>> 0 }, (_, i) =>
      this.#bytes(view.getUint32(start + 8 * i, true), view.getUint32(start + 8 * i + 4, true)),
    );
  }

  #add(descriptor) {
    let number = 3;
    while (this.#descriptors.has(number)) number++;
    this.#descriptors.set(number, descriptor);
    return number;
  }

  // The descriptor of a number, which must have a right.
  #use(number, right) {
    const descriptor = this.#descriptors.get(number);
    if (descriptor === undefined) throw new Failure('EBADF');
    if (right !== undefined && (descriptor.granted & rights[right]) === 0n) throw new Failure('ENOTCAPABLE');
    return descriptor;
  }

  #open(number, right) {
    const descriptor = this.#use(number, right);
    if (descriptor.fd === undefined) throw new Failure('EISDIR');
    return descriptor;
  }

  #inside(number, right, address, length, follows = false) {
    const descriptor = this.#use(number, right);
    if (descriptor.type !== DIRECTORY) throw new Failure('ENOTDIR');
    const name = this.#text(address, length);
    if (name === '') throw new Failure('EINVAL');
    return resolveInside(descriptor.path, name, follows);
  }

  #list(texts, addresses, bytes) {
    const view = this.#view();
    let at = bytes >>> 0;
    texts.forEach((text, i) => {
      view.setUint32((addresses >>> 0) + 4 * i, at, true);
      text.copy(this.#bytes(at, text.length));
      at += text.length;
    });
  }

  #sizes(texts, count, size) {
    this.#view().setUint32(count >>> 0, texts.length, true);
    this.#view().setUint32(
      size >>> 0,
      texts.reduce((sum, text) => sum + text.length, 0),
      true,
    );
  }

  #writeStats(address, stats) {
    const view = this.#view();
    const at = address >>> 0;
    view.setBigUint64(at, stats.dev, true);
    view.setBigUint64(at + 8, stats.ino, true);
    view.setBigUint64(at + 16, BigInt(typeOf(stats)), true);
    [stats.nlink, stats.size, stats.atimeNs, stats.mtimeNs, stats.ctimeNs].forEach((value, i) =>
      view.setBigUint64(at + 24 + 8 * i, BigInt.asUintN(64, value), true),
    );
  }

  // The times in seconds that a call sets, of which it may leave one as it is.
  #times(stats, accessed, modified, flags) {
    if ((flags & SET_ACCESSED && flags & ACCESSED_NOW) || (flags & SET_MODIFIED && flags & MODIFIED_NOW))
      throw new Failure('EINVAL');
    const seconds = (nanoseconds) => Number(BigInt.asUintN(64, nanoseconds) / 1000n) / 1e6;
    const chosen = (given, set, now, current) =>
      flags & set ? seconds(given) : flags & now ? Date.now() / 1000 : seconds(current);
    return [
      chosen(accessed, SET_ACCESSED, ACCESSED_NOW, stats.atimeNs),
      chosen(modified, SET_MODIFIED, MODIFIED_NOW, stats.mtimeNs),
    ];
  }

  // ---- arguments, environment, clocks ----

  args_get(addresses, bytes) {
    this.#list(this.#args, addresses, bytes);
  }

  args_sizes_get(count, size) {
    this.#sizes(this.#args, count, size);
  }

  environ_get(addresses, bytes) {
    this.#list(this.#env, addresses, bytes);
  }

  environ_sizes_get(count, size) {
    this.#sizes(this.#env, count, size);
  }

  #now(clock) {
    if (clock === 0) return BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6));
    if (clock === 1) return process.hrtime.bigint();
    if (clock !== 2 && clock !== 3) throw new Failure('EINVAL');
    const { user, system } = clock === 2 ? process.cpuUsage() : process.threadCpuUsage();
    return BigInt(Math.round((user + system) * 1000));
  }

  clock_res_get(clock, address) {
    this.#now(clock);
    this.#view().setBigUint64(address >>> 0, clock < 2 ? 1n : 1000n, true);
  }

  clock_time_get(clock, precision, address) {
    this.#view().setBigUint64(address >>> 0, this.#now(clock), true);
  }

  random_get(address, length) {
    require('crypto').randomFillSync(this.#bytes(address, length));
  }

  sched_yield() {}

  proc_exit(code) {
    process.exit(code);
  }

  proc_raise(signal) {
    process.kill(process.pid, signal);
  }

  // ---- open files ----

  fd_advise(number) {
    this.#open(number, 'fd_advise');
  }

  fd_allocate(number, offset, length) {
    const { fd } = this.#open(number, 'fd_allocate');
    const end = offset + length;
    if (fs.fstatSync(fd, { bigint: true }).size < end) fs.ftruncateSync(fd, Number(end));
  }

  fd_close(number) {
    const { fd } = this.#use(number);
    this.#descriptors.delete(number);
    if (fd !== undefined && fd > 2) fs.closeSync(fd);
  }

  fd_datasync(number) {
    fs.fdatasyncSync(this.#open(number, 'fd_datasync').fd);
  }

  fd_sync(number) {
    fs.fsyncSync(this.#open(number, 'fd_sync').fd);
  }

  fd_fdstat_get(number, address) {
    const { type, flags, granted, inheriting } = this.#use(number);
    const view = this.#view();
    const at = address >>> 0;
    view.setUint16(at, type, true);
    view.setUint32(at + 2, flags, true);
    view.setBigUint64(at + 8, granted, true);
    view.setBigUint64(at + 16, inheriting, true);
  }

  fd_fdstat_set_flags(number, flags) {
    this.#use(number, 'fd_fdstat_set_flags').flags = flags & (APPEND | NONBLOCK);
  }

  fd_fdstat_set_rights(number, granted, inheriting) {
    const descriptor = this.#use(number);
    const base = BigInt.asUintN(64, granted);
    const next = BigInt.asUintN(64, inheriting);
    if ((base & ~descriptor.granted) !== 0n || (next & ~descriptor.inheriting) !== 0n) throw new Failure('ENOTCAPABLE');
    descriptor.granted = base;
    descriptor.inheriting = next;
  }

  fd_filestat_get(number, address) {
    const { fd, path } = this.#use(number, 'fd_filestat_get');
    this.#writeStats(
      address,
      fd === undefined ? fs.statSync(path, { bigint: true }) : fs.fstatSync(fd, { bigint: true }),
    );
  }

  fd_filestat_set_size(number, size) {
    fs.ftruncateSync(this.#open(number, 'fd_filestat_set_size').fd, Number(size));
  }

  fd_filestat_set_times(number, accessed, modified, flags) {
    const { fd } = this.#open(number, 'fd_filestat_set_times');
    fs.futimesSync(fd, ...this.#times(fs.fstatSync(fd, { bigint: true }), accessed, modified, flags));
  }

  // Reads into buffers from a position, or on from where a stream is.
  #readInto(fd, vectors, position) {
    let total = 0;
    for (const part of vectors) {
      if (part.length === 0) continue;
      const count = fs.readSync(fd, part, 0, part.length, position === null ? null : Number(position) + total);
      total += count;
      if (count < part.length) break;
    }
    return total;
  }

  #writeFrom(fd, vectors, position) {
    let total = 0;
    for (const part of vectors)
      if (part.length > 0)
        total += fs.writeSync(fd, part, 0, part.length, position === null ? null : Number(position) + total);
    return total;
  }

  fd_read(number, vectors, count, address) {
    const descriptor = this.#open(number, 'fd_read');
    const total = this.#readInto(
      descriptor.fd,
      this.#vectors(vectors, count),
      descriptor.isSeekable ? descriptor.position : null,
    );
    descriptor.position += BigInt(total);
    this.#view().setUint32(address >>> 0, total, true);
  }

  fd_pread(number, vectors, count, offset, address) {
    const { fd } = this.#open(number, 'fd_read');
    this.#view().setUint32(address >>> 0, this.#readInto(fd, this.#vectors(vectors, count), offset), true);
  }

  fd_write(number, vectors, count, address) {
    const descriptor = this.#open(number, 'fd_write');
    if (descriptor.isSeekable && descriptor.flags & APPEND)
      descriptor.position = fs.fstatSync(descriptor.fd, { bigint: true }).size;
    const total = this.#writeFrom(
      descriptor.fd,
      this.#vectors(vectors, count),
      descriptor.isSeekable ? descriptor.position : null,
    );
    descriptor.position += BigInt(total);
    this.#view().setUint32(address >>> 0, total, true);
  }

  fd_pwrite(number, vectors, count, offset, address) {
    const { fd } = this.#open(number, 'fd_write');
    this.#view().setUint32(address >>> 0, this.#writeFrom(fd, this.#vectors(vectors, count), offset), true);
  }

  fd_prestat_get(number, address) {
    const { name } = this.#use(number);
    if (name === undefined) throw new Failure('EINVAL');
    this.#view().setUint32(address >>> 0, 0, true);
    this.#view().setUint32((address >>> 0) + 4, Buffer.byteLength(name), true);
  }

  fd_prestat_dir_name(number, address, length) {
    const { name } = this.#use(number);
    if (name === undefined) throw new Failure('EBADF');
    if (Buffer.byteLength(name) > length >>> 0) throw new Failure('ENOBUFS');
    this.#bytes(address, length).write(name);
  }

  fd_readdir(number, address, length, cookie, used) {
    const descriptor = this.#use(number, 'fd_readdir');
    if (descriptor.type !== DIRECTORY) throw new Failure('ENOTDIR');
    if (cookie === 0n || descriptor.entries === undefined)
      descriptor.entries = fs.readdirSync(descriptor.path, { withFileTypes: true });
    const target = this.#bytes(address, length);
    let at = 0;
    for (let i = Number(cookie); i < descriptor.entries.length && at < target.length; i++) {
      const entry = descriptor.entries[i];
      const name = Buffer.from(entry.name);
      const record = Buffer.alloc(24 + name.length);
      const { ino } = fs.lstatSync(require('path').join(descriptor.path, entry.name), { bigint: true });
      record.writeBigUInt64LE(BigInt(i + 1), 0);
      record.writeBigUInt64LE(ino, 8);
      record.writeUInt32LE(name.length, 16);
      record.writeUInt8(typeOf(entry), 20);
      name.copy(record, 24);
      at += record.copy(target, at);
    }
    this.#view().setUint32(used >>> 0, at, true);
  }

  fd_renumber(from, to) {
    const descriptor = this.#use(from);
    const replaced = this.#use(to);
    if (from === to) return;
    if (replaced.fd !== undefined && replaced.fd > 2) fs.closeSync(replaced.fd);
    this.#descriptors.set(to, descriptor);
    this.#descriptors.delete(from);
  }

  fd_seek(number, offset, whence, address) {
    const descriptor = this.#open(number, 'fd_seek');
    if (!descriptor.isSeekable) throw new Failure('ESPIPE');
    if (whence < 0 || whence > 2) throw new Failure('EINVAL');
    const origin = [0n, descriptor.position, whence === 2 ? fs.fstatSync(descriptor.fd, { bigint: true }).size : 0n][
      whence
    ];
    if (origin + offset < 0n) throw new Failure('EINVAL');
    descriptor.position = origin + offset;
    this.#view().setBigUint64(address >>> 0, descriptor.position, true);
  }

  fd_tell(number, address) {
    const descriptor = this.#open(number, 'fd_tell');
    if (!descriptor.isSeekable) throw new Failure('ESPIPE');
    this.#view().setBigUint64(address >>> 0, descriptor.position, true);
  }

  // ---- paths ----

  path_create_directory(number, address, length) {
    fs.mkdirSync(this.#inside(number, 'path_create_directory', address, length));
  }

  path_filestat_get(number, flags, address, length, target) {
    const file = this.#inside(number, 'path_filestat_get', address, length, Boolean(flags & FOLLOW));
    this.#writeStats(target, fs.lstatSync(file, { bigint: true }));
  }

  path_filestat_set_times(number, flags, address, length, accessed, modified, changes) {
    const file = this.#inside(number, 'path_filestat_set_times', address, length, Boolean(flags & FOLLOW));
    fs.lutimesSync(file, ...this.#times(fs.lstatSync(file, { bigint: true }), accessed, modified, changes));
  }

  path_link(from, flags, fromAddress, fromLength, to, toAddress, toLength) {
    const source = this.#inside(from, 'path_link_source', fromAddress, fromLength, Boolean(flags & FOLLOW));
    fs.linkSync(source, this.#inside(to, 'path_link_target', toAddress, toLength));
  }

  path_open(number, lookup, address, length, how, granted, inheriting, flags, result) {
    const folder = this.#use(number, 'path_open');
    const base = BigInt.asUintN(64, granted) & ALL_RIGHTS;
    const next = BigInt.asUintN(64, inheriting) & ALL_RIGHTS;
    const wanted =
      base |
      next |
      (how & CREATE ? rights.path_create_file : 0n) |
      (how & TRUNCATE ? rights.path_filestat_set_size : 0n);
    if ((wanted & ~(folder.granted | folder.inheriting)) !== 0n) throw new Failure('ENOTCAPABLE');
    const file = this.#inside(number, 'path_open', address, length, Boolean(lookup & FOLLOW));
    const found = fs.lstatSync(file, { throwIfNoEntry: false });
    const options = { granted: base, inheriting: next, flags: flags & (APPEND | NONBLOCK) };
    let descriptor;
    if (found?.isDirectory()) {
      if (how & CREATE && how & EXCLUSIVE) throw new Failure('EEXIST');
      if (base & rights.fd_write && !(how & MUST_BE_DIRECTORY)) throw new Failure('EISDIR');
      descriptor = new Descriptor(undefined, { ...options, type: DIRECTORY, path: file });
    } else {
      if (how & MUST_BE_DIRECTORY) throw new Failure(found === undefined ? 'ENOENT' : 'ENOTDIR');
      if (found?.isSymbolicLink()) throw new Failure('ELOOP');
      descriptor = this.#opened(file, how, flags, options);
    }
    this.#view().setUint32(result >>> 0, this.#add(descriptor), true);
  }

  #opened(file, how, flags, options) {
    const { O_CREAT, O_EXCL, O_RDONLY, O_RDWR, O_SYNC, O_TRUNC, O_WRONLY } = fs.constants;
    const reads = (options.granted & (rights.fd_read | rights.fd_readdir)) !== 0n;
    const writes =
      (options.granted & (rights.fd_write | rights.fd_datasync | rights.fd_allocate | rights.fd_filestat_set_size)) !==
      0n;
    let mode = writes ? (reads ? O_RDWR : O_WRONLY) : O_RDONLY;
    if (how & CREATE) mode |= O_CREAT;
    if (how & EXCLUSIVE) mode |= O_EXCL;
    if (how & TRUNCATE) mode |= O_TRUNC;
    if (flags & SYNC) mode |= O_SYNC;
    const fd = fs.openSync(file, mode, 0o666);
    return new Descriptor(fd, { ...options, type: typeOf(fs.fstatSync(fd)) });
  }

  path_readlink(number, address, length, target, size, used) {
    const link = Buffer.from(fs.readlinkSync(this.#inside(number, 'path_readlink', address, length)));
    if (link.length > size >>> 0) throw new Failure('ERANGE');
    link.copy(this.#bytes(target, size));
    this.#view().setUint32(used >>> 0, link.length, true);
  }

  path_remove_directory(number, address, length) {
    fs.rmdirSync(this.#inside(number, 'path_remove_directory', address, length));
  }

  path_rename(from, fromAddress, fromLength, to, toAddress, toLength) {
    const source = this.#inside(from, 'path_rename_source', fromAddress, fromLength);
    fs.renameSync(source, this.#inside(to, 'path_rename_target', toAddress, toLength));
  }

  path_symlink(targetAddress, targetLength, number, address, length) {
    const target = this.#text(targetAddress, targetLength);
    if (target.startsWith('/')) throw new Failure('EPERM');
    fs.symlinkSync(target, this.#inside(number, 'path_symlink', address, length));
  }

  path_unlink_file(number, address, length) {
    const file = this.#inside(number, 'path_unlink_file', address, length);
    if (file.endsWith('/')) throw new Failure('ENOTDIR');
    fs.unlinkSync(file);
  }

  // ---- waiting and sockets ----

  // Files are always ready, so only calls that wait for clocks alone wait.
  poll_oneoff(subscriptions, events, count, result) {
    if (count === 0) throw new Failure('EINVAL');
    const view = this.#view();
    const happened = [];
    let shortest;
    for (let i = 0; i < count; i++) {
      const at = (subscriptions >>> 0) + SUBSCRIPTION * i;
      const user = view.getBigUint64(at, true);
      const type = view.getUint8(at + 8);
      if (type !== 0) {
        const isOpen = this.#descriptors.has(view.getInt32(at + 16, true));
        happened.push({ user, type, error: isOpen ? errors.SUCCESS : errors.EBADF });
        continue;
      }
      const clock = view.getUint32(at + 16, true);
      const timeout = view.getBigUint64(at + 24, true);
      const wait = view.getUint16(at + 40, true) & ABSOLUTE_TIME ? timeout - this.#now(clock) : timeout;
      if (shortest === undefined || wait < shortest.wait) shortest = { wait, user, type, error: errors.SUCCESS };
    }
    if (happened.length === 0) {
      if (shortest.wait > 0n) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(shortest.wait) / 1e6);
      happened.push(shortest);
    }
    happened.forEach(({ user, type, error }, i) => {
      const at = (events >>> 0) + EVENT * i;
      this.#bytes(at, EVENT).fill(0);
      view.setBigUint64(at, user, true);
      view.setUint16(at + 8, error, true);
      view.setUint8(at + 10, type);
    });
    view.setUint32(result >>> 0, happened.length, true);
  }

  #noSocket(number) {
    this.#use(number);
    throw new Failure('ENOTSOCK');
  }

  sock_accept(number) {
    this.#noSocket(number);
  }

  sock_recv(number) {
    this.#noSocket(number);
  }

  sock_send(number) {
    this.#noSocket(number);
  }

  sock_shutdown(number) {
    this.#noSocket(number);
  }
}

module.exports = { System };
