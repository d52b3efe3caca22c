// process.report: a description of the process as JSON. https://nodejs.org/api/process.html#processreport

const { nodeError } = require('internal/errors');
const { optionValue } = require('internal/options');
const { validateBoolean, validateObject, validateString } = require('internal/validators');

const settings = {
  directory: optionValue('--report-directory', optionValue('--diagnostic-dir', '')),
  filename: optionValue('--report-filename', ''),
  compact: optionValue('--report-compact', false),
  excludeNetwork: optionValue('--report-exclude-network', false),
  excludeEnv: optionValue('--report-exclude-env', false),
  signal: optionValue('--report-signal', 'SIGUSR2'),
  reportOnFatalError: optionValue('--report-on-fatalerror', false),
  reportOnSignal: optionValue('--report-on-signal', false),
  reportOnUncaughtException: optionValue('--report-uncaught-exception', false),
};

// ---- the parts of a report -----------------------------------------------------------------------------------------

function header(event, trigger, filename) {
  const os = require('os');
  const now = new Date();
  const result = {
    reportVersion: 5,
    event,
    trigger,
    filename,
    dumpEventTime: now.toISOString().replace(/\.\d+Z$/, 'Z'),
    dumpEventTimeStamp: `${now.getTime()}`,
    processId: process.pid,
    threadId: internalBinding('worker').threadId,
    cwd: process.cwd(),
    commandLine: [process.execPath, ...process.execArgv, ...process.argv.slice(1)],
    nodejsVersion: process.version,
    ...glibcVersion(),
    wordSize: 64,
    arch: process.arch,
    platform: process.platform,
    componentVersions: { ...process.versions },
    release: { ...process.release },
    osName: os.type(),
    osRelease: os.release(),
    osVersion: os.version(),
    osMachine: os.machine(),
    cpus: os.cpus().map(({ model, speed, times }) => ({ model, speed, ...times })),
  };
  if (!settings.excludeNetwork) result.networkInterfaces = networkInterfaces(os);
  result.host = os.hostname();
  return result;
}

// By its absence packages recognise musl, and choose what they load.
function glibcVersion() {
  const version = internalBinding('os').getGlibcVersion();
  return version === undefined ? undefined : { glibcVersionRuntime: version };
}

function networkInterfaces(os) {
  const rows = [];
  for (const [name, addresses] of Object.entries(os.networkInterfaces())) {
    for (const { internal, mac, address, netmask, family, scopeid } of addresses) {
      const row = { name, internal, mac, address, netmask, family };
      if (scopeid !== undefined) row.scopeid = scopeid;
      rows.push(row);
    }
  }
  return rows;
}

// The properties of an error are shown as text, as in Node.
function javascriptStack(error) {
  if (typeof error !== 'object' || error === null) {
    return { message: `${require('util').inspect(error)}`, stack: ['Unavailable.'] };
  }
  const lines = typeof error.stack === 'string' ? error.stack.split('\n') : [];
  const first = lines.findIndex((line) => /^\s+at /.test(line));
  const message = (first < 0 ? lines : lines.slice(0, first)).join('\n');
  const stack = first < 0 ? ['Unavailable.'] : lines.slice(first).map((line) => line.trim());
  const errorProperties = {};
  for (const key of Object.keys(error)) {
    try {
      errorProperties[key] = `${error[key]}`;
    } catch {
      continue; // Node leaves out what cannot be a string.
    }
  }
  return { message, stack, errorProperties };
}

function javascriptHeap() {
  const v8 = require('v8');
  const heap = v8.getHeapStatistics();
  const heapSpaces = {};
  for (const space of v8.getHeapSpaceStatistics()) {
    heapSpaces[space.space_name] = {
      memorySize: space.space_size,
      committedMemory: space.physical_space_size,
      capacity: space.space_used_size + space.space_available_size,
      used: space.space_used_size,
      available: space.space_available_size,
    };
  }
  return {
    totalMemory: heap.total_heap_size,
    executableMemory: heap.total_heap_size_executable,
    totalCommittedMemory: heap.total_physical_size,
    availableMemory: heap.total_available_size,
    totalGlobalHandlesMemory: heap.total_global_handles_size,
    usedGlobalHandlesMemory: heap.used_global_handles_size,
    usedMemory: heap.used_heap_size,
    memoryLimit: heap.heap_size_limit,
    mallocedMemory: heap.malloced_memory,
    externalMemory: heap.external_memory,
    peakMallocedMemory: heap.peak_malloced_memory,
    nativeContextCount: heap.number_of_native_contexts,
    detachedContextCount: heap.number_of_detached_contexts,
    doesZapGarbage: heap.does_zap_garbage,
    heapSpaces,
  };
}

