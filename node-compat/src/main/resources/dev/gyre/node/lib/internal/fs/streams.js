// fs.createReadStream and createWriteStream.

const { errorOrDestroy } = require('internal/streams/destroy');
const { Readable } = require('internal/streams/readable');
const { Writable } = require('internal/streams/writable');
const { nodeError } = require('internal/errors');
const { validateBoolean, validateFunction, validateInteger } = require('internal/validators');
const { toFd, toOptions, toPath } = require('internal/fs/arguments');

const kFs = Symbol('kFs');
const kHandle = Symbol('kHandle');
const kIoDone = Symbol('kIoDone');
const kIsPerformingIO = Symbol('kIsPerformingIO');

const defaultHighWaterMark = 64 * 1024;

// The fs functions for a stream on a FileHandle.
function handleOperations(handle) {
  return {
    __proto__: null,
    open() {
      throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', 'open()');
    },
    close(fd, callback) {
      handle[require('internal/fs/file_handle').kUnref]();
      handle.close().then(() => callback(), callback);
    },
    fsync(fd, callback) {
      handle.sync().then(() => callback(), callback);
    },
    read(fd, buffer, offset, length, position, callback) {
      handle.read(buffer, offset, length, position).then(
        ({ bytesRead }) => callback(null, bytesRead, buffer),
        (error) => callback(error, 0, buffer),
      );
    },
    write(fd, buffer, offset, length, position, callback) {
      handle.write(buffer, offset, length, position).then(
        ({ bytesWritten }) => callback(null, bytesWritten, buffer),
        (error) => callback(error, 0, buffer),
      );
    },
    writev(fd, buffers, position, callback) {
      handle.writev(buffers, position).then(
        ({ bytesWritten }) => callback(null, bytesWritten, buffers),
        (error) => callback(error, 0, buffers),
      );
    },
  };
}

// Copies the options of a stream, including inherited ones.
function copyOptions(given) {
  const options = {};
  const source = toOptions(given, { __proto__: null });
  for (const name in source) options[name] = source[name];
  if (typeof given === 'string') options.encoding = given;
  return options;
}

// Sets path or fd of the stream, and its fs functions, which are looked up at each call because programs replace them.
function setTarget(stream, path, options, flags) {
  stream.fd = null;
  stream[kIsPerformingIO] = false;
  const { fd } = options;
  if (fd === undefined || fd === null) {
    stream[kFs] = options.fs || require('fs');
    validateFunction(stream[kFs].open, 'options.fs.open');
    stream.path = toPath(path);
    stream.flags = options.flags ?? flags;
    stream.mode = options.mode ?? 0o666;
  } else if (typeof fd === 'number') {
    stream[kFs] = options.fs || require('fs');
    stream.fd = toFd(fd);
  } else if (fd instanceof require('internal/fs/file_handle').FileHandle) {
    const { kRef } = require('internal/fs/file_handle');
    if (options.fs) throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', 'FileHandle with fs');
    stream[kHandle] = fd;
    stream[kFs] = handleOperations(fd);
    fd[kRef]();
    fd.on('close', () => stream.close());
    stream.fd = toFd(fd.fd);
  } else {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'options.fd', ['number', 'FileHandle'], fd);
  }
  options.autoDestroy = options.autoClose ?? true;
}

