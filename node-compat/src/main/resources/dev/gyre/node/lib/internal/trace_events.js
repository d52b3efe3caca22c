// Trace events: what categories of the runtime have done, in the format that Perfetto and chrome://tracing open.
// https://nodejs.org/api/tracing.html

const { optionValue } = require('internal/options');

const DEFAULT_CATEGORIES = ['v8', 'node', 'node.async_hooks'];

const enabled = new Map(); // How many tracings have enabled a category.
const events = [];
let file;
let recorders;
let started = false;

const micros = () => Math.round((performance.timeOrigin % 1e9) * 1000 + performance.now() * 1000);

function add(category, name, phase, details) {
  const { pid } = process;
  const cat = category.startsWith('node.') ? categoryNames(category) : category;
  events.push({ pid, tid: pid, ts: micros(), tts: 0, ph: phase, cat, name, dur: 0, tdur: 0, ...details });
}

// 'node.fs.sync' is 'node,node.fs,node.fs.sync', as in Node.
function categoryNames(category) {
  const parts = category.split('.');
  return parts.map((_, i) => parts.slice(0, i + 1).join('.')).join(',');
}

// Whether a category, or one that it is part of, is enabled.
function isEnabled(category) {
  for (const name of enabled.keys()) if (category === name || category.startsWith(`${name}.`)) return true;
  return false;
}

// ---- what records the categories -----------------------------------------------------------------------------------

function recordAsyncHooks() {
  const types = new Map();
  const id = (asyncId) => `0x${asyncId.toString(16)}`;
  const hook = require('async_hooks').createHook({
    init(asyncId, type, triggerAsyncId) {
      types.set(asyncId, type);
      const data = { triggerAsyncId, executionAsyncId: require('async_hooks').executionAsyncId() };
      add('node.async_hooks', type, 'b', { id: id(asyncId), args: { data } });
    },
    before(asyncId) {
      const type = types.get(asyncId);
      if (type !== undefined) add('node.async_hooks', `${type}_CALLBACK`, 'B', { id: id(asyncId), args: {} });
    },
    after(asyncId) {
      const type = types.get(asyncId);
      if (type !== undefined) add('node.async_hooks', `${type}_CALLBACK`, 'E', { id: id(asyncId), args: {} });
    },
    destroy(asyncId) {
      const type = types.get(asyncId);
      types.delete(asyncId);
      if (type !== undefined) add('node.async_hooks', type, 'e', { id: id(asyncId), args: {} });
    },
  });
  hook.enable();
  return () => hook.disable();
}

function recordUserTiming() {
  const { PerformanceObserver } = require('perf_hooks');
  const take = (list) => {
    for (const { name, entryType, startTime, duration } of list) {
      const ts = Math.round((performance.timeOrigin % 1e9) * 1000 + startTime * 1000);
      if (entryType === 'mark') add('node.perf.usertiming', name, 'R', { ts, args: { data: { startTime } } });
      else {
        add('node.perf.usertiming', name, 'b', { ts, id: '0x0', args: {} });
        add('node.perf.usertiming', name, 'e', { ts: ts + Math.round(duration * 1000), id: '0x0', args: {} });
      }
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ entryTypes: ['mark', 'measure'] });
  return () => {
    take(observer.takeRecords());
    observer.disconnect();
  };
}

