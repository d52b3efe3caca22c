// The servers of node:http by the name of Node's own module.

const { STATUS_CODES } = require('internal/http/common');
const { ServerResponse } = require('internal/http/response');
const { Server, initialise, kServerResponse } = require('internal/http/server');
const { _connectionListener } = require('http');

module.exports = {
  STATUS_CODES,
  Server,
  ServerResponse,
  _connectionListener,
  kServerResponse,
  storeHTTPOptions(options) {
    initialise(this, options);
  },
};
