// The sockets and servers of node:tls by the name of Node's own module.

process.emitWarning('The _tls_wrap module is deprecated. Use `node:tls` instead.', 'DeprecationWarning', 'DEP0192');

const { Server, TLSSocket, connect, createServer } = require('tls');

module.exports = { TLSSocket, Server, createServer, connect };
