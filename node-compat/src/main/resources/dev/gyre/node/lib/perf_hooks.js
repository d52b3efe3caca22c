// node:perf_hooks. https://nodejs.org/api/perf_hooks.html

const { PerformanceEntry } = require('internal/perf/entries');
const { eventLoopUtilization } = require('internal/perf/event_loop');
const { createHistogram, importHistogram, monitorEventLoopDelay } = require('internal/perf/histogram');
const { PerformanceObserver, PerformanceObserverEntryList, timerify } = require('internal/perf/observer');
const { Performance } = require('internal/perf/performance');
const { PerformanceResourceTiming } = require('internal/perf/resource_timing');
const { PerformanceMark, PerformanceMeasure } = require('internal/perf/user_timing');

const { performance } = globalThis;

// The kinds of garbage collection. The JVM's collector does not report them to programs.
const constants = {
  NODE_PERFORMANCE_GC_MAJOR: 4,
  NODE_PERFORMANCE_GC_MINOR: 1,
  NODE_PERFORMANCE_GC_MINOR_MARK_SWEEP: 2,
  NODE_PERFORMANCE_GC_INCREMENTAL: 8,
  NODE_PERFORMANCE_GC_WEAKCB: 16,
  NODE_PERFORMANCE_GC_FLAGS_NO: 0,
  NODE_PERFORMANCE_GC_FLAGS_CONSTRUCT_RETAINED: 2,
  NODE_PERFORMANCE_GC_FLAGS_FORCED: 4,
  NODE_PERFORMANCE_GC_FLAGS_SYNCHRONOUS_PHANTOM_PROCESSING: 8,
  NODE_PERFORMANCE_GC_FLAGS_ALL_AVAILABLE_GARBAGE: 16,
  NODE_PERFORMANCE_GC_FLAGS_ALL_EXTERNAL_MEMORY: 32,
  NODE_PERFORMANCE_GC_FLAGS_SCHEDULE_IDLE: 64,
};

// These are not enumerable.
['GC', 'HTTP', 'HTTP2', 'NET', 'DNS', 'QUIC'].forEach((name, number) =>
  define(`NODE_PERFORMANCE_ENTRY_TYPE_${name}`, number),
);
[
  'TIME_ORIGIN_TIMESTAMP',
  'TIME_ORIGIN',
  'ENVIRONMENT',
  'NODE_START',
  'V8_START',
  'LOOP_START',
  'LOOP_EXIT',
  'BOOTSTRAP_COMPLETE',
].forEach((name, number) => define(`NODE_PERFORMANCE_MILESTONE_${name}`, number));

function define(name, value) {
  Object.defineProperty(constants, name, { __proto__: null, value, enumerable: false });
}

module.exports = {
  Performance,
  PerformanceEntry,
  PerformanceMark,
  PerformanceMeasure,
  PerformanceObserver,
  PerformanceObserverEntryList,
  PerformanceResourceTiming,
  monitorEventLoopDelay,
  eventLoopUtilization,
  timerify,
  createHistogram,
};
internalBinding('util').defineLazyValues(
  module.exports,
  'createSlidingWindowHistogram',
  (name) => require('internal/perf/sliding_histogram')[name],
);
Object.assign(module.exports, { importHistogram, performance, constants });
