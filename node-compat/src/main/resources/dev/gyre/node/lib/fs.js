// node:fs: synchronous and callback forms.

const { nodeError } = require('internal/errors');
const { defineLazy, kEmptyObject } = require('internal/util');
const { validateBoolean, validateBuffer, validateFunction, validateObject } = require('internal/validators');
const {
  checkAborted,
  encodeResult,
  toFd,
  toFlags,
  toOptions,
  toPath,
  toPosition,
  toRange,
} = require('internal/fs/arguments');
const { parseFileMode } = require('internal/validators');
const constants = require('internal/fs/constants');

const binding = internalBinding('fs');
// Reads of up to this number of bytes use the record ring.
const MOST_RECORDED = 4096;

function checkCallback(callback, name = 'cb') {
  validateFunction(callback, name);
  return callback;
}

// A callback receives its error first, and a result only if there is one.
function completion(callback, convert) {
  return (error, result) => {
    if (error) {
      callback(error);
      return;
    }
    if (convert !== undefined) {
      try {
        result = convert(result);
      } catch (failure) {
        callback(failure);
        return;
      }
    }
    if (result === undefined) callback(null);
    else callback(null, result);
  };
}

// ---- operations that are one call of the binding
// ---------------------------------------------------------------------

const operationOf = (name) => require('internal/fs/operations')[name];

function callbackForm(name) {
  const operation = operationOf(name);
  return {
    [name](...args) {
      let callback = args.pop();
      if (name === 'close' && callback === undefined && args.length > 0) callback = ignoreResult;
      if (name === 'close' && args.length === 0) {
        args.push(callback);
        callback = ignoreResult;
      }
      checkCallback(callback);
      const [call, bindingArgs, convert] = operation(...args);
      binding[call](...bindingArgs, completion(callback, convert));
    },
  }[name];
}

function syncForm(name) {
  const operation = operationOf(name.slice(0, -'Sync'.length));
  return {
    [name](...args) {
      const [call, bindingArgs, convert] = operation(...args);
      const result = binding[call](...bindingArgs);
      return convert === undefined ? result : convert(result);
    },
  }[name];
}

// The callback or synchronous form of an operation. Each form of realpath is its own native one.
function formOf(name) {
  const form = name.endsWith('Sync') ? syncForm(name) : callbackForm(name);
  if (name.startsWith('realpath')) form.native = form;
  return form;
}

// Programs use few of these. Their names are here so that the operations are loaded with the first of them.
internalBinding('util').defineLazyValues(
  exports,
  'access accessSync chmod chmodSync chown chownSync close closeSync copyFile copyFileSync fchmod ' +
    'fchmodSync fchown fchownSync fdatasync fdatasyncSync fstat fstatSync fsync fsyncSync ftruncate ' +
    'ftruncateSync futimes futimesSync lchown lchownSync link linkSync lstat lstatSync lutimes ' +
    'lutimesSync mkdir mkdirSync mkdtemp mkdtempSync open openSync readlink readlinkSync readv readvSync ' +
    'realpath realpathSync rename renameSync rmdir rmdirSync stat statSync statfs statfsSync symlink ' +
    'symlinkSync unlink unlinkSync utimes utimesSync writev writevSync',
  formOf,
);

function ignoreResult(error) {
  if (error) throw error;
}

exports.exists = function exists(path, callback) {
  checkCallback(callback);
  try {
    path = toPath(path);
  } catch {
    process.nextTick(callback, false);
    return;
  }
  binding.exists(path, (error, found) => callback(!error && found));
};
Object.defineProperty(exports.exists, Symbol.for('nodejs.util.promisify.custom'), {
  __proto__: null,
  value: {
    exists: (path) => new Promise((resolve) => exports.exists(path, resolve)),
  }.exists,
});

exports.existsSync = function existsSync(path) {
  try {
    path = toPath(path);
  } catch {
    return false;
  }
  return binding.exists(path);
};

exports.accessSync = function accessSync(path, mode) {
  const [call, args] = operationOf('access')(path, mode);
  binding[call](...args);
};

