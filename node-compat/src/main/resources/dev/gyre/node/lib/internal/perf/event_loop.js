// How busy the loop is, and its milestones. https://nodejs.org/api/perf_hooks.html#performanceeventlooputilizationutilization1-utilization2

const { utilizationOf } = require('internal/perf/utilization');

const { performance } = globalThis;
const binding = internalBinding('performance');

function eventLoopUtilization(util1, util2) {
  const [loopStart, idle] = binding.loopTimes();
  if (loopStart <= 0) return { idle: 0, active: 0, utilization: 0 };
  return utilizationOf(idle, performance.now() - loopStart - idle, util1, util2);
}

const nodeTiming = {
  name: 'node',
  entryType: 'node',
  startTime: 0,
  get duration() { return performance.now(); },
  get loopStart() { return binding.loopTimes()[0]; },
  get loopExit() { return -1; },
  get idleTime() { return binding.loopTimes()[1]; },
};

module.exports = { eventLoopUtilization, nodeTiming };
