// FileHandle: an open file in fs/promises.

const EventEmitter = require('events');
const operations = require('internal/fs/operations');

const ids = internalBinding('async_hooks');
const kRef = Symbol('kRef');
const kUnref = Symbol('kUnref');

class FileHandle extends EventEmitter {
  #fd;
  #closing;
  #users = 1; // The program, and each stream on the file.
  #release; // Closes the file for a close() that waits for streams.
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

  #run(name, ...args) {
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
  }

  appendFile(data, options) {
    return require('fs/promises').appendFile(this, data, options);
  }
  async chmod(mode) {
    return this.#run('fchmod', mode);
  }
  async chown(uid, gid) {
    return this.#run('fchown', uid, gid);
  }
  async datasync() {
    return this.#run('fdatasync');
  }
  async sync() {
    return this.#run('fsync');
  }
  async stat(options) {
    return this.#run('fstat', options);
  }
  async truncate(length) {
    return this.#run('ftruncate', length);
  }
  async utimes(atime, mtime) {
    return this.#run('futimes', atime, mtime);
  }
  readFile(options) {
    return require('fs/promises').readFile(this, options);
  }
  writeFile(data, options) {
    return require('fs/promises').writeFile(this, data, options);
  }

  async read(buffer, offset, length, position) {
    return new Promise((resolve, reject) => {
      require('fs').read(this.#fd, buffer, offset, length, position, (error, bytesRead, view) =>
        error ? reject(error) : resolve({ __proto__: null, bytesRead, buffer: view }),
      );
    });
  }

  async write(buffer, offset, length, position) {
    return new Promise((resolve, reject) => {
      require('fs').write(this.#fd, buffer, offset, length, position, (error, bytesWritten, data) =>
        error ? reject(error) : resolve({ __proto__: null, bytesWritten, buffer: data }),
      );
    });
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

  // A stream on the file keeps it open until the stream is closed.
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
