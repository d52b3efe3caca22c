// Operations on whole trees: rm, cp, recursive readdir. Synchronous steps over the binding, and the same asynchronously:
// each is written once as a generator that yields binding calls ([name, args]) and gets their results.

const { nodeErrorWith } = require('internal/errors');
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
    const error = nodeErrorWith(Error, 'ERR_FS_EISDIR', `Path is a directory: rm returned EISDIR (is a directory) ${target}`);
    throw Object.assign(error, { name: 'SystemError', errno: 21, syscall: 'rm', path: target });
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

function cpError(code, message, details) {
  return Object.assign(nodeErrorWith(Error, code, message), { name: 'SystemError', ...details });
}

function* cp(from, to, options) {
  if (options.filter) {
    const accepted = yield* filtered(options.filter, from, to);
    if (!accepted) return;
  }
  const source = yield [options.dereference ? 'stat' : 'lstat', [from, false, true]];
  const target = yield ['lstat', [to, false, false]];
  if (isDirectory(source)) {
    yield* copyDirectory(from, to, source, target, options);
  } else if (target !== undefined && isDirectory(target)) {
    throw cpError('ERR_FS_CP_NON_DIR_TO_DIR', `Cannot overwrite directory with non-directory: cp returned EISDIR (${from} cannot be a non-directory when ${to} is a directory) ${to}`,
      { errno: 21, syscall: 'cp', path: to });
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
    throw cpError('ERR_FS_EISDIR', `Recursive option not enabled, cannot copy a directory: cp returned EISDIR (${from} is a directory (not copied)) ${from}`,
      { errno: 21, syscall: 'cp', path: from });
  }
  if (target !== undefined && !isDirectory(target)) {
    throw cpError('ERR_FS_CP_DIR_TO_NON_DIR', `Cannot overwrite non-directory with directory: cp returned ENOTDIR (${to}) ${to}`,
      { errno: 20, syscall: 'cp', path: to });
  }
  if (path.resolve(to).startsWith(`${path.resolve(from)}${path.sep}`)) {
    throw cpError('ERR_FS_CP_EINVAL', `Cannot copy ${from} to a subdirectory of self ${to}: cp returned EINVAL (${from}) ${to}`,
      { errno: 22, syscall: 'cp', path: to });
  }
  if (target === undefined) yield ['mkdir', [to, Number(source[1]) & 0o777, true]];
  const names = yield ['readdir', [from, false]];
  for (const name of names) yield* cp(path.join(from, name), path.join(to, name), options);
}

function* copyOne(from, to, source, target, options) {
  if (target !== undefined) {
    if (options.force === false) {
      if (options.errorOnExist) {
        throw cpError('ERR_FS_CP_EEXIST', `Target already exists: cp returned EEXIST (${to} already exists) ${to}`,
          { errno: 17, syscall: 'cp', path: to });
      }
      return;
    }
    if (Number(source[0]) === Number(target[0]) && Number(source[7]) === Number(target[7])) {
      throw cpError('ERR_FS_CP_EINVAL', `src and dest cannot be the same: cp returned EINVAL (${to}) ${to}`,
        { errno: 22, syscall: 'cp', path: to });
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
