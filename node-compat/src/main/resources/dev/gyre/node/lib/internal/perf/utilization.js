// eventLoopUtilization from the idle and active time of a loop.

function utilization(idle, active) {
  return { idle, active, utilization: active / (idle + active) };
}

function utilizationOf(idle, active, first, second) {
  if (second) return utilization(first.idle - second.idle, first.active - second.active);
  return first ? utilization(idle - first.idle, active - first.active) : utilization(idle, active);
}

module.exports = { utilizationOf };