// Shares of one processor's time, in percent, since the process began.
function shares(user, system) {
  const seconds = Math.max(process.uptime(), 1e-3);
  return {
    userCpuSeconds: user,
    kernelCpuSeconds: system,
    cpuConsumptionPercent: (100 * (user + system)) / seconds,
    userCpuConsumptionPercent: (100 * user) / seconds,
    kernelCpuConsumptionPercent: (100 * system) / seconds,
  };
}

function resourceUsage() {
  const os = require('os');
  const usage = process.resourceUsage();
  return {
    free_memory: os.freemem(),
    total_memory: os.totalmem(),
    rss: process.memoryUsage.rss(),
    constrained_memory: process.constrainedMemory(),
    available_memory: process.availableMemory(),
    ...shares(usage.userCPUTime / 1e6, usage.systemCPUTime / 1e6),
    maxRss: usage.maxRSS * 1024,
    pageFaults: { IORequired: usage.majorPageFault, IONotRequired: usage.minorPageFault },
    fsActivity: { reads: usage.fsRead, writes: usage.fsWrite },
  };
}

function threadResourceUsage() {
  const { user, system } = process.threadCpuUsage();
  return { ...shares(user / 1e6, system / 1e6), fsActivity: { reads: 0, writes: 0 } };
}

const KINDS = {
  __proto__: null,
  interval: 'timer',
  timer: 'timer',
  immediate: 'check',
  socket: 'tcp',
  connection: 'tcp',
  server: 'tcp',
};

function loopHandles() {
  const handles = internalBinding('process')
    .describeHandles()
    .map(([kind, reason, isActive, isReferenced, place], i) => ({
      type: KINDS[kind] ?? kind,
      is_active: isActive,
      is_referenced: isReferenced,
      address: `0x${(i + 1).toString(16).padStart(16, '0')}`,
      description: reason,
      ...(place === '' ? {} : { place }),
    }));
  const [, idle] = internalBinding('performance').loopTimes();
  const isActive = handles.some((handle) => handle.is_active && handle.is_referenced);
  handles.push({
    type: 'loop',
    is_active: isActive,
    address: '0x0000000000000000',
    loopIdleTimeSeconds: idle / 1000,
  });
  return handles;
}

const LIMITS = [
  ['core_file_size_blocks', 'Max core file size'],
  ['data_seg_size_bytes', 'Max data size'],
  ['file_size_blocks', 'Max file size'],
  ['max_locked_memory_bytes', 'Max locked memory'],
  ['max_memory_size_bytes', 'Max resident set'],
  ['open_files', 'Max open files'],
  ['stack_size_bytes', 'Max stack size'],
  ['cpu_time_seconds', 'Max cpu time'],
  ['max_user_processes', 'Max processes'],
  ['virtual_memory_bytes', 'Max address space'],
];

// A file of /proc, or nothing on systems without it.
function systemText(name) {
  try {
    return require('fs').readFileSync(`/proc/self/${name}`, 'latin1');
  } catch {
    return '';
  }
}

function userLimits() {
  const text = systemText('limits');
  const value = (word) => (word === 'unlimited' ? word : Number(word));
  const result = {};
  for (const [key, name] of LIMITS) {
    const line = text.split('\n').find((candidate) => candidate.startsWith(name));
    if (line === undefined) continue;
    const [soft, hard] = line.slice(name.length).trim().split(/\s+/);
    result[key] = { soft: value(soft), hard: value(hard) };
  }
  return result;
}

function sharedObjects() {
  const files = new Set();
  for (const line of systemText('maps').split('\n')) {
    const path = line.slice(line.indexOf('/'));
    if (line.includes('/') && /\.so(\.|$)/.test(path)) files.add(path);
  }
  return [...files];
}

function describe(event, trigger, filename, error) {
  const report = {
    header: header(event, trigger, filename),
    javascriptStack: javascriptStack(error),
    javascriptHeap: javascriptHeap(),
    nativeStack: [],
    resourceUsage: resourceUsage(),
    uvthreadResourceUsage: threadResourceUsage(),
    libuv: loopHandles(),
    workers: [],
  };
  if (!settings.excludeEnv) report.environmentVariables = { ...process.env };
  report.userLimits = userLimits();
  report.sharedObjects = sharedObjects();
  return report;
}

// ---- writing -------------------------------------------------------------------------------------------------------