// ---- whole files -----------------------------------------------------------------------------------------------------

function isFd(value) {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function fileOrFd(path) {
  return isFd(path) ? path : toPath(path);
}

function isUtf8(encoding) {
  return encoding === 'utf8' || encoding === 'utf-8';
}

function fromBytes(bytes, encoding) {
  const buffer = require('buffer').Buffer.from(bytes);
  return encoding && encoding !== 'buffer' ? buffer.toString(encoding) : buffer;
}

function textOfRecord(bytes, start, end) {
  return internalBinding('buffer').decode(bytes, start, end, 'utf8');
}

exports.readFileSync = function readFileSync(path, options) {
  const { encoding, flag } = toOptions(options, { flag: 'r' });
  const target = fileOrFd(path);
  const flags = toFlags(flag, 'flag');
  if (isUtf8(encoding)) return binding.readFileUtf8(target, flags);
  return fromBytes(binding.readFile(target, flags), encoding);
};

// The error of an operation whose signal has been aborted, or null.
function abortErrorOf(signal) {
  if (!signal?.aborted) return null;
  const { AbortError } = require('internal/errors');
  return new AbortError(undefined, { cause: signal.reason });
}

exports.readFile = function readFile(path, options, callback) {
  callback = checkCallback(callback ?? options);
  const { encoding, flag, signal } = toOptions(options, { flag: 'r' });
  const target = fileOrFd(path);
  if (signal?.aborted) {
    process.nextTick(callback, abortErrorOf(signal));
    return;
  }
  const done = (error, result) => {
    const failure = error ?? abortErrorOf(signal);
    if (failure) callback(failure);
    else callback(null, result);
  };
  const { bufferOfRecord, readFile: readRecord } = require('internal/records');
  const convert = isUtf8(encoding)
    ? textOfRecord
    : encoding && encoding !== 'buffer'
      ? (bytes, start, end) => bufferOfRecord(bytes, start, end).toString(encoding)
      : bufferOfRecord;
  readRecord(target, toFlags(flag, 'flag'), convert, done);
};

function toData(data, encoding) {
  if (typeof data === 'string') {
    return !encoding || isUtf8(encoding) ? data : require('buffer').Buffer.from(data, encoding);
  }
  if (ArrayBuffer.isView(data)) return data;
  throw nodeError('ERR_INVALID_ARG_TYPE', 'data', ['string', 'Buffer', 'TypedArray', 'DataView'], data);
}

function writing(path, data, options, flag) {
  const all = toOptions(options, { encoding: 'utf8' });
  const flush = all.flush ?? false;
  validateBoolean(flush, 'options.flush');
  checkAborted(all.signal);
  return [
    fileOrFd(path),
    toData(data, all.encoding),
    toFlags(all.flag ?? flag, 'flag'),
    parseFileMode(all.mode, 'mode', 0o666),
    flush,
    all.signal,
  ];
}

function writeWholeSync(path, data, options, flag) {
  const [target, bytes, flags, mode, flush] = writing(path, data, options, flag);
  if (!flush) {
    binding.writeFile(target, bytes, flags, mode);
    return;
  }
  const fd = isFd(target) ? target : binding.open(target, flags, mode);
  try {
    binding.writeFile(fd, bytes, flags, mode);
    exports.fsyncSync(fd);
  } finally {
    if (fd !== target) binding.close(fd);
  }
}

// Writes, flushes and closes; the first error is reported.
function writeAndFlush(target, bytes, flags, mode, callback) {
  if (isFd(target)) {
    binding.writeFile(target, bytes, flags, mode, (error) =>
      error ? callback(error) : exports.fsync(target, callback),
    );
    return;
  }
  binding.open(target, flags, mode, (failure, fd) => {
    if (failure) {
      callback(failure);
      return;
    }
    const close = (error) => binding.close(fd, (second) => callback(error ?? second ?? null));
    binding.writeFile(fd, bytes, flags, mode, (error) => (error ? close(error) : exports.fsync(fd, close)));
  });
}

function writeWhole(path, data, options, callback, flag) {
  callback = checkCallback(callback ?? options);
  let args;
  try {
    args = writing(path, data, options, flag);
  } catch (error) {
    if (error.name !== 'AbortError') throw error;
    process.nextTick(callback, error);
    return;
  }
  const [target, bytes, flags, mode, flush, signal] = args;
  const done = (error) => callback(error ?? abortErrorOf(signal));
  if (flush) writeAndFlush(target, bytes, flags, mode, done);
  else binding.writeFile(target, bytes, flags, mode, done);
}

exports.writeFile = function writeFile(path, data, options, callback) {
  writeWhole(path, data, options, callback, 'w');
};
exports.writeFileSync = function writeFileSync(path, data, options) {
  writeWholeSync(path, data, options, 'w');
};
exports.appendFile = function appendFile(path, data, options, callback) {
  writeWhole(path, data, options, callback, 'a');
};
exports.appendFileSync = function appendFileSync(path, data, options) {
  writeWholeSync(path, data, options, 'a');
};

// ---- open files --------------------------------------------------------------------------------------------------

exports.open = function open(path, flags, mode, callback) {
  if (arguments.length < 3) {
    callback = flags;
    flags = 'r';
    mode = undefined;
  } else if (typeof mode === 'function') {
    callback = mode;
    mode = undefined;
  }
  checkCallback(callback);
  const [call, args] = operationOf('open')(path, flags, mode);
  binding[call](...args, completion(callback));
};

// The four forms of read: (fd, buffer, offset, length, position), (fd, buffer, options), (fd, options), (fd).
function readArguments(fd, view, offset, length, position) {
  toFd(fd);
  if (view !== undefined && !ArrayBuffer.isView(view)) {
    if (typeof view === 'object' && view !== null) ({ buffer: view, offset, length, position } = view);
    view ??= require('buffer').Buffer.alloc(16384);
  } else if (view === undefined) {
    view = require('buffer').Buffer.alloc(16384);
  } else if (typeof offset === 'object' && offset !== null) {
    ({ offset, length, position } = offset);
  }
  validateBuffer(view);
  const [from, count] = toRange(view, offset, length, view.byteLength);
  return [fd, view, from, count, toPosition(position, count)];
}

exports.readSync = function readSync(fd, view, offset, length, position) {
  const args = readArguments(fd, view, offset, length, position);
  return args[3] === 0 ? 0 : binding.read(...args);
};

exports.read = function read(fd, ...rest) {
  const callback = checkCallback(rest.pop());
  const args = readArguments(fd, ...rest);
  if (args[3] === 0) {
    process.nextTick(callback, null, 0, args[1]);
    return;
  }
  const done = (error, count) => callback(error ?? null, count || 0, args[1]);
  // Longer reads write directly to the caller's memory.
  if (args[3] <= MOST_RECORDED) require('internal/records').read(...args, done);
  else binding.read(...args, done);
};
Object.defineProperty(exports.read, require('internal/util').promisifyArgumentNames, {
  __proto__: null,
  value: ['bytesRead', 'buffer'],
});

// write(fd, buffer, offset, length, position) or write(fd, string, position, encoding).
function writeArguments(fd, data, offset, length, position) {
  toFd(fd);
  if (typeof data === 'string') {
    const encoding = typeof length === 'string' ? length : 'utf8';
    if (encoding.toLowerCase() === 'hex' && data.length % 2 !== 0) {
      throw nodeError('ERR_INVALID_ARG_VALUE', 'encoding', encoding, `is invalid for data of length ${data.length}`);
    }
    const bytes = require('buffer').Buffer.from(data, encoding);
    return [fd, bytes, 0, bytes.length, typeof offset === 'number' ? toPosition(offset) : -1];
  }
  validateBufferOrString(data);
  if (typeof offset === 'object' && offset !== null) ({ offset, length, position } = offset);
  const [from, count] = toRange(data, offset, length, data.byteLength);
  return [fd, data, from, count, toPosition(position)];
}

function validateBufferOrString(data) {
  if (!ArrayBuffer.isView(data)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'buffer', ['string', 'Buffer', 'TypedArray', 'DataView'], data);
  }
}

