// node:dgram: the names, so that programs load; there is no UDP yet.

module.exports = require('internal/not_implemented').notImplementedAll('dgram', 'createSocket Socket');
