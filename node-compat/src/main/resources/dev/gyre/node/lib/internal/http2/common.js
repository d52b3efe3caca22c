// What sessions and streams share: symbols, errors, timers and diagnostics channels.

const { nodeErrorWith } = require('internal/errors');
const { errorNames } = require('internal/http2/constants');
const { validateFunction, validateNumber } = require('internal/validators');
const { nodeError } = require('internal/errors');
const diagnostics = require('internal/diagnostics');

const kState = Symbol('state');
const kHandle = Symbol('handle');
const kSession = Symbol('session');
const kServer = Symbol('server');
const kTimer = Symbol('timer');
const kUpdateTimer = Symbol('kUpdateTimer');
const kMaybeDestroy = Symbol('kMaybeDestroy');
const kInit = Symbol('init');
const kProceed = Symbol('proceed');
const kId = Symbol('id');
const kSentHeaders = Symbol('sent-headers');
const kSentInfoHeaders = Symbol('sent-info-headers');
const kSentTrailers = Symbol('sent-trailers');
const kRequest = Symbol('request');
const kResponse = Symbol('response');

const [SERVER, CLIENT] = [0, 1];

// What nghttp2 says of its error numbers.
const strings = {
  '-501': 'Invalid argument',
  '-505': 'Protocol error',
  '-509': 'Stream ID is not available',
  '-510': 'Stream was already closed or invalid',
  '-516': 'Data frame with END_STREAM flag set already',
  '-522': 'The length of the frame is invalid',
  '-523': 'Header compression/decompression error',
  '-524': 'Flow control error',
  '-529': 'GOAWAY has already been sent',
  '-902': 'The user callback function failed',
  '-903': 'Received bad client magic byte string',
  '-905': 'Too many CONTINUATION frames following a HEADER frame',
  '-904': 'Flooding was detected in this HTTP/2 session, and it must be closed',
};

// The error of a number of nghttp2's, or of a code of Node's.
function nghttp2Error(number, code) {
  const error =
    code === undefined
      ? nodeErrorWith(Error, 'ERR_HTTP2_ERROR', strings[number] ?? 'Unknown error code')
      : nodeError(code);
  error.errno = number;
  return error;
}

function nameOfError(code) {
  return errorNames[code] ?? code;
}

// ---- Timers: of sessions and of streams ---------------------------------------------------------------------------

function setTimeoutOf(target, milliseconds, callback, onExpired) {
  if (target.destroyed) return target;
  validateNumber(milliseconds, 'msecs');
  if (milliseconds < 0 || !Number.isFinite(milliseconds))
    throw nodeError('ERR_OUT_OF_RANGE', 'msecs', 'a non-negative finite number', milliseconds);
  target.timeout = milliseconds;
  clearTimeout(target[kTimer]);
  target[kTimer] = undefined;
  if (callback !== undefined) validateFunction(callback, 'callback');
  if (milliseconds === 0) {
    if (callback !== undefined) target.removeListener('timeout', callback);
    return target;
  }
  target[kTimer] = setTimeout(onExpired, milliseconds).unref();
  target[kSession]?.[kUpdateTimer]();
  if (callback !== undefined) target.once('timeout', callback);
  return target;
}

// ---- Diagnostics channels -----------------------------------------------------------------------------------------

// Whether a channel such as http2.client.stream.created has subscribers.
function isHeard(type, event) {
  return diagnostics.isWatched && diagnostics.publishing(nameOfChannel(type, event)) !== undefined;
}

function publish(type, event, message) {
  if (diagnostics.isWatched) diagnostics.publish(nameOfChannel(type, event), message);
}

function nameOfChannel(type, event) {
  return `http2.${type === SERVER ? 'server' : 'client'}.stream.${event}`;
}

module.exports = {
  CLIENT,
  SERVER,
  isHeard,
  kHandle,
  kId,
  kInit,
  kMaybeDestroy,
  kProceed,
  kRequest,
  kResponse,
  kSentHeaders,
  kSentInfoHeaders,
  kSentTrailers,
  kServer,
  kSession,
  kState,
  kTimer,
  kUpdateTimer,
  nameOfError,
  nghttp2Error,
  publish,
  setTimeoutOf,
};