exports.writeSync = function writeSync(fd, data, offset, length, position) {
  return binding.write(...writeArguments(fd, data, offset, length, position));
};

exports.write = function write(fd, data, ...rest) {
  const callback = checkCallback(rest.pop());
  binding.write(...writeArguments(fd, data, ...rest), (error, count) => callback(error ?? null, count || 0, data));
};
Object.defineProperty(exports.write, require('internal/util').promisifyArgumentNames, {
  __proto__: null,
  value: ['bytesWritten', 'buffer'],
});

for (const name of ['readv', 'writev']) {
  exports[name] = {
    [name](fd, views, position, callback) {
      callback = checkCallback(callback ?? position);
      const [call, args] = operationOf(name)(fd, views, position);
      binding[call](...args, (error, count) => callback(error ?? null, count || 0, views));
    },
  }[name];
}

exports.truncateSync = function truncateSync(path, length = 0) {
  const fd = exports.openSync(path, 'r+');
  try {
    exports.ftruncateSync(fd, length);
  } finally {
    exports.closeSync(fd);
  }
};

exports.truncate = function truncate(path, length, callback) {
  callback = checkCallback(callback ?? length);
  const size = typeof length === 'number' ? length : 0;
  exports.open(path, 'r+', (error, fd) => {
    if (error) callback(error);
    else exports.ftruncate(fd, size, (failure) => exports.close(fd, (closing) => callback(failure ?? closing ?? null)));
  });
};

