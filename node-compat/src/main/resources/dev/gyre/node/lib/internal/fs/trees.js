// Operations on whole trees: rm, cp, recursive readdir. Each operation is written once as a generator that yields
// binding calls ([name, args]) and receives their results; it can run synchronously or asynchronously.

const { codedError, nodeError } = require('internal/errors');
const { validateBoolean, validateFunction, validateInteger, validateObject } = require('internal/validators');
const { systemError } = require('internal/system_error');
const path = require('path');
const { kEmptyObject } = require('internal/util');

const binding = internalBinding('fs');

function runSync(steps) {
  let step = steps.next();
  while (!step.done) {
    const [name, args] = step.value;
    let result;
    try {
      result = binding[name](...args);
    } catch (error) {
      step = steps.throw(error);
      continue;
    }
    step = steps.next(result);
  }
  return step.value;
}

async function runAsync(steps) {
  let step = steps.next();
  while (!step.done) {
    const [name, args] = step.value;
    let result;
    try {
      result = await (typeof name === 'function'
        ? name(...args)
        : new Promise((resolve, reject) => {
            binding[name](...args, (error, value) => (error ? reject(error) : resolve(value)));
          }));
    } catch (error) {
      step = steps.throw(error);
      continue;
    }
    step = steps.next(result);
  }
  return step.value;
}

const isDirectory = (fields) => (Number(fields[1]) & 0o170000) === 0o040000;
const isLink = (fields) => (Number(fields[1]) & 0o170000) === 0o120000;
const isSocket = (fields) => (Number(fields[1]) & 0o170000) === 0o140000;
const isPipe = (fields) => (Number(fields[1]) & 0o170000) === 0o010000;

function* rm(target, { recursive = false, force = false } = kEmptyObject) {
  const stats = yield ['lstat', [target, false, !force]];
  if (stats === undefined) return;
  if (!isDirectory(stats)) {
    yield ['unlink', [target]];
    return;
  }
  if (!recursive) {
    throw systemError('ERR_FS_EISDIR', 'Path is a directory', {
      code: 'EISDIR',
      message: 'is a directory',
      path: target,
      syscall: 'rm',
      errno: 21,
    });
  }
  yield* removeTree(target);
}

function* removeTree(directory) {
  const [names, types] = yield ['readdir', [directory, true]];
  for (let i = 0; i < names.length; i++) {
    const child = `${directory}/${names[i]}`;
    if (types[i] === 2) yield* removeTree(child);
    else if (types[i] === 0 && isDirectory(yield ['lstat', [child, false, true]])) yield* removeTree(child);
    else yield ['unlink', [child]];
  }
  yield ['rmdir', [directory]];
}

// All entries below a directory: [relative path, name, type, parent].
function* walk(root) {
  const found = [];
  const pending = [''];
  while (pending.length > 0) {
    const folder = pending.shift();
    const directory = folder === '' ? root : path.join(root, folder);
    const [names, types] = yield ['readdir', [directory, true]];
    for (let i = 0; i < names.length; i++) {
      const relative = folder === '' ? names[i] : `${folder}/${names[i]}`;
      found.push([relative, names[i], types[i], directory]);
      if (types[i] === 2) pending.push(relative);
    }
  }
  return found;
}

