// node:constants, the old name of the constants of os, fs and crypto together.

const { dlopen, errno, priority, signals } = require('os').constants;

module.exports = Object.freeze({ ...dlopen, ...errno, ...priority, ...signals, ...require('fs').constants });
