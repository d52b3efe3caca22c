// node:dgram: only the names, so that programs which import it load; UDP is not supported.

module.exports = require('internal/not_implemented').notImplementedAll('dgram', 'createSocket Socket');