// The reasons for which cp fails: Node's message; the system's code, number and message for the asynchronous forms; and
// the message of cpSync.
const refusals = {
  __proto__: null,
  ERR_FS_EISDIR: [
    'Path is a directory',
    'EISDIR',
    21,
    (from) => `${from} is a directory (not copied)`,
    (from) => `Recursive option not enabled, cannot copy a directory: ${from}/`,
  ],
  ERR_FS_CP_DIR_TO_NON_DIR: [
    'Cannot overwrite non-directory with directory',
    'EISDIR',
    21,
    (from, to) => `cannot overwrite non-directory ${to} with directory ${from}`,
    (from, to) => `Cannot overwrite non-directory ${to} with directory ${from}`,
  ],
  ERR_FS_CP_NON_DIR_TO_DIR: [
    'Cannot overwrite directory with non-directory',
    'ENOTDIR',
    20,
    (from, to) => `cannot overwrite directory ${to} with non-directory ${from}`,
    (from, to) => `Cannot overwrite directory ${to} with non-directory ${from}`,
  ],
};
const eInvalid = (words, syncMessage, message) => [words, 'EINVAL', 22, message, syncMessage];
Object.assign(refusals, {
  ERR_FS_CP_EEXIST: [
    'Target already exists',
    'EEXIST',
    17,
    (from, to) => `${to} already exists`,
    (from, to) => `Target already exists: ${to}`,
  ],
  ERR_FS_CP_FIFO_PIPE: eInvalid(
    'Cannot copy a FIFO pipe',
    (from, to) => `Cannot copy a FIFO pipe: ${to}`,
    (from, to) => `cannot copy a FIFO pipe: ${to}`,
  ),
  ERR_FS_CP_SOCKET: eInvalid(
    'Cannot copy a socket file',
    (from, to) => `Cannot copy a socket file: ${to}`,
    (from, to) => `cannot copy a socket file: ${to}`,
  ),
});
const invalid = (message, syncMessage) => ['Invalid src or dest', 'EINVAL', 22, message, syncMessage];
const same = invalid(
  () => 'src and dest cannot be the same',
  (from, to) => `src and dest cannot be the same ${to}`,
);
const overwrittenLink = eInvalid(
  'Cannot overwrite symlink in subdirectory of self',
  (from, to) => `Cannot overwrite ${to} with ${from}`,
  (from, to) => `cannot overwrite ${to} with ${from}`,
);
const within = invalid(
  (from, to) => `cannot copy ${from} to a subdirectory of self ${to}`,
  (from, to) => `Cannot copy ${from}/ to a subdirectory of self ${to}`,
);

function copyError(code, from, to, options, reason = refusals[code]) {
  const [words, systemCode, errno, message, syncMessage] = reason;
  if (options.isSync) return codedError(Error, code, syncMessage(from, to));
  return systemError(code, words, {
    message: message(from, to),
    path: code === 'ERR_FS_EISDIR' ? from : to,
    syscall: 'cp',
    errno,
    code: systemCode,
  });
}