exports.symlink = function symlink(target, path, type, callback) {
  callback = checkCallback(callback ?? type);
  const [call, args] = operationOf('symlink')(target, path);
  binding[call](...args, completion(callback));
};

// ---- directories and trees -----------------------------------------------------------------------------------------

function entriesOf(path, result, options) {
  if (!options.withFileTypes) {
    return options.encoding ? result.map((name) => encodeResult(name, options.encoding)) : result;
  }
  const { toDirent } = require('internal/fs/stats');
  return result[0].map((name, i) => toDirent(encodeResult(name, options.encoding), result[1][i], path));
}

function walkedEntries(found, options) {
  const { Dirent } = require('internal/fs/stats');
  return found.map(([relative, name, type, parent]) =>
    options.withFileTypes ? new Dirent(name, type, parent) : relative,
  );
}

exports.readdirSync = function readdirSync(path, options) {
  options = toOptions(options);
  path = toPath(path);
  if (options.recursive) {
    const { runSync, walk } = require('internal/fs/trees');
    return walkedEntries(runSync(walk(path)), options);
  }
  return entriesOf(path, binding.readdir(path, !!options.withFileTypes), options);
};

exports.readdir = function readdir(path, options, callback) {
  callback = checkCallback(callback ?? options);
  const all = toOptions(options);
  path = toPath(path);
  if (all.recursive) {
    const { runAsync, walk } = require('internal/fs/trees');
    settle(
      runAsync(walk(path)).then((found) => walkedEntries(found, all)),
      callback,
    );
  } else {
    binding.readdir(
      path,
      !!all.withFileTypes,
      completion(callback, (result) => entriesOf(path, result, all)),
    );
  }
};

// Passes a promise's outcome to a callback, outside of the promise's own error handling.
function settle(promise, callback) {
  promise.then(
    (result) => process.nextTick(result === undefined ? () => callback(null) : () => callback(null, result)),
    (error) => process.nextTick(callback, error),
  );
}

function treeOptions(options) {
  if (options !== undefined && options !== null) validateObject(options, 'options');
  return options ?? kEmptyObject;
}

