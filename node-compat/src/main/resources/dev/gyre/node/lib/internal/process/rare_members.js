// Rarely used members of process.

const { nodeError } = require('internal/errors');

// Calls ref or unref of an object: a method with the well-known symbol or the name.
function call(value, name) {
  const method = value?.[Symbol.for(`nodejs.${name}`)] || value?.[name];
  if (typeof method === 'function') method.call(value);
}

function checkId(id, name) {
  if (typeof id === 'number') require('internal/validators').validateUint32(id, name);
  else if (typeof id !== 'string') throw nodeError('ERR_INVALID_ARG_TYPE', name, ['number', 'string'], id);
}

function requireKnown(id, kind) {
  const file = kind === 'User' ? '/etc/passwd' : '/etc/group';
  const isKnown = require('fs')
    .readFileSync(file, 'latin1')
    .split('\n')
    .some((line) => (typeof id === 'number' ? line.split(':')[2] === `${id}` : line.startsWith(`${id}:`)));
  if (!isKnown) throw nodeError('ERR_UNKNOWN_CREDENTIAL', kind, id);
}

function notPermitted(syscall) {
  return Object.assign(new Error('EPERM, Operation not permitted'), { code: 'EPERM', errno: -1, syscall });
}

// Java cannot change the identity of its process.
function changeId(name) {
  return {
    [name](id) {
      checkId(id, 'id');
      if (typeof id === 'string') requireKnown(id, name.endsWith('uid') ? 'User' : 'Group');
      throw notPermitted(name);
    },
  }[name];
}

// Nor its groups. A user given by number must exist, because initgroups would need its name.
function initgroups(user, extraGroup) {
  checkId(user, 'user');
  checkId(extraGroup, 'extraGroup');
  if (typeof user === 'number') requireKnown(user, 'User');
  if (typeof extraGroup === 'string') requireKnown(extraGroup, 'Group');
  throw notPermitted('initgroups');
}

function setgroups(groups) {
  require('internal/validators').validateArray(groups, 'groups');
  groups.forEach((group, i) => {
    checkId(group, `groups[${i}]`);
    if (typeof group === 'string') requireKnown(group, 'Group');
  });
  throw notPermitted('setgroups');
}

function finalization() {
  const registered = new Map();
  const run = (event) => {
    for (const [reference, { callback, on }] of [...registered.entries()]) {
      const value = reference.deref();
      if (on !== event) continue;
      registered.delete(reference);
      if (value !== undefined) callback(value, event);
    }
  };
  let listens = false;
  function register(value, callback, on) {
    require('internal/validators').validateFunction(callback, 'callback');
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null)
      throw nodeError('ERR_INVALID_ARG_TYPE', 'obj', 'Object', value);
    if (!listens) {
      listens = true;
      process.on('exit', () => run('exit'));
      process.on('beforeExit', () => run('beforeExit'));
    }
    registered.set(new WeakRef(value), { callback, on });
  }
  return {
    register(value, callback) {
      register(value, callback, 'exit');
    },
    registerBeforeExit(value, callback) {
      register(value, callback, 'beforeExit');
    },
    unregister(value) {
      for (const reference of registered.keys()) if (reference.deref() === value) registered.delete(reference);
    },
  };
}

// process.execve(file[, args[, env]]), https://nodejs.org/api/process.html#processexecvefile-args-env
function execve(execPath, args = [], env = process.env) {
  const { validateArray, validateObject, validateString } = require('internal/validators');
  require('internal/util').emitExperimentalWarning('process.execve');
  if (!internalBinding('worker').isMainThread)
    throw nodeError('ERR_WORKER_UNSUPPORTED_OPERATION', 'Calling process.execve');
  const isText = (value) => typeof value === 'string' && !value.includes('\0');
  validateString(execPath, 'execPath');
  validateArray(args, 'args');
  for (const [index, arg] of args.entries()) {
    if (!isText(arg))
      throw nodeError('ERR_INVALID_ARG_VALUE', `args[${index}]`, arg, 'must be a string without null bytes');
  }
  validateObject(env, 'env');
  const variables = Object.entries(env).map(([name, value]) => {
    if (isText(name) && isText(value)) return `${name}=${value}`;
    const reason = 'must be an object with string keys and values without null bytes';
    throw nodeError('ERR_INVALID_ARG_VALUE', 'env', env, reason);
  });
  require('internal/diagnostics').publish('process.execve', { execPath, args, env: variables });
  const [errno, text] = internalBinding('process').execve(execPath, args, variables);
  const code = require('internal/uv').errorName(-errno);
  throw Object.assign(new Error(`${code}, ${text} '${execPath}'`), {
    errno,
    code,
    path: execPath,
    syscall: 'execve',
  });
}

// process.dlopen(module, filename[, flags]): native addons need V8's or Node's own functions, which are not there.
// https://nodejs.org/api/process.html#processdlopenmodule-filename-flags
function dlopen(...args) {
  if (!require('internal/options').optionValue('--addons', true)) throw nodeError('ERR_DLOPEN_DISABLED');
  const { codedError } = require('internal/errors');
  if (args.length < 2) throw codedError(TypeError, 'ERR_MISSING_ARGS', 'process.dlopen needs at least 2 arguments');
  const { RTLD_LAZY, RTLD_NOW } = require('os').constants.dlopen;
  const [module, filename, flags = RTLD_LAZY] = args;
  if (!module?.exports) throw new TypeError('Cannot convert undefined or null to object');
  const path = String(filename);
  let reason = 'native addons cannot be loaded';
  if ((flags & (RTLD_LAZY | RTLD_NOW)) === 0) reason = 'invalid mode for dlopen(): Invalid argument';
  else if (!require('fs').existsSync(path)) reason = 'cannot open shared object file: No such file or directory';
  throw codedError(Error, 'ERR_DLOPEN_FAILED', `${path}: ${reason}`);
}

function addTo(define, lazy) {
  define('domain', null);
  define('debugPort', 9229);
  define('moduleLoadList', []);
  define('ref', (value) => call(value, 'ref'));
  define('unref', (value) => call(value, 'unref'));
  define('openStdin', () => process.stdin.resume());
  define('binding', (name) => {
    throw new Error(`No such module: ${name}`);
  });
  define('dlopen', dlopen);
  define('execve', execve);
  const usage = require('internal/process/cpu_usage');
  define('cpuUsage', usage.cpuUsage);
  define('threadCpuUsage', usage.threadCpuUsage);
  define('reallyExit', (code) => internalBinding('process').reallyExit(code ?? 0));
  for (const name of ['setuid', 'setgid', 'seteuid', 'setegid']) define(name, changeId(name));
  define('setgroups', setgroups);
  define('initgroups', initgroups);
  lazy('finalization', finalization);
  lazy('report', () => require('internal/process/report').report);
  lazy('allowedNodeEnvironmentFlags', () => require('internal/process/environment_flags').environmentFlags());
}

module.exports = { addTo };
