// fs.createReadStream and createWriteStream.

const { Readable } = require('internal/streams/readable');
const { Writable } = require('internal/streams/writable');
const { nodeError } = require('internal/errors');
const { validateFunction, validateInteger } = require('internal/validators');
const { toFd, toOptions, toPath } = require('internal/fs/arguments');

const kIoDone = Symbol('kIoDone');

// The fs functions that a stream works with: the module's own unless the `fs` option overrides them.
function functionsOf(options, names) {
  const given = options.fs;
  const fs = require('fs');
  const result = {};
  for (const name of names) {
    if (given?.[name] !== undefined) validateFunction(given[name], `options.fs.${name}`);
    result[name] = given ? given[name] : fs[name];
  }
  return result;
}

function closeFile(stream, error, callback) {
  if (stream.fd === null || stream.fd === undefined) {
    callback(error);
    return;
  }
  const finish = (failure) => {
    stream.closed_ = true;
    callback(failure ?? error);
  };
  const { handle } = stream;
  if (handle) handle.close().then(() => finish(), finish);
  else stream.fs_.close(stream.fd, finish);
  stream.fd = null;
}

function hidden(target, values) {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(target, name, {
      __proto__: null,
      value,
      writable: true,
      configurable: true,
      enumerable: false,
    });
  }
}

// fd may be a number or a FileHandle.
function takeFd(stream, options) {
  let fd = options.fd;
  let handle;
  if (fd !== undefined && fd !== null && typeof fd === 'object') {
    handle = fd;
    fd = handle.fd;
    handle.on?.('close', () => stream.destroy());
  }
  if (fd == null) {
    stream.fd = null;
  } else {
    stream.fd = toFd(fd);
  }
  hidden(stream, { handle, closed_: false });
}

function openOnConstruct(callback) {
  if (typeof this.fd === 'number') {
    callback();
    return;
  }
  this.fs_.open(this.path, this.flags, this.mode, (error, fd) => {
    if (error) {
      callback(error);
      return;
    }
    this.fd = fd;
    callback();
    this.emit('open', fd);
    this.emit('ready');
  });
}

function ReadStream(path, options) {
  if (!(this instanceof ReadStream)) return new ReadStream(path, options);
  options = { ...toOptions(options, {}) };
  options.highWaterMark ??= 64 * 1024;
  options.autoDestroy = options.autoClose ?? true;
  options.emitClose ??= true;
  takeFd(this, options);
  hidden(this, { fs_: functionsOf(options, ['open', 'read', 'close']) });
  if (this.fd === null) this.path = toPath(path);
  else this.path = path;
  this.flags = options.flags ?? 'r';
  this.mode = options.mode ?? 0o666;
  this.start = options.start;
  this.end = options.end ?? Infinity;
  this.pos = undefined;
  this.bytesRead = 0;
  if (this.start !== undefined) {
    validateInteger(this.start, 'start', 0);
    this.pos = this.start;
  }
  if (this.end !== Infinity) {
    validateInteger(this.end, 'end', 0);
    if (this.start !== undefined && this.start > this.end) {
      throw nodeError('ERR_OUT_OF_RANGE', 'start', `<= "end" (here: ${this.end})`, this.start);
    }
  }
  Readable.call(this, options);
  if (options.encoding) this.setEncoding(options.encoding);
}
Object.setPrototypeOf(ReadStream.prototype, Readable.prototype);
Object.setPrototypeOf(ReadStream, Readable);

ReadStream.prototype._construct = openOnConstruct;

ReadStream.prototype._read = function (size) {
  const left = this.pos !== undefined ? this.end - this.pos + 1 : this.end - this.bytesRead + 1;
  const count = Math.min(left, size);
  if (count <= 0) {
    this.push(null);
    return;
  }
  const buffer = require('buffer').Buffer.allocUnsafeSlow(count);
  hidden(this, { busy_: true });
  this.fs_.read(this.fd, buffer, 0, count, this.pos, (error, bytesRead) => {
    this.busy_ = false;
    if (this.destroyed) {
      this.emit(kIoDone, error);
      return;
    }
    if (error) {
      this.destroy(error);
    } else if (bytesRead > 0) {
      if (this.pos !== undefined) this.pos += bytesRead;
      this.bytesRead += bytesRead;
      this.push(bytesRead === buffer.length ? buffer : buffer.subarray(0, bytesRead));
    } else {
      this.push(null);
    }
  });
};

