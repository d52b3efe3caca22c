// node:fs/promises.

const operations = require('internal/fs/operations');
const { nodeError } = require('internal/errors');
const { checkAborted, toFd, toFlags, toOptions, toPath } = require('internal/fs/arguments');
const {
  parseFileMode,
  validateAbortSignal,
  validateBoolean,
  validateInteger,
  validateObject,
  validateOneOf,
} = require('internal/validators');
const constants = require('internal/fs/constants');
const { kEmptyObject } = require('internal/util');

const binding = internalBinding('fs');

function call(name, args, convert) {
  return new Promise((resolve, reject) => {
    binding[name](
      ...args,
      (error, result) => {
        if (error) reject(captured(error));
        else resolve(convert === undefined ? result : convert(result));
      },
      true,
    );
  });
}

function captured(error) {
  if (error.stack === undefined) Error.captureStackTrace(error);
  return error;
}

for (const name of [
  'access',
  'chmod',
  'chown',
  'copyFile',
  'lchown',
  'link',
  'lstat',
  'lutimes',
  'mkdir',
  'mkdtemp',
  'readlink',
  'realpath',
  'rename',
  'rmdir',
  'stat',
  'statfs',
  'symlink',
  'unlink',
  'utimes',
]) {
  exports[name] = {
    async [name](...args) {
      return call(...operations[name](...args));
    },
  }[name];
}

function callbackForm(name) {
  return (...args) =>
    new Promise((resolve, reject) => {
      require('fs')[name](...args, (error, result) => (error ? reject(captured(error)) : resolve(result)));
    });
}

const isHandle = (value) => value instanceof require('internal/fs/file_handle').FileHandle;
const target = (path) => (isHandle(path) ? toFd(path.fd) : path);

exports.readFile = async function readFile(path, options) {
  checkAborted(toOptions(options).signal);
  return callbackForm('readFile')(target(path), options ?? kEmptyObject);
};

async function write(name, path, data, options) {
  const all = toOptions(options, {});
  checkAborted(all.signal);
  if (
    typeof data !== 'string' &&
    !ArrayBuffer.isView(data) &&
    (data?.[Symbol.iterator] !== undefined || data?.[Symbol.asyncIterator] !== undefined)
  ) {
    return writeParts(name, path, data, all);
  }
  return callbackForm(name)(target(path), data, options ?? kEmptyObject);
}

async function writeParts(name, path, parts, options) {
  const { Buffer } = require('buffer');
  target(path);
  const handle = isHandle(path)
    ? path
    : await exports.open(path, options.flag ?? (name === 'appendFile' ? 'a' : 'w'), options.mode);
  try {
    checkAborted(options.signal);
    for await (const part of parts) {
      checkAborted(options.signal);
      const bytes = ArrayBuffer.isView(part) ? part : Buffer.from(part, options.encoding || 'utf8');
      for (let offset = 0; offset < bytes.byteLength; ) {
        const { bytesWritten } = await handle.write(bytes, offset, bytes.byteLength - offset);
        offset += bytesWritten;
      }
    }
  } finally {
    if (handle !== path) await handle.close();
  }
}

exports.mkdtempDisposable = async function mkdtempDisposable(prefix, options) {
  const path = await exports.mkdtemp(prefix, options);
  const full = require('path').resolve(path);
  const remove = () => exports.rm(full, { recursive: true, force: true });
  return { __proto__: null, path, remove, [Symbol.asyncDispose]: remove };
};

exports.writeFile = async function writeFile(path, data, options) {
  return write('writeFile', path, data, options);
};
exports.appendFile = async function appendFile(path, data, options) {
  return write('appendFile', path, data, options);
};

exports.open = async function open(path, flags, mode) {
  const fd = await call('open', [toPath(path), toFlags(flags ?? 'r'), parseFileMode(mode, 'mode', 0o666)]);
  return new (require('internal/fs/file_handle').FileHandle)(fd);
};

for (const name of ['readdir', 'rm', 'cp']) {
  exports[name] = {
    async [name](...args) {
      while (args.length > 0 && args[args.length - 1] === undefined) args.pop();
      return callbackForm(name)(...args);
    },
  }[name];
}

internalBinding('util').defineLazyValues(exports, 'opendir', () =>
  require('internal/util').promisify(require('fs').opendir),
);

exports.truncate = async function truncate(path, length) {
  const handle = await exports.open(path, 'r+');
  try {
    await handle.truncate(length);
  } finally {
    await handle.close();
  }
};

exports.lchmod = async function lchmod() {
  throw require('internal/errors').nodeError('ERR_METHOD_NOT_IMPLEMENTED', 'lchmod()');
};

exports.glob = async function* glob(pattern, options) {
  yield* require('internal/fs/glob').prepareGlob(pattern, options)();
};

function checkWatch(options) {
  validateObject(options, 'options');
  const { persistent = true, recursive = false, encoding, maxQueue = 2048, overflow = 'ignore', signal } = options;
  validateBoolean(persistent, 'options.persistent');
  validateBoolean(recursive, 'options.recursive');
  validateInteger(maxQueue, 'options.maxQueue');
  validateOneOf(overflow, 'options.overflow', ['ignore', 'error']);
  validateAbortSignal(signal, 'options.signal');
  require('internal/fs/watchers').validateIgnore(options.ignore, 'options.ignore');
  if (encoding && encoding !== 'buffer' && !require('buffer').Buffer.isEncoding(encoding))
    throw nodeError('ERR_INVALID_ARG_VALUE', 'encoding', encoding, 'is invalid encoding');
  checkAborted(signal);
}

exports.watch = async function* watch(path, options = kEmptyObject) {
  path = toPath(path, 'filename');
  checkWatch(options);
  const watcher = require('fs').watch(path, options);
  try {
    for await (const [eventType, filename] of require('events').on(watcher, 'change', { signal: options.signal })) {
      yield { eventType, filename };
    }
  } finally {
    watcher.close();
  }
};

exports.constants = constants;