function construct(callback) {
  if (typeof this.fd === 'number') {
    callback();
    return;
  }
  if (this.open !== openRead && this.open !== openWrite) {
    openByProgram(this, callback);
    return;
  }
  this[kFs].open(this.path, this.flags, this.mode, (error, fd) => {
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

// Programs that replace open(), as was done before _construct existed, emit 'open' or 'error' when it is done.
function openByProgram(stream, callback) {
  const original = stream.emit;
  stream.emit = function (...args) {
    const [event, value] = args;
    if (event === 'open') {
      this.emit = original;
      callback();
      Reflect.apply(original, this, args);
    } else if (event === 'error') {
      this.emit = original;
      callback(value);
    } else {
      Reflect.apply(original, this, args);
    }
  };
  stream.open();
}

function closeFile(stream, error, callback) {
  if (!stream.fd) callback(error);
  else if (stream.flush) stream[kFs].fsync(stream.fd, (failure) => closeDescriptor(stream, error ?? failure, callback));
  else closeDescriptor(stream, error, callback);
}

function closeDescriptor(stream, error, callback) {
  stream[kFs].close(stream.fd, (failure) => callback(failure || error));
  stream.fd = null;
}

function destroyFile(error, callback) {
  // A descriptor is not closed during an operation.
  if (this[kIsPerformingIO]) this.once(kIoDone, (failure) => closeFile(this, error || failure, callback));
  else closeFile(this, error, callback);
}

function defineAccessors(prototype, state) {
  Object.defineProperty(prototype, 'autoClose', {
    __proto__: null,
    configurable: true,
    get() {
      return this[state].autoDestroy;
    },
    set(value) {
      this[state].autoDestroy = value;
    },
  });
  Object.defineProperty(prototype, 'pending', {
    __proto__: null,
    configurable: true,
    get() {
      return this.fd === null;
    },
  });
}

function ReadStream(path, given) {
  if (!(this instanceof ReadStream)) return new ReadStream(path, given);
  const options = copyOptions(given);
  options.highWaterMark ??= defaultHighWaterMark;
  setTarget(this, path, options, 'r');
  validateFunction(this[kFs].read, 'options.fs.read');
  if (options.autoDestroy) validateFunction(this[kFs].close, 'options.fs.close');
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
defineAccessors(ReadStream.prototype, '_readableState');

function openRead() {}
ReadStream.prototype.open = openRead;

ReadStream.prototype._construct = construct;

ReadStream.prototype._read = function (size) {
  const left = this.pos !== undefined ? this.end - this.pos + 1 : this.end - this.bytesRead + 1;
  const count = Math.min(left, size);
  if (count <= 0) {
    this.push(null);
    return;
  }
  const buffer = require('buffer').Buffer.allocUnsafeSlow(count);
  this[kIsPerformingIO] = true;
  this[kFs].read(this.fd, buffer, 0, count, this.pos, (error, bytesRead) => {
    this[kIsPerformingIO] = false;
    if (this.destroyed) {
      this.emit(kIoDone, error);
      return;
    }
    if (error) {
      errorOrDestroy(this, error);
    } else if (bytesRead > 0) {
      if (this.pos !== undefined) this.pos += bytesRead;
      this.bytesRead += bytesRead;
      this.push(bytesRead === buffer.length ? buffer : buffer.subarray(0, bytesRead));
    } else {
      this.push(null);
    }
  });
};

ReadStream.prototype._destroy = destroyFile;

ReadStream.prototype.close = function (callback) {
  if (typeof callback === 'function') require('internal/streams/end_of_stream').eos(this, callback);
  this.destroy(null);
};

function WriteStream(path, given) {
  if (!(this instanceof WriteStream)) return new WriteStream(path, given);
  const options = copyOptions(given);
  options.decodeStrings = true;
  setTarget(this, path, options, 'w');
  if (options.flush !== undefined && options.flush !== null) validateBoolean(options.flush, 'options.flush');
  this.flush = options.flush ?? false;
  const { write, writev, close } = this[kFs];
  if (!write && !writev) throw nodeError('ERR_INVALID_ARG_TYPE', 'options.fs.write', 'function', write);
  if (write) validateFunction(write, 'options.fs.write');
  if (writev) validateFunction(writev, 'options.fs.writev');
  if (options.autoDestroy) validateFunction(close, 'options.fs.close');
  // If only one of the functions is given, only that one is used.
  if (!write) this._write = null;
  if (!writev) this._writev = null;
  this.start = options.start;
  this.pos = undefined;
  this.bytesWritten = 0;
  if (this.start !== undefined) {
    validateInteger(this.start, 'start', 0);
    this.pos = this.start;
  }
  Writable.call(this, options);
  if (options.encoding) this.setDefaultEncoding(options.encoding);
}
Object.setPrototypeOf(WriteStream.prototype, Writable.prototype);
Object.setPrototypeOf(WriteStream, Writable);
defineAccessors(WriteStream.prototype, '_writableState');

function openWrite() {}
WriteStream.prototype.open = openWrite;

WriteStream.prototype._construct = construct;

// Adds to the number of bytes written. Returns true if the operation has ended, with an error or because the stream is
// destroyed.
function countWritten(stream, error, count, callback) {
  if (stream.destroyed || error) {
    callback(error || nodeError('ERR_STREAM_DESTROYED', 'write'));
    return true;
  }
  stream.bytesWritten += count;
  if (stream.pos !== undefined) stream.pos += count;
  return false;
}

// Repeats a write that writes only a part.
function writeAll(stream, buffer, offset, callback) {
  const length = buffer.length - offset;
  stream[kFs].write(stream.fd, buffer, offset, length, stream.pos, (error, count) => {
    const isBusy = error?.code === 'EAGAIN';
    if (countWritten(stream, isBusy ? null : error, isBusy ? 0 : count, callback)) return;
    if (!isBusy && count < length) writeAll(stream, buffer, offset + count, callback);
    else if (isBusy) writeAll(stream, buffer, offset, callback);
    else callback();
  });
}

function writevAll(stream, buffers, length, callback) {
  stream[kFs].writev(stream.fd, buffers, stream.pos, (error, count) => {
    const isBusy = error?.code === 'EAGAIN';
    if (countWritten(stream, isBusy ? null : error, isBusy ? 0 : count, callback)) return;
    if (isBusy) writevAll(stream, buffers, length, callback);
    else if (count < length) writeAll(stream, require('buffer').Buffer.concat(buffers), count, callback);
    else callback();
  });
}

function startIo(stream, callback) {
  stream[kIsPerformingIO] = true;
  return (error) => {
    stream[kIsPerformingIO] = false;
    callback(error);
    if (stream.destroyed) stream.emit(kIoDone, error);
  };
}

WriteStream.prototype._write = function (data, encoding, callback) {
  writeAll(this, data, 0, startIo(this, callback));
};

WriteStream.prototype._writev = function (chunks, callback) {
  let length = 0;
  const buffers = chunks.map(({ chunk }) => {
    length += chunk.length;
    return chunk;
  });
  writevAll(this, buffers, length, startIo(this, callback));
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
  // Without autoClose the file is still closed at 'finish'.
  if (!this.autoClose) this.on('finish', this.destroy);
  this.end();
};

WriteStream.prototype.destroySoon = WriteStream.prototype.end;

function createReadStream(path, options) {
  return new (require('fs').ReadStream)(path, options);
}

function createWriteStream(path, options) {
  return new (require('fs').WriteStream)(path, options);
}

module.exports = { ReadStream, WriteStream, createReadStream, createWriteStream };
