// node:wasi: the name, so that programs load; there is no WebAssembly yet.

module.exports = require('internal/not_implemented').notImplementedAll('wasi', 'WASI');