function destroyFile(error, callback) {
  // A descriptor is not closed under a running operation.
  if (this.busy_) this.once(kIoDone, (failure) => closeFile(this, error ?? failure, callback));
  else closeFile(this, error, callback);
}

ReadStream.prototype._destroy = destroyFile;

ReadStream.prototype.close = function (callback) {
  if (callback) require('internal/streams/end_of_stream').eos(this, callback);
  this.destroy(null);
};

Object.defineProperty(ReadStream.prototype, 'pending', {
  __proto__: null,
  configurable: true,
  get() {
    return this.fd === null;
  },
});

function WriteStream(path, options) {
  if (!(this instanceof WriteStream)) return new WriteStream(path, options);
  options = { ...toOptions(options, {}) };
  options.decodeStrings = true;
  options.autoDestroy = options.autoClose ?? true;
  options.emitClose ??= true;
  takeFd(this, options);
  hidden(this, { fs_: functionsOf(options, ['open', 'write', 'writev', 'close', 'fsync']), flush_: !!options.flush });
  if (this.fd === null) this.path = toPath(path);
  else this.path = path;
  this.flags = options.flags ?? 'w';
  this.mode = options.mode ?? 0o666;
  this.start = options.start;
  this.pos = undefined;
  this.bytesWritten = 0;
  if (!this.fs_.writev) this._writev = null;
  if (this.start !== undefined) {
    validateInteger(this.start, 'start', 0);
    this.pos = this.start;
  }
  Writable.call(this, options);
  if (options.encoding) this.setDefaultEncoding(options.encoding);
}
Object.setPrototypeOf(WriteStream.prototype, Writable.prototype);
Object.setPrototypeOf(WriteStream, Writable);

WriteStream.prototype._construct = openOnConstruct;

// A write may take less than all.
function writeAll(stream, buffer, offset, callback) {
  stream.fs_.write(stream.fd, buffer, offset, buffer.length - offset, stream.pos, (error, count) => {
    if (error?.code === 'EAGAIN') {
      error = null;
      count = 0;
    }
    if (stream.destroyed || error) {
      callback(error ?? nodeError('ERR_STREAM_DESTROYED', 'write'));
      return;
    }
    stream.bytesWritten += count;
    if (stream.pos !== undefined) stream.pos += count;
    if (offset + count < buffer.length) writeAll(stream, buffer, offset + count, callback);
    else callback();
  });
}

function startIo(stream, buffer, callback) {
  hidden(stream, { busy_: true });
  writeAll(stream, buffer, 0, (error) => {
    stream.busy_ = false;
    if (stream.destroyed) {
      callback(error);
      stream.emit(kIoDone, error);
    } else callback(error);
  });
}

WriteStream.prototype._write = function (data, encoding, callback) {
  startIo(this, data, callback);
};

WriteStream.prototype._writev = function (chunks, callback) {
  startIo(this, require('buffer').Buffer.concat(chunks.map(({ chunk }) => chunk)), callback);
};

WriteStream.prototype._final = function (callback) {
  if (this.flush_ && this.fd !== null) this.fs_.fsync(this.fd, callback);
  else callback();
};

WriteStream.prototype._destroy = destroyFile;

WriteStream.prototype.close = function (callback) {
  if (callback) {
    if (this.closed) {
      process.nextTick(callback);
      return;
    }
    this.on('close', callback);
  }
  if (this._writableState.autoDestroy === false) this.on('finish', this.destroy);
  this.end();
};

WriteStream.prototype.destroySoon = WriteStream.prototype.end;
Object.defineProperty(WriteStream.prototype, 'pending', {
  __proto__: null,
  configurable: true,
  get() {
    return this.fd === null;
  },
});

module.exports = {
  ReadStream,
  WriteStream,
  createReadStream: (path, options) => new ReadStream(path, options),
  createWriteStream: (path, options) => new WriteStream(path, options),
};
