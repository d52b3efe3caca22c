// process.permission, and what --permission changes before the program runs.

const { nodeError } = require('internal/errors');
const { optionValue } = require('internal/options');

const binding = internalBinding('permission');

// The options that grant something; with the code of its warning where they let a program do anything.
const GRANTS = [
  ['--allow-fs-read'],
  ['--allow-fs-write'],
  ['--allow-fs-vfs'],
  ['--allow-addons', 'PERM0001'],
  ['--allow-child-process', 'PERM0002'],
  ['--allow-ffi', 'PERM0003'],
  ['--allow-inspector', 'PERM0004'],
  ['--allow-wasi', 'PERM0005'],
  ['--allow-worker', 'PERM0006'],
  ['--allow-openssl-store', 'PERM0007'],
  ['--allow-net'],
];

function isRequested() {
  return optionValue('--permission', false) || optionValue('--permission-audit', false);
}

function toReference(scope, reference) {
  if (reference === null || reference === undefined || ArrayBuffer.isView(reference)) return reference;
  if (reference instanceof URL)
    return scope.startsWith('fs') ? require('url').fileURLToPath(reference) : reference.href;
  require('internal/validators').validateString(reference, 'reference');
  return reference;
}

function has(scope, reference) {
  require('internal/validators').validateString(scope, 'scope');
  return binding.has(scope, toReference(scope, reference));
}

function drop(scope, reference) {
  require('internal/validators').validateString(scope, 'scope');
  binding.drop(scope, toReference(scope, reference));
}

function warn() {
  for (const [option, code] of GRANTS) {
    if (code === undefined || !optionValue(option, false)) continue;
    process.emitWarning(
      `The flag ${option} must be used with extreme caution. It could invalidate the permission model.`,
      'SecurityWarning',
      code,
    );
  }
  // The program's own file counts as a path that may be read.
  const readable = process._eval === undefined ? [] : ['--allow-fs-read'];
  for (const option of [...readable, '--allow-fs-write']) {
    const paths = optionValue(option, []);
    if (paths.length !== 1 || !paths[0].includes(',')) continue;
    process.emitWarning(
      `The ${option} CLI flag has changed. Passing a comma-separated list of paths is no longer valid. ` +
        'Documentation can be found at https://nodejs.org/api/permissions.html#file-system-permissions',
      'Warning',
    );
  }
  if (optionValue('--allow-net', false))
    process.emitWarning('The flag --allow-net is under experimental phase.', 'ExperimentalWarning');
}

function apply() {
  if (!isRequested()) {
    if (!internalBinding('worker').isMainThread) return;
    for (const [option] of GRANTS) {
      const value = optionValue(option);
      if (value === true || value?.length > 0) throw nodeError('ERR_MISSING_OPTION', '--permission');
    }
    return;
  }
  process.emit(''); // So that process has all its members.
  if (!optionValue('--allow-addons', false)) {
    process.dlopen = function dlopen() {
      throw nodeError('ERR_DLOPEN_DISABLED');
    };
  }
  process.binding = function binding() {
    throw denied('process.binding');
  };
  Object.freeze(require('path'));
  Object.defineProperty(process, 'permission', {
    __proto__: null,
    enumerable: true,
    configurable: false,
    value: { has, drop },
  });
}

function denied(message) {
  return Object.assign(nodeError('ERR_ACCESS_DENIED', message), { permission: '', resource: '' });
}

// The words of NODE_OPTIONS for a child: it gets the options of this program unless it has permissions of its own.
function inheritedOptions(nodeOptions, args) {
  const isModel = (word) => /^--permission(-audit)?(=|$)/.test(word);
  if (args.includes('--permission') || args.includes('--permission-audit')) return nodeOptions;
  if (nodeOptions?.split(/\s+/).some(isModel)) return nodeOptions;
  const names = [...GRANTS.map(([name]) => name), '--permission'];
  const own = process.execArgv.filter((arg) => names.some((name) => arg.startsWith(name)));
  return [...(nodeOptions ? [nodeOptions] : []), ...own].join(' ') || nodeOptions;
}

module.exports = { apply, inheritedOptions, warn };
