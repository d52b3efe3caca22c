// How busy the loop is, and its milestones. https://nodejs.org/api/perf_hooks.html#performanceeventlooputilizationutilization1-utilization2

const { performance } = globalThis;
const binding = internalBinding('performance');

function utilization(idle, active) {
  return { idle, active, utilization: active / (idle + active) };
}

function eventLoopUtilization(util1, util2) {
  const [loopStart, idle] = binding.loopTimes();
  if (loopStart <= 0) return { idle: 0, active: 0, utilization: 0 };
  if (util2) return utilization(util1.idle - util2.idle, util1.active - util2.active);
  const active = performance.now() - loopStart - idle;
  return util1 ? utilization(idle - util1.idle, active - util1.active) : utilization(idle, active);
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