// The stat of a path, or undefined if it does not exist.
function* statIfPresent(how, name) {
  try {
    return yield [how, [name, false, true]];
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const areSame = (one, other) =>
  one !== undefined &&
  other !== undefined &&
  Number(one[0]) === Number(other[0]) &&
  Number(one[7]) === Number(other[7]);

// Validates a copy. The synchronous form follows links, except those inside a folder.
function* checked(from, to, options, isTop) {
  const source = yield [options.dereference ? 'stat' : 'lstat', [from, false, true]];
  const target = yield* statIfPresent(options.dereference ? 'stat' : 'lstat', to);
  const follows = isTop && options.isSync;
  const reached = (follows ? yield* statIfPresent('stat', from) : undefined) ?? source;
  if (areSame(reached, follows ? yield* statIfPresent('stat', to) : target))
    throw copyError('ERR_FS_CP_EINVAL', from, to, options, same);
  const isFolder = isDirectory(reached);
  if (target !== undefined && isFolder !== isDirectory(target))
    throw copyError(isFolder ? 'ERR_FS_CP_DIR_TO_NON_DIR' : 'ERR_FS_CP_NON_DIR_TO_DIR', from, to, options);
  const folder =
    isFolder && isLink(source) ? path.resolve(path.dirname(from), yield ['readlink', [from]]) : path.resolve(from);
  if (isFolder && path.resolve(to).startsWith(`${folder}${path.sep}`))
    throw copyError('ERR_FS_CP_EINVAL', from, to, options, within);
  if (isFolder && !options.recursive) throw copyError('ERR_FS_EISDIR', from, to, options);
  return { source, target };
}

const copyFlags = ['dereference', 'errorOnExist', 'force', 'preserveTimestamps', 'recursive', 'verbatimSymlinks'];
const copyDefaults = {
  dereference: false,
  errorOnExist: false,
  filter: undefined,
  force: true,
  preserveTimestamps: false,
  recursive: false,
  verbatimSymlinks: false,
};

// The options of cp over their defaults.
function checkCopy(given) {
  if (given === undefined) return { ...copyDefaults };
  validateObject(given, 'options');
  const options = { ...copyDefaults, ...given };
  for (const name of copyFlags) validateBoolean(options[name], `options.${name}`);
  options.mode ??= 0;
  validateInteger(options.mode, 'mode', 0, 7);
  if (options.dereference && options.verbatimSymlinks)
    throw nodeError('ERR_INCOMPATIBLE_OPTION_PAIR', 'dereference', 'verbatimSymlinks');
  if (options.filter !== undefined) validateFunction(options.filter, 'options.filter');
  return options;
}

function* cp(from, to, options, isTop = true) {
  if (options.filter) {
    const accepted = yield* filtered(options.filter, from, to, options.isSync);
    if (!accepted) return;
  }
  const { source, target } = yield* checked(from, to, options, isTop);
  if (isDirectory(source)) {
    yield* copyDirectory(from, to, source, target, options);
    return;
  }
  const parent = path.dirname(to);
  if (target === undefined && !(yield ['exists', [parent]])) yield ['mkdir', [parent, 0o777, true]];
  if (!isLink(source)) {
    yield* copyOne(from, to, source, target, options);
    return;
  }
  let destination = yield ['readlink', [from]];
  if (!options.verbatimSymlinks && !path.isAbsolute(destination))
    destination = path.resolve(path.dirname(from), destination);
  if (target !== undefined && isLink(target)) {
    yield* checkReplacedLink(from, to, destination, options);
    yield ['unlink', [to]];
  }
  yield ['symlink', [destination, to]]; // Fails if another file exists.
}

function isWithin(folder, inner) {
  const [outer, name] = [path.resolve(folder), path.resolve(inner)];
  return name === outer || name.startsWith(`${outer}${path.sep}`);
}

// A link replaces another unless one of them refers to a folder inside the other's.
function* checkReplacedLink(from, to, destination, options) {
  const replaced = path.resolve(path.dirname(to), yield ['readlink', [to]]);
  const source = yield* statIfPresent('stat', from);
  if (source !== undefined && isDirectory(source) && isWithin(destination, replaced))
    throw copyError('ERR_FS_CP_EINVAL', destination, replaced, options, within);
  const target = yield* statIfPresent('stat', to);
  if (target !== undefined && isDirectory(target) && isWithin(replaced, destination))
    throw copyError('ERR_FS_CP_SYMLINK_TO_SUBDIRECTORY', destination, replaced, options, overwrittenLink);
}

function* filtered(filter, from, to, isSync) {
  const result = filter(from, to);
  if (typeof result?.then !== 'function') return result;
  if (isSync) throw nodeError('ERR_INVALID_RETURN_VALUE', 'boolean', 'filter', result);
  return yield [() => result, []];
}

function* copyDirectory(from, to, source, target, options) {
  if (target !== undefined && options.errorOnExist && !options.force)
    throw copyError('ERR_FS_CP_EEXIST', from, to, options);
  if (target === undefined) yield ['mkdir', [to, Number(source[1]) & 0o777, true]];
  const names = yield ['readdir', [from, false]];
  for (const name of names) yield* cp(path.join(from, name), path.join(to, name), options, false);
}

function* copyOne(from, to, source, target, options) {
  if (isSocket(source)) throw copyError('ERR_FS_CP_SOCKET', from, to, options);
  if (isPipe(source)) throw copyError('ERR_FS_CP_FIFO_PIPE', from, to, options);
  if (target !== undefined) {
    if (options.force === false) {
      if (options.errorOnExist) throw copyError('ERR_FS_CP_EEXIST', from, to, options);
      return;
    }
    yield ['unlink', [to]]; // The link is replaced; its target is not written, because it may be the source.
  }
  yield ['copyFile', [from, to, options.mode ?? 0]];
  if (options.preserveTimestamps) {
    yield [
      'utimes',
      [to, Number(source[10]) + Number(source[11]) / 1e9, Number(source[12]) + Number(source[13]) / 1e9],
    ];
  }
}

module.exports = { checkCopy, cp, rm, runAsync, runSync, walk };
