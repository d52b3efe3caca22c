// FileHandle: an open file in fs/promises.

const EventEmitter = require('events');
const operations = require('internal/fs/operations');

const ids = internalBinding('async_hooks');
const kRef = Symbol('kRef');
const kUnref = Symbol('kUnref');

// An error of no system call: without a number.
function fileClosed(syscall) {
  const error = new Error('file closed');
  error.code = 'EBADF';
  error.syscall = syscall;
  return error;
}

class FileHandle extends EventEmitter {
  #fd;
  #closing;
  #users = 1; // The program, each stream on the file, and each call that has begun.
  #release; // Closes the file for a close() that waits for the others.
  #asyncId = ids.newAsyncId();

  constructor(fd) {
    super();
    this.#fd = fd;
    // The trigger id is 0: the file is open before any callback runs.
    ids.emitInit(this.#asyncId, 'FILEHANDLE', 0, this);
  }

  getAsyncId() {
    return this.#asyncId;
  }

  get fd() {
    return this.#fd;
  }

  // Calls of a closed file fail before they look at their arguments; close() waits for those that have begun.
  async #use(syscall, action) {
    if (this.#fd === -1) throw fileClosed(syscall);
    this[kRef]();
    try {
      return await action();
    } finally {
      this[kUnref]();
    }
  }

  #run(name, ...args) {
    return this.#use(name, () => {
      const [call, bindingArgs, convert] = operations[name](this.#fd, ...args);
      return new Promise((resolve, reject) => {
        internalBinding('fs')[call](
          ...bindingArgs,
          (error, result) => {
            if (error) reject(error);
            else resolve(convert === undefined ? result : convert(result));
          },
          true,
        );
      });
    });
  }

  appendFile(data, options) {
    return this.#use('writeFile', () => require('fs/promises').appendFile(this, data, options));
  }
  chmod(mode) {
    return this.#run('fchmod', mode);
  }
  chown(uid, gid) {
    return this.#run('fchown', uid, gid);
  }
  datasync() {
    return this.#run('fdatasync');
  }
  sync() {
    return this.#run('fsync');
  }
  stat(options) {
    return this.#run('fstat', options);
  }
  truncate(length) {
    return this.#run('ftruncate', length);
  }
  utimes(atime, mtime) {
    return this.#run('futimes', atime, mtime);
  }
  readFile(options) {
    return this.#use('readFile', () => require('fs/promises').readFile(this, options));
  }
  writeFile(data, options) {
    return this.#use('writeFile', () => require('fs/promises').writeFile(this, data, options));
  }

  read(buffer, offset, length, position) {
    return this.#use(
      'read',
      () =>
        new Promise((resolve, reject) => {
          require('fs').read(this.#fd, buffer, offset, length, position, (error, bytesRead, view) =>
            error ? reject(error) : resolve({ __proto__: null, bytesRead, buffer: view }),
          );
        }),
    );
  }

  write(buffer, offset, length, position) {
    return this.#use(
      'write',
      () =>
        new Promise((resolve, reject) => {
          require('fs').write(this.#fd, buffer, offset, length, position, (error, bytesWritten, data) =>
            error ? reject(error) : resolve({ __proto__: null, bytesWritten, buffer: data }),
          );
        }),
    );
  }

  async readv(buffers, position) {
    const bytesRead = await this.#run('readv', buffers, position);
    return { __proto__: null, bytesRead, buffers };
  }

  async writev(buffers, position) {
    const bytesWritten = await this.#run('writev', buffers, position);
    return { __proto__: null, bytesWritten, buffers };
  }

  readLines(options) {
    const { createInterface } = require('readline');
    return createInterface({ input: this.createReadStream(options), crlfDelay: Infinity });
  }

  createReadStream(options) {
    return require('fs').createReadStream(undefined, { ...options, fd: this });
  }

  createWriteStream(options) {
    return require('fs').createWriteStream(undefined, { ...options, fd: this });
  }

  // What uses the file keeps it open.
  [kRef]() {
    this.#users++;
  }

  [kUnref]() {
    if (--this.#users === 0) this.#release();
  }

  #closeNow() {
    return new Promise((resolve, reject) => {
      const fd = this.#fd;
      this.#fd = -1;
      internalBinding('fs').close(fd, (error) => (error ? reject(error) : resolve()), 'FILEHANDLECLOSEREQ');
    });
  }

  close() {
    if (this.#closing !== undefined) return this.#closing;
    if (this.#fd === -1) return Promise.resolve();
    if (--this.#users === 0) {
      this.#closing = this.#closeNow();
    } else {
      this.#closing = new Promise((resolve) => {
        this.#release = () => resolve(this.#closeNow());
      });
    }
    this.emit('close');
    return this.#closing;
  }

  async [Symbol.asyncDispose]() {
    return this.close();
  }
}

module.exports = { FileHandle, kRef, kUnref };
