// The state of a worker thread; bootstrap.js fills it in before the worker's program begins.

const environmentData = new Map();

module.exports = {
  parentPort: null,
  workerData: null,
  resourceLimits: {},
  environmentData,

  setEnvironmentData(key, value) {
    if (value === undefined) environmentData.delete(key);
    else environmentData.set(key, value);
  },

  getEnvironmentData: (key) => environmentData.get(key),
};
