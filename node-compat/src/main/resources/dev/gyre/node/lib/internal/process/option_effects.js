// What options change before the program runs.

const { nodeError } = require('internal/errors');
const { optionValue } = require('internal/options');

const RESULT_ORDERS = ['verbatim', 'ipv4first', 'ipv6first'];

// --disable-proto, https://nodejs.org/api/cli.html#--disable-protomode
function disableProto(mode) {
  if (mode === 'delete') {
    delete Object.prototype.__proto__;
    return;
  }
  const refuse = () => {
    throw nodeError('ERR_PROTO_ACCESS');
  };
  Object.defineProperty(Object.prototype, '__proto__', {
    __proto__: null,
    configurable: true,
    enumerable: false,
    get() {
      return refuse();
    },
    set() {
      refuse();
    },
  });
}

// --trace-exit
function traceExit() {
  const { exit } = process;
  process.exit = function (code) {
    const trace = {};
    Error.captureStackTrace(trace, process.exit);
    const shown = code ?? process.exitCode ?? 0;
    const frames = trace.stack.slice(trace.stack.indexOf('\n') + 1);
    process._rawDebug(`(node:${process.pid}) WARNING: Exited the environment with code ${shown}\n${frames}\n`);
    exit.call(process, code);
  };
}

function apply() {
  const limit = optionValue('--stack-trace-limit');
  if (limit !== undefined) Error.stackTraceLimit = Number(limit);
  const proto = optionValue('--disable-proto');
  if (proto !== undefined) disableProto(proto);
  const order = optionValue('--dns-result-order');
  if (order !== undefined) require('internal/validators').validateOneOf(order, '--dns-result-order', RESULT_ORDERS);
  if (optionValue('--trace-exit', false)) traceExit();
  const heapSignal = optionValue('--heapsnapshot-signal');
  if (heapSignal !== undefined && require('worker_threads').isMainThread)
    require('internal/v8/heap').writeAtSignal(heapSignal);
  if (optionValue('--trace-event-categories') !== undefined || optionValue('--trace-events-enabled', false)) {
    process.emit(''); // So that process has its events.
    if (require('worker_threads').isMainThread) require('internal/trace_events').begin();
  }
  const heapLimit = optionValue('--heapsnapshot-near-heap-limit');
  if (heapLimit !== undefined && heapLimit !== '0')
    require('internal/v8/heap').setHeapSnapshotNearHeapLimit(Number(heapLimit));
  if (optionValue('--report-on-signal', false) || optionValue('--report-uncaught-exception', false)) {
    process.emit(''); // So that process has its events.
    require('internal/process/report').begin();
  }
  require('internal/process/permission').apply();
  const globals = {
    '--experimental-websocket': ['WebSocket', 'CloseEvent'],
    '--experimental-global-navigator': ['navigator', 'Navigator'],
    '--experimental-webstorage': ['localStorage', 'sessionStorage', 'Storage'],
  };
  for (const [option, names] of Object.entries(globals)) {
    if (optionValue(option, true)) continue;
    for (const name of names) Reflect.deleteProperty(globalThis, name);
  }
}

module.exports = { apply };
