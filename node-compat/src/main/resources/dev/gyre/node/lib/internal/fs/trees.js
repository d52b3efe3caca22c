// Operations on whole trees: rm, cp, recursive readdir. Synchronous steps over the binding, and the same asynchronously:
// each is written once as a generator that yields binding calls ([name, args]) and gets their results.

const { codedError } = require('internal/errors');
const { systemError } = require('internal/system_error');
const path = require('path');

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
      result = await (typeof name === 'function' ? name(...args) : new Promise((resolve, reject) => {
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

function* rm(target, { recursive = false, force = false } = {}) {
  const stats = yield ['lstat', [target, false, !force]];
  if (stats === undefined) return;
  if (!isDirectory(stats)) {
    yield ['unlink', [target]];
    return;
  }
  if (!recursive) {
    throw systemError('ERR_FS_EISDIR', 'Path is a directory', { code: 'EISDIR', message: 'is a directory', path: target, syscall: 'rm', errno: 21 });
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

// Why cp refuses: what Node words, the system's code and number and its words for the asynchronous forms, and the words of cpSync.
const refusals = {
  __proto__: null,
  ERR_FS_EISDIR: ['Path is a directory', 'EISDIR', 21, (from) => `${from} is a directory (not copied)`,
    (from) => `Recursive option not enabled, cannot copy a directory: ${from}/`],
  ERR_FS_CP_DIR_TO_NON_DIR: ['Cannot overwrite non-directory with directory', 'EISDIR', 21, (from, to) => `cannot overwrite non-directory ${to} with directory ${from}`,
    (from, to) => `Cannot overwrite non-directory ${to} with directory ${from}`],
  ERR_FS_CP_NON_DIR_TO_DIR: ['Cannot overwrite directory with non-directory', 'ENOTDIR', 20, (from, to) => `cannot overwrite directory ${to} with non-directory ${from}`,
    (from, to) => `Cannot overwrite directory ${to} with non-directory ${from}`],
};
const invalid = (message, syncMessage) => ['Invalid src or dest', 'EINVAL', 22, message, syncMessage];
const same = invalid(() => 'src and dest cannot be the same', (from, to) => `src and dest cannot be the same ${to}`);
const within = invalid((from, to) => `cannot copy ${from} to a subdirectory of self ${to}`, (from, to) => `Cannot copy ${from}/ to a subdirectory of self ${to}`);

function refused(code, from, to, options, reason = refusals[code]) {
  const [words, systemCode, errno, message, syncMessage] = reason;
  if (options.isSync) return codedError(Error, code, syncMessage(from, to));
  return systemError(code, words, { message: message(from, to), path: code === 'ERR_FS_EISDIR' ? from : to, syscall: 'cp', errno, code: systemCode });
}

function* cp(from, to, options) {
  if (options.filter) {
    const accepted = yield* filtered(options.filter, from, to);
    if (!accepted) return;
  }
  const source = yield [options.dereference ? 'stat' : 'lstat', [from, false, true]];
  const target = yield ['lstat', [to, false, false]];
  const isSame = target !== undefined && Number(source[0]) === Number(target[0]) && Number(source[7]) === Number(target[7]);
  if (isSame) throw refused('ERR_FS_CP_EINVAL', from, to, options, same);
  if (isDirectory(source)) {
    yield* copyDirectory(from, to, source, target, options);
  } else if (target !== undefined && isDirectory(target)) {
    throw refused('ERR_FS_CP_NON_DIR_TO_DIR', from, to, options);
  } else if (isLink(source)) {
    let destination = yield ['readlink', [from]];
    if (!options.verbatimSymlinks && !path.isAbsolute(destination)) destination = path.resolve(path.dirname(from), destination);
    if (target !== undefined) yield ['unlink', [to]];
    yield ['symlink', [destination, to]];
  } else {
    yield* copyOne(from, to, source, target, options);
  }
}

function* filtered(filter, from, to) {
  const result = filter(from, to);
  if (typeof result?.then !== 'function') return result;
  return yield [() => result, []];
}

function* copyDirectory(from, to, source, target, options) {
  if (!options.recursive) {
    throw refused('ERR_FS_EISDIR', from, to, options);
  }
  if (target !== undefined && !isDirectory(target)) {
    throw refused('ERR_FS_CP_DIR_TO_NON_DIR', from, to, options);
  }
  if (path.resolve(to).startsWith(`${path.resolve(from)}${path.sep}`)) {
    throw refused('ERR_FS_CP_EINVAL', from, to, options, within);
  }
  if (target === undefined) yield ['mkdir', [to, Number(source[1]) & 0o777, true]];
  const names = yield ['readdir', [from, false]];
  for (const name of names) yield* cp(path.join(from, name), path.join(to, name), options);
}

function* copyOne(from, to, source, target, options) {
  if (target !== undefined) {
    if (options.force === false) {
      if (options.errorOnExist) {
        throw systemError('ERR_FS_CP_EEXIST', 'Target already exists', { message: `${to} already exists`, path: to, syscall: 'cp', errno: 17, code: 'EEXIST' });
      }
      return;
    }
  } else {
    const parent = path.dirname(to);
    if (!(yield ['exists', [parent]])) yield ['mkdir', [parent, 0o777, true]];
  }
  yield ['copyFile', [from, to, options.mode ?? 0]];
  if (options.preserveTimestamps) {
    yield ['utimes', [to, Number(source[10]) + Number(source[11]) / 1e9, Number(source[12]) + Number(source[13]) / 1e9]];
  }
}

module.exports = { cp, rm, runAsync, runSync, walk };
