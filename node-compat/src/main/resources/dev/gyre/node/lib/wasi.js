// node:wasi: only the name, so that programs which import it load; WASI is not supported.

module.exports = require('internal/not_implemented').notImplementedAll('wasi', 'WASI');
