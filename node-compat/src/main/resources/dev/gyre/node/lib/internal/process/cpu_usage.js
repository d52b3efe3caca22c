// process.cpuUsage and process.threadCpuUsage, in microseconds.

const { nodeErrorAs } = require('internal/errors');
const { validateNumber, validateObject } = require('internal/validators');

const binding = internalBinding('process');

function validatePrevious(value) {
  for (const name of ['user', 'system']) {
    const time = value[name];
    if (typeof time === 'number' && time >= 0 && time <= Number.MAX_SAFE_INTEGER) continue;
    validateObject(value, 'prevValue');
    validateNumber(time, `prevValue.${name}`);
    throw nodeErrorAs(RangeError, 'ERR_INVALID_ARG_VALUE', `prevValue.${name}`, time);
  }
}

// The times since a previous value of the same kind, if there is one.
function since(previous, [user, system]) {
  return previous ? { user: user - previous.user, system: system - previous.system } : { user, system };
}

function cpuUsage(previous) {
  if (previous) validatePrevious(previous);
  return since(previous, binding.cpuUsage());
}

function threadCpuUsage(previous) {
  if (previous) validatePrevious(previous);
  return since(previous, binding.threadCpuUsage());
}

module.exports = { cpuUsage, since, threadCpuUsage };