exports.rmSync = function rmSync(path, options) {
  const { rm, runSync } = require('internal/fs/trees');
  runSync(rm(toPath(path), treeOptions(options)));
};
exports.rm = function rm(path, options, callback) {
  callback = checkCallback(callback ?? options);
  const trees = require('internal/fs/trees');
  settle(
    trees.runAsync(trees.rm(toPath(path), typeof options === 'function' ? kEmptyObject : treeOptions(options))),
    callback,
  );
};
exports.cpSync = function cpSync(from, to, options) {
  const { checkCopy, cp, runSync } = require('internal/fs/trees');
  const all = checkCopy(options);
  internalBinding('permission').require('fs.read', toPath(from, 'src'), true);
  runSync(cp(toPath(from, 'src'), toPath(to, 'dest'), { ...all, isSync: true }));
};
exports.cp = function cp(from, to, options, callback) {
  callback = checkCallback(callback ?? options);
  const trees = require('internal/fs/trees');
  const all = trees.checkCopy(typeof options === 'function' ? undefined : options);
  settle(trees.runAsync(trees.cp(toPath(from, 'src'), toPath(to, 'dest'), all)), callback);
};

exports.opendirSync = function opendirSync(path, options) {
  return require('internal/fs/dir').opendirSync(path, options);
};
exports.opendir = function opendir(path, options, callback) {
  callback = checkCallback(callback ?? options, 'callback');
  binding.readdir(toPath(path), true, (error, entries) => {
    if (error?.syscall === 'scandir') {
      error.syscall = 'opendir';
      error.message = error.message.replace(', scandir ', ', opendir ');
    }
    if (error) callback(error);
    else
      callback(
        null,
        new (require('internal/fs/dir').Dir)(
          toPath(path),
          entries,
          typeof options === 'object' ? options : kEmptyObject,
        ),
      );
  });
};

exports.glob = function glob(pattern, options, callback) {
  if (typeof options === 'function') [options, callback] = [undefined, options];
  callback = checkCallback(callback);
  const walk = require('internal/fs/glob').prepareGlob(pattern, options);
  settle(Promise.resolve().then(walk), callback);
};
exports.globSync = function globSync(pattern, options) {
  return require('internal/fs/glob').prepareGlob(pattern, options, true)();
};

exports.openAsBlob = async function openAsBlob(path, options) {
  return require('internal/blob').ofFile(path, options);
};

exports.openAsBlobSync = function openAsBlobSync(path, options = kEmptyObject) {
  const { validateObject, validateString } = require('internal/validators');
  validateObject(options, 'options');
  validateString(options.type ?? '', 'options.type');
  return require('internal/blob').ofFile(path, options);
};

// A temporary folder that is removed when the object is disposed of.
exports.mkdtempDisposableSync = function mkdtempDisposableSync(prefix, options) {
  const path = exports.mkdtempSync(prefix, options);
  const full = require('path').resolve(path);
  const remove = () => exports.rmSync(full, { recursive: true, force: true });
  return { __proto__: null, path, remove, [Symbol.dispose]: remove };
};

exports.lchmod = undefined;
exports.lchmodSync = undefined;
exports._toUnixTimestamp = require('internal/fs/arguments').toSeconds;
exports.constants = Object.freeze(constants);
for (const name of ['F_OK', 'R_OK', 'W_OK', 'X_OK']) {
  Object.defineProperty(exports, name, {
    __proto__: null,
    enumerable: false,
    configurable: true,
    value: constants[name],
  });
}

defineLazy(exports, ['Stats', 'Dirent'], () => require('internal/fs/stats'));
defineLazy(exports, ['Dir'], () => require('internal/fs/dir'));
defineLazy(exports, ['ReadStream', 'WriteStream', 'createReadStream', 'createWriteStream'], () =>
  require('internal/fs/streams'),
);
defineLazy(exports, ['Utf8Stream'], () => require('internal/fs/utf8_stream'));
defineLazy(exports, ['watch', 'watchFile', 'unwatchFile'], () => require('internal/fs/watchers'));
defineLazy(exports, ['promises'], () => ({ promises: require('fs/promises') }));
Object.defineProperty(exports, 'FileReadStream', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get: () => exports.ReadStream,
});
Object.defineProperty(exports, 'FileWriteStream', {
  __proto__: null,
  configurable: true,
  enumerable: true,
  get: () => exports.WriteStream,
});
