// The options of servers and connections. https://nodejs.org/api/http2.html#http2createserveroptions-onrequesthandler

const { nodeError } = require('internal/errors');
const { MAX_CUSTOM } = require('internal/http2/settings');
const { SERVER } = require('internal/http2/common');
const { validateArray, validateNumber, validateObject, validateUint32 } = require('internal/validators');

const MEGABYTE = 1e6;

function numberOr(value, fallback, least = 0) {
  return typeof value === 'number' ? Math.max(value, least) : fallback;
}

// The numbers that the binding takes, in its order.
function sessionOptions(options, type) {
  return [
    numberOr(options.maxHeaderListPairs, 128, type === SERVER ? 4 : 1),
    numberOr(options.maxOutstandingPings, 10),
    numberOr(options.maxOutstandingSettings, 10, 1),
    numberOr(options.maxSettings, 32, 1),
    numberOr(options.maxSessionInvalidFrames, 1000),
    numberOr(options.maxSessionRejectedStreams, 100),
    numberOr(options.maxSessionMemory, 10) * MEGABYTE,
    numberOr(options.peerMaxConcurrentStreams, 100),
    numberOr(options.maxDeflateDynamicTableSize, 4096),
    numberOr(options.streamResetBurst, 1000),
    numberOr(options.streamResetRate, 33),
    numberOr(options.paddingStrategy, 0),
  ];
}

// A copy of the options that a server or a client is created with.
function checkedOptions(options) {
  validateObject(options, 'options');
  options = { ...options };
  if (options.settings !== undefined) validateObject(options.settings, 'options.settings');
  options.settings = { ...options.settings };
  if (options.remoteCustomSettings !== undefined) {
    validateArray(options.remoteCustomSettings, 'options.remoteCustomSettings');
    options.remoteCustomSettings = [...options.remoteCustomSettings];
    if (options.remoteCustomSettings.length > MAX_CUSTOM) throw nodeError('ERR_HTTP2_TOO_MANY_CUSTOM_SETTINGS');
  }
  for (const name of ['maxSessionInvalidFrames', 'maxSessionRejectedStreams'])
    if (options[name] !== undefined) validateUint32(options[name], `options.${name}`);
  return options;
}

function serverOptions(options) {
  options = checkedOptions(options);
  const http = require('http');
  options.Http1IncomingMessage ??= http.IncomingMessage;
  options.Http1ServerResponse ??= http.ServerResponse;
  const compat = require('internal/http2/compat');
  options.Http2ServerRequest ??= compat.Http2ServerRequest;
  options.Http2ServerResponse ??= compat.Http2ServerResponse;
  if (options.unknownProtocolTimeout !== undefined)
    validateNumber(options.unknownProtocolTimeout, 'options.unknownProtocolTimeout');
  else options.unknownProtocolTimeout = 10000;
  return options;
}

module.exports = { checkedOptions, serverOptions, sessionOptions };
