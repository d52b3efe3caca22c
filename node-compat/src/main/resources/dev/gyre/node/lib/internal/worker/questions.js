// Requests of a worker's parent; the worker's thread responds.

const profile = internalBinding('profile');

module.exports = {
  heapSnapshot: () => profile.heapSnapshot(),
  heapStatistics: () => require('v8').getHeapStatistics(),
  startCpuProfile: (options) => profile.startCpuProfile(...options),
  startHeapProfile: (options) => profile.startHeapProfile(...options),
  stopProfile: (id) => profile.stopProfile(id),
};
