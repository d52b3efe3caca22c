// Requests of a worker's parent; the worker's thread responds.

const profile = internalBinding('profile');

const CPU_INTERVAL = 1000; // Microseconds.

module.exports = {
  heapSnapshot: () => profile.heapSnapshot(),
  heapStatistics: () => require('v8').getHeapStatistics(),
  startCpuProfile: () => profile.startCpuProfile(CPU_INTERVAL),
  stopCpuProfile: (id) => profile.stopCpuProfile(id),
};
