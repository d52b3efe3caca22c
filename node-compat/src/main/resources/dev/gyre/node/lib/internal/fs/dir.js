// fs.Dir: reads a directory's entries one at a time.

const { nodeError } = require('internal/errors');
const { toOptions, toPath } = require('internal/fs/arguments');
const { toDirent } = require('internal/fs/stats');

const ids = internalBinding('async_hooks');

class Dir {
  #entries;
  #next = 0;
  #closed = false;
  #path;

  constructor(path, [names, types], options, opener = 0) {
    this.#path = path;
    this.#entries = names.map((name, i) => [name, types[i], path]);
    if (options?.recursive) this.#addNested();
    ids.emitInit(ids.newAsyncId(), 'DIRHANDLE', opener, this);
  }

  #addNested() {
    const binding = internalBinding('fs');
    const join = require('path').join;
    for (let i = 0; i < this.#entries.length; i++) {
      const [name, type, parent] = this.#entries[i];
      if (type !== 2) continue;
      const folder = join(parent, name);
      const [names, types] = binding.readdir(folder, true);
      names.forEach((child, k) => this.#entries.push([child, types[k], folder]));
    }
  }

  get path() {
    return this.#path;
  }

  readSync() {
    if (this.#closed) throw nodeError('ERR_DIR_CLOSED');
    if (this.#next >= this.#entries.length) return null;
    return toDirent(...this.#entries[this.#next++]);
  }

  read(callback) {
    if (callback === undefined) return Promise.resolve().then(() => this.readSync());
    require('internal/validators').validateFunction(callback, 'callback');
    const entry = this.readSync();
    process.nextTick(callback, null, entry);
    return undefined;
  }

  closeSync() {
    if (this.#closed) throw nodeError('ERR_DIR_CLOSED');
    this.#closed = true;
  }

  close(callback) {
    if (callback === undefined) return Promise.resolve().then(() => this.closeSync());
    require('internal/validators').validateFunction(callback, 'callback');
    this.closeSync();
    process.nextTick(callback, null);
    return undefined;
  }

  async *entries() {
    try {
      for (;;) {
        const entry = await this.read();
        if (entry === null) break;
        yield entry;
      }
    } finally {
      if (!this.#closed) this.closeSync();
    }
  }

  [Symbol.asyncIterator]() {
    return this.entries();
  }

  [Symbol.dispose]() {
    if (!this.#closed) this.closeSync();
  }

  async [Symbol.asyncDispose]() {
    if (!this.#closed) this.closeSync();
  }
}

function opendirSync(path, options) {
  path = toPath(path);
  try {
    return new Dir(path, internalBinding('fs').readdir(path, true), toOptions(options), ids.executionAsyncId());
  } catch (error) {
    if (error.syscall === 'scandir') {
      error.syscall = 'opendir';
      error.message = error.message.replace(', scandir ', ', opendir ');
    }
    throw error;
  }
}

module.exports = { Dir, opendirSync };
