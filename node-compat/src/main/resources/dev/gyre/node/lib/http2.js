// node:http2. https://nodejs.org/api/http2.html

const { constants } = require('internal/http2/constants');
const { getDefaultSettings, getPackedSettings, getUnpackedSettings } = require('internal/http2/settings');
const { kSensitive } = require('internal/http2/headers');
const { Http2ServerRequest, Http2ServerResponse } = require('internal/http2/compat');
const { connect } = require('internal/http2/client');
const { createSecureServer, createServer, performServerHandshake } = require('internal/http2/server');

require('internal/http2/events');

module.exports = {
  connect,
  constants,
  createServer,
  createSecureServer,
  getDefaultSettings,
  getPackedSettings,
  getUnpackedSettings,
  performServerHandshake,
  sensitiveHeaders: kSensitive,
  Http2ServerRequest,
  Http2ServerResponse,
};
