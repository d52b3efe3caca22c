// node:wasi: the name, so that programs load; there is no WebAssembly yet.

module.exports = require('internal/absent').absentAll('wasi', 'WASI');
