// The loop's utilization and milestones. https://nodejs.org/api/perf_hooks.html#performanceeventlooputilizationutilization1-utilization2

const { PerformanceEntry, construct } = require('internal/perf/entries');
const { utilizationOf } = require('internal/perf/utilization');

const { performance } = globalThis;
const binding = internalBinding('performance');

function eventLoopUtilization(util1, util2) {
  const [loopStart, idle] = binding.loopTimes();
  if (loopStart <= 0) return { idle: 0, active: 0, utilization: 0 };
  return utilizationOf(idle, performance.now() - loopStart - idle, util1, util2);
}

const members = [
  'name',
  'entryType',
  'startTime',
  'duration',
  'nodeStart',
  'v8Start',
  'bootstrapComplete',
  'environment',
  'loopStart',
  'loopExit',
  'idleTime',
];

// How often the loop has polled, the events it has found, and those that were there already when it polled.
function metrics([loopCount, events, eventsWaiting]) {
  return { loopCount, events, eventsWaiting };
}

// The milestones of the process, in milliseconds since its start.
class PerformanceNodeTiming extends PerformanceEntry {
  constructor() {
    super(construct);
    const show = (name, descriptor) =>
      Object.defineProperty(this, name, { __proto__: null, configurable: true, enumerable: true, ...descriptor });
    show('name', { value: 'node' });
    show('entryType', { value: 'node' });
    show('startTime', { value: 0 });
    show('duration', { get: () => performance.now() });
    show('nodeStart', { get: () => 0 });
    show('v8Start', { get: () => binding.milestones()[0] });
    show('environment', { get: () => binding.milestones()[1] });
    show('loopStart', { get: () => binding.loopTimes()[0] });
    show('loopExit', { get: () => binding.milestones()[3] });
    show('bootstrapComplete', { get: () => binding.milestones()[2] });
    show('idleTime', { get: () => binding.loopTimes()[1] });
    show('uvMetricsInfo', { get: () => metrics(binding.loopEvents()) });
    show('uvMetricsInfoBigInt', { enumerable: false, get: () => metrics(binding.loopEvents().map(BigInt)) });
  }

  toJSON() {
    const result = {};
    for (const name of members) result[name] = this[name];
    return result;
  }
}

const nodeTiming = new PerformanceNodeTiming();

module.exports = { eventLoopUtilization, nodeTiming };
