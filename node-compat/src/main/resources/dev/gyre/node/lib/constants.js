// node:constants, the old name of the constants of os, fs and crypto together.

const { dlopen, errno, priority, signals } = require('os').constants;

const ofCrypto = require('internal/crypto/constants');
const ofFiles = require('fs').constants;
module.exports = Object.freeze({ ...dlopen, ...errno, ...priority, ...signals, ...ofFiles, ...ofCrypto });