function write(event, trigger, file, error) {
  const fs = require('fs');
  const name = file ?? (settings.filename || require('internal/diagnostic_name').diagnosticName('report', 'json'));
  const report = describe(event, trigger, name, error);
  const text = `${JSON.stringify(report, null, settings.compact ? 0 : 2)}\n`;
  if (name === 'stdout' || name === 'stderr') {
    fs.writeSync(name === 'stdout' ? 1 : 2, text);
    return name;
  }
  const path = require('path').resolve(settings.directory, name);
  try {
    fs.writeSync(2, `\nWriting Node.js report to file: ${name}\n`);
    fs.writeFileSync(path, text);
  } catch (failure) {
    fs.writeSync(2, `\nFailed to open Node.js report file: ${path} (errno: ${-failure.errno})\n`);
    return '';
  }
  fs.writeSync(2, 'Node.js report completed\n');
  return name;
}

function syntheticError(skipped) {
  const error = { code: 'ERR_SYNTHETIC' };
  Object.defineProperty(error, 'stack', { __proto__: null, enumerable: false, configurable: true, writable: true });
  const holder = { name: 'Error [ERR_SYNTHETIC]', message: 'JavaScript Callstack' };
  Error.captureStackTrace(holder, skipped);
  error.stack = holder.stack;
  return error;
}

let handler;

function updateSignal(signal, isOn) {
  if (handler !== undefined) process.removeListener(handler.signal, handler.listener);
  handler = undefined;
  if (!isOn) return;
  const listener = () => write('Signal', signal, undefined, syntheticError(listener));
  handler = { signal, listener };
  process.on(signal, listener);
}

const switches = {
  reportOnFatalError: 'trigger',
  reportOnSignal: 'trigger',
  reportOnUncaughtException: 'trigger',
  compact: 'compact',
  excludeNetwork: 'excludeNetwork',
  excludeEnv: 'excludeEnv',
};

function accessor(name, check) {
  return {
    __proto__: null,
    enumerable: true,
    configurable: true,
    get: Object.getOwnPropertyDescriptor(
      {
        get [name]() {
          return settings[name];
        },
      },
      name,
    ).get,
    set: Object.getOwnPropertyDescriptor(
      {
        set [name](value) {
          check(value);
          settings[name] = value;
          if (name === 'signal' || name === 'reportOnSignal') updateSignal(settings.signal, settings.reportOnSignal);
        },
      },
      name,
    ).set,
  };
}

function checkSignal(signal) {
  validateString(signal, 'signal');
  if (require('os').constants.signals[signal] !== undefined) return;
  if (require('os').constants.signals[signal.toUpperCase()] !== undefined)
    throw nodeError('ERR_UNKNOWN_SIGNAL', `${signal} (signals must use all capital letters)`);
  throw nodeError('ERR_UNKNOWN_SIGNAL', signal);
}

const report = {
  writeReport(file, error) {
    if (typeof file === 'object' && file !== null) {
      error = file;
      file = undefined;
    } else if (file !== undefined) {
      validateString(file, 'file');
    }
    const folder = settings.directory === '' ? '' : `${settings.directory}/`;
    internalBinding('permission').require('fs.write', file === undefined ? process.cwd() : folder + file, false);
    if (error === undefined) error = syntheticError(report.writeReport);
    else validateObject(error, 'err');
    return write('JavaScript API', 'API', file, error);
  },
  getReport(error) {
    if (error === undefined) error = syntheticError(report.getReport);
    else validateObject(error, 'err');
    return describe('JavaScript API', 'GetReport', null, error);
  },
};

for (const name of ['directory', 'filename'])
  Object.defineProperty(
    report,
    name,
    accessor(name, (value) => validateString(value, name)),
  );
for (const name of ['compact', 'excludeNetwork'])
  Object.defineProperty(
    report,
    name,
    accessor(name, (value) => validateBoolean(value, switches[name])),
  );
Object.defineProperty(report, 'signal', accessor('signal', checkSignal));
for (const name of ['reportOnFatalError', 'reportOnSignal', 'reportOnUncaughtException', 'excludeEnv'])
  Object.defineProperty(
    report,
    name,
    accessor(name, (value) => validateBoolean(value, switches[name])),
  );

// Called before an uncaught exception ends the process.
function uncaught(error) {
  if (settings.reportOnUncaughtException) write('Exception', 'Exception', undefined, error);
}

function begin() {
  updateSignal(settings.signal, settings.reportOnSignal);
}

// Called when memory is exhausted.
function fatal(message) {
  if (settings.reportOnFatalError) write(message, 'OOMError', undefined, syntheticError(fatal));
}

require('internal/process/process_object').onUncaught(uncaught);

module.exports = { begin, fatal, report };
