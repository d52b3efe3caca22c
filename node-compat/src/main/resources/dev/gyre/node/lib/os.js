// node:os.

const binding = internalBinding('os');

const signals = Object.assign(
  { __proto__: null },
  {
    SIGHUP: 1,
    SIGINT: 2,
    SIGQUIT: 3,
    SIGILL: 4,
    SIGTRAP: 5,
    SIGABRT: 6,
    SIGIOT: 6,
    SIGBUS: 7,
    SIGFPE: 8,
    SIGKILL: 9,
    SIGUSR1: 10,
    SIGSEGV: 11,
    SIGUSR2: 12,
    SIGPIPE: 13,
    SIGALRM: 14,
    SIGTERM: 15,
    SIGCHLD: 17,
    SIGSTKFLT: 16,
    SIGCONT: 18,
    SIGSTOP: 19,
    SIGTSTP: 20,
    SIGTTIN: 21,
    SIGTTOU: 22,
    SIGURG: 23,
    SIGXCPU: 24,
    SIGXFSZ: 25,
    SIGVTALRM: 26,
    SIGPROF: 27,
    SIGWINCH: 28,
    SIGIO: 29,
    SIGPOLL: 29,
    SIGPWR: 30,
    SIGSYS: 31,
  },
);

function errno() {
  const numbers = { __proto__: null };
  for (const [number, [name]] of require('internal/uv').errorMap()) if (number > -1000) numbers[name] = -number;
  // Errors for which libuv has no name.
  return Object.assign(numbers, {
    EBADMSG: 74,
    ECHILD: 10,
    EDEADLK: 35,
    EDOM: 33,
    EDQUOT: 122,
    EIDRM: 43,
    EINPROGRESS: 115,
    EMULTIHOP: 72,
    ENETRESET: 102,
    ENOEXEC: 8,
    ENOLCK: 37,
    ENOLINK: 67,
    ENOMSG: 42,
    ENOSR: 63,
    ENOSTR: 60,
    EOPNOTSUPP: 95,
    ESTALE: 116,
    ETIME: 62,
    EWOULDBLOCK: 11,
  });
}

const constants = {
  __proto__: null,
  UV_UDP_REUSEADDR: 4,
  dlopen: { __proto__: null, RTLD_LAZY: 1, RTLD_NOW: 2, RTLD_GLOBAL: 256, RTLD_LOCAL: 0, RTLD_DEEPBIND: 8 },
  errno: errno(),
  signals,
  priority: {
    __proto__: null,
    PRIORITY_LOW: 19,
    PRIORITY_BELOW_NORMAL: 10,
    PRIORITY_NORMAL: 0,
    PRIORITY_ABOVE_NORMAL: -7,
    PRIORITY_HIGH: -14,
    PRIORITY_HIGHEST: -20,
  },
};
for (const name of ['signals', 'errno', 'priority', 'dlopen']) Object.freeze(constants[name]);

// What a program adds to Object.prototype is no variable.
function variable(name) {
  return Object.hasOwn(process.env, name) ? process.env[name] : undefined;
}

function tmpdir() {
  const path = variable('TMPDIR') || variable('TMP') || variable('TEMP') || '/tmp';
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

function checkPid(pid) {
  require('internal/validators').validateInt32(pid, 'pid');
}

// Gets or sets a priority, with Node's error if the system rejects it.
function priorityOf(ask, syscall) {
  try {
    return ask();
  } catch ({ errno, code }) {
    const { getSystemErrorMessage } = require('util');
    throw require('internal/system_error').systemError('ERR_SYSTEM_ERROR', 'A system error occurred', {
      errno,
      code,
      message: getSystemErrorMessage(errno),
      syscall,
    });
  }
}

function information(index) {
  return binding.getOSInformation()[index];
}

function userInfo(options) {
  const { uid, gid, username, homedir, shell } = binding.getUserInfo();
  const encode = (text) => (options?.encoding === 'buffer' ? require('buffer').Buffer.from(text) : text);
  return Object.assign(
    { __proto__: null },
    { uid, gid, username: encode(username), homedir: encode(homedir), shell: shell && encode(shell) },
  );
}

module.exports = {
  arch: () => process.arch,
  availableParallelism: () => binding.getAvailableParallelism(),
  cpus: () => binding.getCPUs(),
  endianness: () => 'LE',
  freemem: () => binding.getFreeMem(),
  getPriority(pid = 0) {
    checkPid(pid);
    return priorityOf(() => binding.getPriority(pid), 'uv_os_getpriority');
  },
  homedir: () => binding.getHomeDirectory(),
  hostname: () => binding.getHostname(),
  loadavg: () => binding.getLoadAvg(),
  networkInterfaces: () => binding.getInterfaceAddresses(),
  platform: () => process.platform,
  release: () => information(2),
  setPriority(pid, priority) {
    if (priority === undefined) {
      priority = pid;
      pid = 0;
    }
    checkPid(pid);
    require('internal/validators').validateInt32(priority, 'priority', -20, 19);
    priorityOf(() => binding.setPriority(pid, priority), 'uv_os_setpriority');
  },
  tmpdir,
  totalmem: () => binding.getTotalMem(),
  type: () => information(0),
  userInfo,
  uptime: () => binding.getUptime(),
  version: () => information(1),
  machine: () => information(3),
  constants,
  EOL: '\n',
  devNull: '/dev/null',
};
// `${os.arch}` has the value of os.arch().
for (const name of [
  'arch',
  'availableParallelism',
  'endianness',
  'freemem',
  'homedir',
  'hostname',
  'machine',
  'platform',
  'release',
  'tmpdir',
  'totalmem',
  'type',
  'uptime',
  'version',
]) {
  const ask = module.exports[name];
  ask[Symbol.toPrimitive] = () => ask();
}