function recordConsole() {
  const { console } = globalThis;
  const originals = { count: console.count, time: console.time, timeEnd: console.timeEnd, timeLog: console.timeLog };
  const counts = new Map();
  console.count = function (label = 'default') {
    const name = `${label}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    add('node.console', `count::${name}`, 'C', { id: '0x0', args: { data: counts.get(name) } });
    return Reflect.apply(originals.count, this, arguments);
  };
  const timing = (method, phase) =>
    function (label = 'default', ...data) {
      add('node.console', `time::${label}`, phase, { id: '0x0', args: data.length > 0 ? { data } : {} });
      return Reflect.apply(originals[method], this, arguments);
    };
  console.time = timing('time', 'b');
  console.timeEnd = timing('timeEnd', 'e');
  console.timeLog = timing('timeLog', 'n');
  return () => Object.assign(console, originals);
}

function recordBootstrap() {
  const [v8Start, environment, bootstrapComplete] = internalBinding('performance').milestones();
  const origin = (performance.timeOrigin % 1e9) * 1000;
  const milestones = { nodeStart: 0, v8Start, environment, bootstrapComplete };
  for (const [name, time] of Object.entries(milestones))
    add('node.bootstrap', name, 'I', { ts: Math.round(origin + time * 1000), args: {} });
  return () => {};
}

// The callbacks of the loop by phase, and garbage collection.
function recordLoop() {
  const origin = performance.timeOrigin % 1e9;
  const names = { timers: 'RunTimers', check: 'CheckImmediate', closing: 'RunCleanup', main: 'RunMain' };
  const binding = internalBinding('profile');
  binding.startTimeline();
  const offset = Math.round((origin + performance.now()) * 1000) - binding.timelineNow();
  return () => {
    for (const [kind, start, end] of binding.takeTimeline()) {
      const name = names[kind] ?? `${kind[0].toUpperCase()}${kind.slice(1)}`;
      add('node.environment', name, 'X', { ts: start + offset, dur: end - start, args: {} });
    }
  };
}

function recordCollections() {
  const binding = internalBinding('profile');
  const id = binding.startCollections();
  return () => {
    for (const [isYoung, cost, usedHeapSizeBefore, , usedHeapSizeAfter] of binding.stopCollections(id) ?? [])
      add('v8', isYoung === 1 ? 'V8.GCScavenger' : 'V8.GCFinalizeMC', 'X', {
        dur: cost,
        args: { usedHeapSizeBefore, usedHeapSizeAfter },
      });
  };
}

const sources = {
  __proto__: null,
  'node.async_hooks': recordAsyncHooks,
  'node.perf.usertiming': recordUserTiming,
  'node.console': recordConsole,
  'node.bootstrap': recordBootstrap,
  'node.environment': recordLoop,
  v8: recordCollections,
};

function update() {
  recorders ??= new Map();
  for (const name of Object.keys(sources)) {
    if (isEnabled(name) && !recorders.has(name)) recorders.set(name, sources[name]());
    if (!isEnabled(name) && recorders.has(name)) {
      recorders.get(name)();
      recorders.delete(name);
    }
  }
}

// ---- the file ------------------------------------------------------------------------------------------------------

function metadata() {
  const { arch, pid, platform, versions } = process;
  const about = (name, args) => add('__metadata', name, 'M', { args });
  about('process_name', { name: process.title });
  about('version', { node: process.versions.node });
  about('thread_name', { name: 'JavaScriptMainThread' });
  about('node', { process: { versions: { ...versions }, arch, platform, release: { name: process.release.name } } });
  return pid;
}

function write() {
  for (const stop of recorders?.values() ?? []) stop();
  recorders?.clear();
  enabled.clear();
  metadata();
  const text = events.map((event) => JSON.stringify(event)).join(',\n');
  require('fs').writeFileSync(require('path').resolve(file, fileName()), `{"traceEvents":[${text}]}`);
}

function fileName() {
  const pattern = optionValue('--trace-event-file-pattern', 'node_trace.${rotation}.log');
  return pattern.replaceAll('${rotation}', '1').replaceAll('${pid}', `${process.pid}`);
}

function enable(categories) {
  internalBinding('permission').require('fs.write', fileName(), true);
  for (const name of categories) enabled.set(name, (enabled.get(name) ?? 0) + 1);
  if (!started) {
    started = true;
    file = process.cwd();
    process.on('exit', write);
  }
  update();
}

function disable(categories) {
  for (const name of categories) {
    const left = enabled.get(name) - 1;
    if (left > 0) enabled.set(name, left);
    else enabled.delete(name);
  }
  update();
}

function getEnabledCategories() {
  return enabled.size === 0 ? undefined : [...enabled.keys()].sort().join(',');
}

// What the options of the command line request.
function begin() {
  const text = optionValue('--trace-event-categories');
  const names = text === undefined ? DEFAULT_CATEGORIES : text.split(',').filter((name) => name !== '');
  if (names.length > 0) enable(names);
}

module.exports = { begin, disable, enable, getEnabledCategories };
