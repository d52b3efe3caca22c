// The ERR_* errors: `throw nodeError('ERR_X', ...args)`. Messages are a table; an error is a plain TypeError,
// RangeError, ... with a `code`, whose stack begins with `TypeError [ERR_X]: message`, as programs (and util.inspect)
// expect.

'use strict';

const { captureStackTrace } = Error;
const { toString: errorToString } = Error.prototype;
const { defineProperty } = Object;

// Joins 'a', 'a or b', 'a, b, or c'.
function formatList(items, word) {
  const count = items.length;
  if (count < 2) return `${items}`;
  if (count === 2) return `${items[0]} ${word} ${items[1]}`;
  return `${items.slice(0, -1).join(', ')}, ${word} ${items[count - 1]}`;
}

function inspect(value, options) {
  return require('internal/util/inspect').inspect(value, options);
}

// Describes a value that was not accepted, for a message.
function describeReceived(value) {
  if (value === null || value === undefined) return `${value}`;
  const type = typeof value;
  if (type === 'function') return `function ${value.name}`;
  if (type === 'object') {
    if (value.constructor?.name) return `an instance of ${value.constructor.name}`;
    return inspect(value, { depth: -1 });
  }
  if (type === 'bigint') return `type bigint (${value}n)`;
  if (type === 'number') return `type number (${Object.is(value, -0) ? '-0' : value})`;
  if (type === 'string') {
    const shown = value.length > 28 ? `${value.slice(0, 25)}...` : value;
    return `type string (${shown.includes("'") ? JSON.stringify(shown) : `'${shown}'`})`;
  }
  return `type ${type} (${String(value)})`;
}

const primitiveTypes = ['string', 'function', 'number', 'object', 'Function', 'Object', 'boolean', 'bigint', 'symbol'];
const className = /^([A-Z][a-z0-9]*)+$/;

// The expected types, such as 'of type string or an instance of Buffer or URL', for ERR_INVALID_ARG_TYPE.
function describeExpected(expected) {
  const types = [];
  const instances = [];
  const others = [];
  for (const name of Array.isArray(expected) ? expected : [expected]) {
    if (primitiveTypes.includes(name)) types.push(name.toLowerCase());
    else if (className.test(name)) instances.push(name);
    else others.push(name);
  }
  if (instances.length > 0 && types.includes('object')) {
    types.splice(types.indexOf('object'), 1);
    instances.push('Object');
  }
  const parts = [];
  if (types.length > 0) parts.push(`${types.length > 1 ? 'one of type' : 'of type'} ${formatList(types, 'or')}`);
  if (instances.length > 0) parts.push(`an instance of ${formatList(instances, 'or')}`);
  if (others.length > 1) parts.push(`one of ${formatList(others, 'or')}`);
  else if (others.length === 1) parts.push(`${others[0].toLowerCase() === others[0] ? '' : 'an '}${others[0]}`);
  return parts.join(' or ');
}

function invalidArgType(name, expected, actual) {
  let subject;
  if (name.endsWith(' argument')) subject = `The ${name}`;
  else subject = `The "${name}" ${name.includes('.') ? 'property' : 'argument'}`;
  return `${subject} must be ${describeExpected(expected)}. Received ${describeReceived(actual)}`;
}

function invalidArgValue(name, value, reason = 'is invalid') {
  let shown = inspect(value);
  if (shown.length > 128) shown = `${shown.slice(0, 128)}...`;
  return `The ${name.includes('.') ? 'property' : 'argument'} '${name}' ${reason}. Received ${shown}`;
}

function outOfRange(name, range, input, replaceDefault = false) {
  let received;
  if (Number.isInteger(input) && Math.abs(input) > 2 ** 32) received = withSeparators(String(input));
  else if (typeof input === 'bigint') {
    received = String(input);
    const limit = 2n ** 32n;
    if (input > limit || input < -limit) received = withSeparators(received);
    received += 'n';
  } else received = inspect(input);
  return `${replaceDefault ? name : `The value of "${name}" is out of range.`} It must be ${range}. Received ${received}`;
}

// 1234567 -> 1_234_567; the grouping does not check for digits.
function withSeparators(text) {
  const negative = text[0] === '-';
  return `${negative ? '-' : ''}${(negative ? text.slice(1) : text).replace(/(?!^)(?=(...)+$)/g, '_')}`;
}

function missingArgs(...names) {
  const quoted = names.map((name) => (Array.isArray(name) ? name.map((n) => `"${n}"`).join(' or ') : `"${name}"`));
  return `The ${formatList(quoted, 'and')} argument${names.length > 1 ? 's' : ''} must be specified`;
}

function bufferOutOfBounds(name) {
  return name ? `"${name}" is outside of buffer bounds` : 'Attempt to access memory outside buffer bounds';
}

function unknownOption(option, allowPositionals) {
  const hint =
    `. To specify a positional argument starting with a '-', place it at the end of the command after ` +
    `'--', as in '-- ${JSON.stringify(option)}`;
  return `Unknown option '${option}'${allowPositionals ? hint : ''}`;
}

// Marks codes that Node throws only from C++.
const NATIVE = 1;

// code: [constructor, message or function that builds it]. The arguments replace each `%s` of a message in order.
const table = {
  __proto__: null,
  ERR_ACCESS_DENIED: [Error, '%s'],
  ERR_AMBIGUOUS_ARGUMENT: [TypeError, 'The "%s" argument is ambiguous. %s'],
  ERR_ARG_NOT_ITERABLE: [TypeError, '%s must be iterable'],
  ERR_ASSERTION: [Error, '%s'],
  ERR_ASYNC_CALLBACK: [TypeError, '%s must be a function'],
  ERR_ASYNC_TYPE: [TypeError, 'Invalid name for async "type": %s'],
  ERR_BROTLI_INVALID_PARAM: [RangeError, '%s is not a valid Brotli parameter'],
  ERR_BUFFER_OUT_OF_BOUNDS: [RangeError, bufferOutOfBounds],
  ERR_BUFFER_TOO_LARGE: [RangeError, 'Cannot create a Buffer larger than %s bytes'],
  ERR_CHILD_CLOSED_BEFORE_REPLY: [Error, 'Child closed before reply received'],
  ERR_CHILD_PROCESS_IPC_REQUIRED: [Error, "Forked processes must have an IPC channel, missing value 'ipc' in %s"],
  ERR_CHILD_PROCESS_STDIO_MAXBUFFER: [RangeError, '%s maxBuffer length exceeded'],
  ERR_CONSOLE_WRITABLE_STREAM: [TypeError, 'Console expects a writable stream instance for %s'],
  ERR_CONSTRUCT_CALL_INVALID: [TypeError, 'Constructor cannot be called'],
  ERR_CONSTRUCT_CALL_REQUIRED: [TypeError, 'Cannot call constructor without `new`'],
  ERR_CONTEXT_NOT_INITIALIZED: [Error, 'context used is not initialized'],
  ERR_CRYPTO_HASH_FINALIZED: [Error, 'Digest already called'],
  ERR_CRYPTO_INVALID_DIGEST: [TypeError, 'Invalid digest: %s', NATIVE],
  ERR_CRYPTO_INVALID_MAC: [TypeError, 'Invalid MAC: %s'],
  ERR_CRYPTO_MAC_FINALIZED: [Error, 'MAC already finalized'],
  ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH: [RangeError, 'Input buffers must have the same byte length', NATIVE],
  ERR_DLOPEN_DISABLED: [Error, 'Cannot load native addon because loading addons is disabled.'],
  ERR_DIR_CLOSED: [Error, 'Directory handle was closed'],
  ERR_DIR_CONCURRENT_OPERATION: [
    Error,
    'Cannot do synchronous work on directory handle with concurrent asynchronous operations',
  ],
  ERR_ENCODING_INVALID_ENCODED_DATA: [
    TypeError,
    (encoding) => `The encoded data was not valid for encoding ${encoding}`,
    NATIVE,
  ],
  ERR_ENCODING_NOT_SUPPORTED: [RangeError, 'The "%s" encoding is not supported'],
  ERR_EVAL_ESM_CANNOT_PRINT: [Error, '--print cannot be used with ESM input'],
  ERR_EVENT_RECURSION: [Error, 'The event "%s" is already being dispatched'],
  ERR_FALSY_VALUE_REJECTION: [Error, 'Promise was rejected with falsy value'],
  ERR_FEATURE_UNAVAILABLE_ON_PLATFORM: [
    TypeError,
    'The feature %s is unavailable on the current platform, which is being used to run Node.js',
  ],
  ERR_FS_CP_DIR_TO_NON_DIR: [Error, 'Recursive option not enabled, cannot copy a directory: %s'],
  ERR_FS_CP_EEXIST: [Error, 'Target already exists: %s'],
  ERR_FS_CP_EINVAL: [Error, 'Invalid src or dest: %s'],
  ERR_FS_CP_NON_DIR_TO_DIR: [Error, 'Cannot overwrite directory with non-directory: %s'],
  ERR_FS_EISDIR: [Error, 'Path is a directory: %s'],
  ERR_FS_FILE_TOO_LARGE: [RangeError, 'File size (%s) is greater than 2 GiB'],
  ERR_HTTP2_ALTSVC_INVALID_ORIGIN: [TypeError, 'HTTP/2 ALTSVC frames require a valid origin'],
  ERR_HTTP2_ALTSVC_LENGTH: [TypeError, 'HTTP/2 ALTSVC frames are limited to 16382 bytes'],
  ERR_HTTP2_CONNECT_AUTHORITY: [Error, ':authority header is required for CONNECT requests'],
  ERR_HTTP2_CONNECT_PATH: [Error, 'The :path header is forbidden for CONNECT requests'],
  ERR_HTTP2_CONNECT_SCHEME: [Error, 'The :scheme header is forbidden for CONNECT requests'],
  ERR_HTTP2_ERROR: [Error, '%s'],
  ERR_HTTP2_GOAWAY_SESSION: [Error, 'New streams cannot be created after receiving a GOAWAY'],
  ERR_HTTP2_HEADERS_AFTER_RESPOND: [Error, 'Cannot specify additional headers after response initiated'],
  ERR_HTTP2_HEADERS_SENT: [Error, 'Response has already been initiated.'],
  ERR_HTTP2_HEADER_SINGLE_VALUE: [TypeError, 'Header field "%s" must only have a single value'],
  ERR_HTTP2_INFO_STATUS_NOT_ALLOWED: [RangeError, 'Informational status codes cannot be used'],
  ERR_HTTP2_INVALID_CONNECTION_HEADERS: [TypeError, 'HTTP/1 Connection specific headers are forbidden: "%s"'],
  ERR_HTTP2_INVALID_HEADER_VALUE: [TypeError, 'Invalid value "%s" for header "%s"'],
  ERR_HTTP2_INVALID_INFO_STATUS: [RangeError, 'Invalid informational status code: %s'],
  ERR_HTTP2_INVALID_ORIGIN: [TypeError, 'HTTP/2 ORIGIN frames require a valid origin'],
  ERR_HTTP2_INVALID_PACKED_SETTINGS_LENGTH: [RangeError, 'Packed settings length must be a multiple of six'],
  ERR_HTTP2_INVALID_PSEUDOHEADER: [TypeError, '"%s" is an invalid pseudoheader or is used incorrectly'],
  ERR_HTTP2_INVALID_SESSION: [Error, 'The session has been destroyed'],
  ERR_HTTP2_INVALID_SETTING_VALUE: [RangeError, 'Invalid value for setting "%s": %s'],
  ERR_HTTP2_INVALID_STREAM: [Error, 'The stream has been destroyed'],
  ERR_HTTP2_MAX_PENDING_SETTINGS_ACK: [Error, 'Maximum number of pending settings acknowledgements'],
  ERR_HTTP2_NESTED_PUSH: [Error, 'A push stream cannot initiate another push stream.'],
  ERR_HTTP2_NO_SOCKET_MANIPULATION: [
    Error,
    'HTTP/2 sockets should not be directly manipulated (e.g. read and written)',
  ],
  ERR_HTTP2_ORIGIN_LENGTH: [TypeError, 'HTTP/2 ORIGIN frames are limited to 16382 bytes'],
  ERR_HTTP2_OUT_OF_STREAMS: [Error, 'No stream ID is available because maximum stream ID has been reached'],
  ERR_HTTP2_PAYLOAD_FORBIDDEN: [Error, 'Responses with %s status must not have a payload'],
  ERR_HTTP2_PING_CANCEL: [Error, 'HTTP2 ping cancelled'],
  ERR_HTTP2_PING_LENGTH: [RangeError, 'HTTP2 ping payload must be 8 bytes'],
  ERR_HTTP2_PSEUDOHEADER_NOT_ALLOWED: [TypeError, 'Cannot set HTTP/2 pseudo-headers'],
  ERR_HTTP2_PUSH_DISABLED: [Error, 'HTTP/2 client has disabled push streams'],
  ERR_HTTP2_SEND_FILE: [Error, 'Directories cannot be sent'],
  ERR_HTTP2_SEND_FILE_NOSEEK: [Error, 'Offset or length can only be specified for regular files'],
  ERR_HTTP2_SESSION_ERROR: [Error, 'Session closed with error code %s'],
  ERR_HTTP2_SETTINGS_CANCEL: [Error, 'HTTP2 session settings canceled'],
  ERR_HTTP2_SOCKET_BOUND: [Error, 'The socket is already bound to an Http2Session'],
  ERR_HTTP2_SOCKET_UNBOUND: [Error, 'The socket has been disconnected from the Http2Session'],
  ERR_HTTP2_STATUS_101: [Error, 'HTTP status code 101 (Switching Protocols) is forbidden in HTTP/2'],
  ERR_HTTP2_STATUS_INVALID: [RangeError, 'Invalid status code: %s'],
  ERR_HTTP2_STREAM_CANCEL: [
    Error,
    (cause) => `The pending stream has been canceled${cause ? ` (caused by: ${cause.message})` : ''}`,
  ],
  ERR_HTTP2_STREAM_ERROR: [Error, 'Stream closed with error code %s'],
  ERR_HTTP2_TOO_MANY_CUSTOM_SETTINGS: [Error, 'Number of custom settings exceeds MAX_ADDITIONAL_SETTINGS'],
  ERR_HTTP2_TOO_MANY_INVALID_FRAMES: [Error, 'Too many invalid HTTP/2 frames'],
  ERR_HTTP2_TRAILERS_ALREADY_SENT: [Error, 'Trailing headers have already been sent'],
  ERR_HTTP2_TRAILERS_NOT_READY: [
    Error,
    'Trailing headers cannot be sent until after the wantTrailers event is emitted',
  ],
  ERR_HTTP2_UNSUPPORTED_PROTOCOL: [Error, 'protocol "%s" is unsupported.'],
  ERR_HTTP_BODY_NOT_ALLOWED: [Error, 'Adding content for this request method or response status is not allowed.'],
  ERR_HTTP_CONTENT_LENGTH_MISMATCH: [
    Error,
    "Response body's content-length of %s byte(s) does not match the content-length of %s byte(s) set in header",
  ],
  ERR_HTTP_HEADERS_SENT: [Error, 'Cannot %s headers after they are sent to the client'],
  ERR_HTTP_INVALID_HEADER_VALUE: [TypeError, 'Invalid value "%s" for header "%s"'],
  ERR_HTTP_INVALID_STATUS_CODE: [RangeError, 'Invalid status code: %s'],
  ERR_HTTP_REQUEST_TIMEOUT: [Error, 'Request timeout'],
  ERR_HTTP_SOCKET_ASSIGNED: [Error, 'ServerResponse has an already assigned socket'],
  ERR_HTTP_SOCKET_ENCODING: [Error, 'Changing the socket encoding is not allowed per RFC7230 Section 3.'],
  ERR_HTTP_TRAILER_INVALID: [Error, 'Trailers are invalid with this transfer encoding'],
  ERR_ILLEGAL_CONSTRUCTOR: [TypeError, 'Illegal constructor'],
  ERR_INCOMPATIBLE_OPTION_PAIR: [TypeError, 'Option "%s" cannot be used in combination with option "%s"'],
  ERR_INTERNAL_ASSERTION: [
    Error,
    (message) =>
      `${message === undefined ? '' : `${message}\n`}This is caused by either a bug in Node.js or ` +
      'incorrect usage of Node.js internals.\nPlease open an issue with this stack trace at https://github.com/nodejs/node/issues\n',
  ],
  ERR_INSPECTOR_ALREADY_ACTIVATED: [
    Error,
    'Inspector is already activated. Close it with inspector.close() before activating it again.',
  ],
  ERR_INSPECTOR_ALREADY_CONNECTED: [Error, (who) => `${who} is already connected`],
  ERR_INSPECTOR_CLOSED: [Error, 'Session was closed'],
  ERR_INSPECTOR_COMMAND: [Error, (code, message) => `Inspector error ${code}: ${message}`],
  ERR_INSPECTOR_NOT_ACTIVE: [Error, 'Inspector is not active'],
  ERR_INSPECTOR_NOT_CONNECTED: [Error, 'Session is not connected'],
  ERR_INSPECTOR_NOT_WORKER: [Error, 'Current thread is not a worker'],
  ERR_INVALID_ADDRESS_FAMILY: [RangeError, 'Invalid address family: %s %s:%s'],
  ERR_INVALID_ARG_TYPE: [TypeError, invalidArgType],
  ERR_INVALID_ARG_VALUE: [TypeError, invalidArgValue],
  ERR_INVALID_ASYNC_ID: [RangeError, 'Invalid %s value: %s'],
  ERR_INVALID_BUFFER_SIZE: [RangeError, 'Buffer size must be a multiple of %s'],
  ERR_INVALID_CHAR: [
    TypeError,
    (name, field) => `Invalid character in ${name}${field === undefined ? '' : ` ["${field}"]`}`,
  ],
  ERR_INVALID_CURSOR_POS: [TypeError, 'Cannot set cursor row without setting its column'],
  ERR_INVALID_FD: [RangeError, '"fd" must be a positive integer: %s'],
  ERR_INVALID_FD_TYPE: [TypeError, 'Unsupported fd type: %s'],
  ERR_INVALID_FILE_URL_HOST: [TypeError, 'File URL host must be "localhost" or empty on %s'],
  ERR_INVALID_ADDRESS: [Error, 'Invalid socket address'],
  ERR_INVALID_FILE_URL_PATH: [TypeError, 'File URL path %s'],
  ERR_INVALID_HTTP_TOKEN: [TypeError, '%s must be a valid HTTP token ["%s"]'],
  ERR_INVALID_IP_ADDRESS: [TypeError, 'Invalid IP address: %s'],
  ERR_INVALID_OPT_VALUE_ENCODING: [TypeError, 'The value "%s" is invalid for option "encoding"'],
  ERR_INVALID_PROTOCOL: [TypeError, 'Protocol "%s" not supported. Expected "%s"'],
  ERR_INVALID_RETURN_PROPERTY_VALUE: [
    TypeError,
    (input, name, property, value) => {
      return `Expected ${input} to be returned for the "${property}" from the "${name}" hook but got ${describeReceived(value)}.`;
    },
  ],
  ERR_INVALID_RETURN_VALUE: [
    TypeError,
    (input, name, value) => {
      return `Expected ${input} to be returned from the "${name}" function but got ${describeReceived(value)}.`;
    },
  ],
  ERR_INVALID_STATE: [Error, 'Invalid state: %s'],
  ERR_INVALID_THIS: [TypeError, 'Value of "this" must be of type %s'],
  ERR_INVALID_TUPLE: [TypeError, '%s must be an iterable %s tuple'],
  ERR_INVALID_URI: [URIError, 'URI malformed'],
  ERR_INVALID_MIME_SYNTAX: [
    TypeError,
    (part, text, index) => `The MIME syntax for a ${part} in "${text}" is invalid${index === -1 ? '' : ` at ${index}`}`,
  ],
  ERR_INVALID_URL: [TypeError, 'Invalid URL'],
  ERR_INVALID_URL_SCHEME: [TypeError, (expected) => `The URL must be of scheme ${[].concat(expected).join(' or ')}`],
  ERR_INVALID_HANDLE_TYPE: [TypeError, 'This handle type cannot be sent'],
  ERR_INVALID_SYNC_FORK_INPUT: [
    TypeError,
    'Asynchronous forks do not support Buffer, TypedArray, DataView or string input: %s',
  ],
  ERR_IPC_CHANNEL_CLOSED: [Error, 'Channel closed'],
  ERR_IPC_DISCONNECTED: [Error, 'IPC channel is already disconnected'],
  ERR_IPC_ONE_PIPE: [Error, 'Child process can have only one IPC pipe'],
  ERR_IPC_SYNC_FORK: [Error, 'IPC cannot be used with synchronous forks'],
  ERR_ASYNC_LOADER_REQUEST_NEVER_SETTLED: [Error, 'Async loader request never settled'],
  ERR_LOADER_CHAIN_INCOMPLETE: [
    Error,
    (hook) =>
      `"${hook}" did not call the next hook in its chain and did not explicitly signal a short circuit. ` +
      "If this is intentional, include `shortCircuit: true` in the hook's return.",
  ],
  ERR_FIBER_MODULE_EVALUATION: [
    Error,
    (what) =>
      `${what} cannot wait while a module is being evaluated: other modules would see it half done. ` +
      'Use await at the top level of an ES module, or start a fiber with Fiber.run()',
  ],
  ERR_FIBER_PINNED: [Error, 'The fiber cannot wait here: %s'],
  ERR_FIBER_REQUIRED: [Error, '%s can wait only in a fiber: start one with Fiber.run(), or use await'],
  ERR_FIBER_STATE: [Error, "%s() cannot be called on fiber '%s', which is %s"],
  ERR_FIBER_UNSUPPORTED: [
    Error,
    'Fibers need a Java virtual machine that was started with --add-exports=java.base/jdk.internal.vm=ALL-UNNAMED',
  ],
  ERR_METHOD_NOT_IMPLEMENTED: [Error, 'The %s method is not implemented'],
  ERR_IP_BLOCKED: [Error, (ip) => `IP(${ip}) is blocked by net.BlockList`],
  ERR_MISSING_ARGS: [TypeError, missingArgs],
  ERR_MISSING_OPTION: [TypeError, '%s is required'],
  ERR_MULTIPLE_CALLBACK: [Error, 'Callback called multiple times'],
  ERR_NO_CRYPTO: [Error, 'Node.js is not compiled with OpenSSL crypto support'],
  ERR_OPERATION_FAILED: [Error, 'Operation failed: %s'],
  ERR_PERFORMANCE_INVALID_TIMESTAMP: [TypeError, (time) => `${time} is not a valid timestamp`],
  ERR_PERFORMANCE_MEASURE_INVALID_OPTIONS: [TypeError, (text) => text],
  ERR_OUT_OF_RANGE: [RangeError, outOfRange],
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: [TypeError, '%s'],
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: [
    TypeError,
    "Unexpected argument '%s'. This command does not take positional arguments",
  ],
  ERR_PARSE_ARGS_UNKNOWN_OPTION: [TypeError, unknownOption],
  ERR_PROXY_INVALID_CONFIG: [Error, '%s'],
  ERR_PROXY_TUNNEL: [Error, '%s'],
  ERR_SCHED_ADMISSION: [Error, "The task '%s' is not admitted: %s"],
  ERR_SCHED_BUDGET: [Error, "The job '%s' has used up its budget"],
  ERR_SCHED_CRITICAL: [Error, "The job '%s' cannot wait in a critical section"],
  ERR_SCHED_REQUIRED: [Error, '%s can be called only in a job'],
  ERR_SCHED_RESOURCE: [Error, '%s: name it in the resources of all tasks that lock it'],
  ERR_SCHED_STATE: [Error, '%s'],
  ERR_SCHED_WAIT: [Error, 'The job cannot wait here: %s'],
  ERR_SCRIPT_EXECUTION_INTERRUPTED: [Error, 'Script execution was interrupted by `SIGINT`', NATIVE],
  ERR_SCRIPT_EXECUTION_TIMEOUT: [Error, 'Script execution timed out after %sms', NATIVE],
  ERR_SERVER_ALREADY_LISTEN: [Error, 'Listen method has been called more than once without closing.'],
  ERR_SERVER_NOT_RUNNING: [Error, 'Server is not running.'],
  ERR_SOCKET_ALREADY_BOUND: [Error, 'Socket is already bound'],
  ERR_SOCKET_BAD_BUFFER_SIZE: [TypeError, 'Buffer size must be a positive integer'],
  ERR_SOCKET_BAD_TYPE: [TypeError, 'Bad socket type specified. Valid types are: udp4, udp6'],
  ERR_SOCKET_DGRAM_IS_CONNECTED: [Error, 'Already connected'],
  ERR_SOCKET_DGRAM_NOT_CONNECTED: [Error, 'Not connected'],
  ERR_SOCKET_DGRAM_NOT_RUNNING: [Error, 'Not running'],
  ERR_SOCKET_BAD_PORT: [
    RangeError,
    (name, port, allowZero = true) =>
      `${name} should be ${allowZero ? '>=' : '>'} 0 and < 65536. Received ${describeReceived(port)}.`,
  ],
  ERR_SOCKET_HANDLE_ADOPTED: [Error, 'The bound socket has already been adopted by a server or socket'],
  ERR_SOCKET_CLOSED: [Error, 'Socket is closed'],
  ERR_SOCKET_CLOSED_BEFORE_CONNECTION: [Error, 'Socket closed before the connection was established'],
  ERR_SOCKET_CONNECTION_TIMEOUT: [Error, 'Socket connection timeout'],
  ERR_STREAM_ALREADY_FINISHED: [Error, 'Cannot call %s after a stream was finished'],
  ERR_STREAM_CANNOT_PIPE: [Error, 'Cannot pipe, not readable'],
  ERR_STREAM_DESTROYED: [Error, 'Cannot call %s after a stream was destroyed'],
  ERR_STREAM_ITER_MISSING_FLAG: [TypeError, 'The stream iterator is not available'],
  ERR_STREAM_NULL_VALUES: [TypeError, 'May not write null values to stream'],
  ERR_STREAM_PREMATURE_CLOSE: [Error, 'Premature close'],
  ERR_STREAM_PUSH_AFTER_EOF: [Error, 'stream.push() after EOF'],
  ERR_STREAM_UNABLE_TO_PIPE: [Error, 'Cannot pipe to a closed or destroyed stream'],
  ERR_STREAM_UNSHIFT_AFTER_END_EVENT: [Error, 'stream.unshift() after end event'],
  ERR_STREAM_WRITE_AFTER_END: [Error, 'write after end'],
  ERR_INVALID_OBJECT_DEFINE_PROPERTY: [TypeError, (message) => message, NATIVE],
  ERR_UNAVAILABLE_DURING_EXIT: [Error, 'Cannot call function in process exit handler'],
  ERR_UNCAUGHT_EXCEPTION_CAPTURE_ALREADY_SET: [
    Error,
    '`process.setupUncaughtExceptionCapture()` was called while a capture callback was already active',
  ],
  ERR_UNESCAPED_CHARACTERS: [TypeError, '%s contains unescaped characters'],
  ERR_UNHANDLED_ERROR: [Error, (shown) => (shown === undefined ? 'Unhandled error.' : `Unhandled error. (${shown})`)],
  ERR_UNKNOWN_CREDENTIAL: [Error, '%s identifier does not exist: %s'],
  ERR_UNKNOWN_ENCODING: [
    TypeError,
    (encoding) => require('internal/util/inspect').format('Unknown encoding: %s', encoding),
  ],
  ERR_UNKNOWN_SIGNAL: [TypeError, 'Unknown signal: %s'],
  ERR_ZSTD_INVALID_PARAM: [RangeError, '%s is not a valid zstd parameter'],
  ERR_TEST_FAILURE: [Error, (message) => message],
  ERR_THROTTLED: [Error, 'The call was dropped by the throttled function'],
  ERR_TLS_ALPN_CALLBACK_INVALID_RESULT: [
    TypeError,
    (value, protocols) =>
      `ALPN callback returned a value (${value}) that did not match any of the client's offered protocols (${protocols.join(', ')})`,
  ],
  ERR_TLS_ALPN_CALLBACK_WITH_PROTOCOLS: [
    TypeError,
    'The ALPNCallback and ALPNProtocols TLS options are mutually exclusive',
  ],
  ERR_TLS_CERT_ALTNAME_INVALID: [Error, "Hostname/IP does not match certificate's altnames: %s"],
  ERR_TLS_HANDSHAKE_TIMEOUT: [Error, 'TLS handshake timeout'],
  ERR_TLS_INVALID_CONTEXT: [TypeError, (name) => `${name} must be a SecureContext`],
  ERR_TLS_INVALID_STATE: [Error, 'TLS socket connection must be securely established'],
  ERR_TLS_INVALID_PROTOCOL_METHOD: [TypeError, (message) => message, NATIVE],
  ERR_TLS_INVALID_PROTOCOL_VERSION: [
    TypeError,
    (version, which) => `${JSON.stringify(version)} is not a valid ${which} TLS protocol version`,
  ],
  ERR_TLS_PROTOCOL_VERSION_CONFLICT: [
    TypeError,
    (version, method) =>
      `TLS protocol version ${JSON.stringify(version)} conflicts with secureProtocol ${JSON.stringify(method)}`,
  ],
  ERR_TLS_RENEGOTIATION_DISABLED: [Error, 'TLS session renegotiation disabled for this socket'],
  ERR_TLS_REQUIRED_SERVER_NAME: [Error, '"servername" is required parameter for Server.addContext'],
  ERR_TLS_SESSION_ATTACK: [Error, 'TLS session renegotiation attack detected'],
  ERR_TLS_SNI_FROM_SERVER: [Error, 'Cannot issue SNI from a TLS server-side socket'],
  ERR_INVALID_REPL_EVAL_CONFIG: [TypeError, 'Cannot specify both "breakEvalOnSigint" and "eval" for REPL'],
  ERR_PROTO_ACCESS: [Error, 'Accessing Object.prototype.__proto__ has been disallowed with --disable-proto=throw'],
  ERR_WASI_ALREADY_STARTED: [Error, 'WASI instance has already started'],
  ERR_WASI_NOT_STARTED: [Error, 'wasi.start() has not been called'],
  ERR_WORKER_HANDLE_NOT_TRANSFERABLE: [
    Error,
    '%s cannot be transferred in its current state; it must be a freshly created or accepted handle that has not ' +
      'started reading and has no pending writes',
  ],
  ERR_WORKER_INIT_FAILED: [Error, 'Worker initialization failure: %s'],
  ERR_WORKER_INVALID_EXEC_ARGV: [
    Error,
    (flags, message = 'invalid execArgv flags') => `Initiated Worker with ${message}: ${flags.join(', ')}`,
  ],
  ERR_WORKER_MESSAGING_ERRORED: [Error, 'The destination thread threw an error while processing the message'],
  ERR_WORKER_MESSAGING_FAILED: [Error, 'Cannot find the destination thread or listener'],
  ERR_WORKER_MESSAGING_SAME_THREAD: [Error, 'Cannot sent a message to the same thread'],
  ERR_WORKER_MESSAGING_TIMEOUT: [Error, 'Sending a message to another thread timed out'],
  ERR_WORKER_NOT_RUNNING: [Error, 'Worker instance not running'],
  ERR_WORKER_OUT_OF_MEMORY: [Error, 'Worker terminated due to reaching memory limit: %s'],
  ERR_WORKER_PATH: [
    TypeError,
    (filename) =>
      'The worker script or module filename must be an absolute path or a relative path starting with ' +
      `'./' or '../'.${filename.startsWith('file://') ? ' Wrap file:// URLs with `new URL`.' : ''}${
        filename.startsWith('data:text/javascript') ? ' Wrap data: URLs with `new URL`.' : ''
      } Received "${filename}"`,
  ],
  ERR_WORKER_UNSERIALIZABLE_ERROR: [Error, 'Serializing an uncaught exception failed'],
  ERR_WORKER_UNSUPPORTED_OPERATION: [TypeError, '%s is not supported in workers'],
  ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING: [TypeError, 'A dynamic import callback was not specified.'],
  ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING_FLAG: [
    TypeError,
    'A dynamic import callback was invoked without --experimental-vm-modules',
  ],
  ERR_VM_MODULE_ALREADY_LINKED: [Error, 'Module has already been linked'],
  ERR_VM_MODULE_CACHED_DATA_REJECTED: [Error, 'cachedData buffer was rejected'],
  ERR_VM_MODULE_CANNOT_CREATE_CACHED_DATA: [
    Error,
    'Cached data cannot be created for a module which has been evaluated',
  ],
  ERR_VM_MODULE_DIFFERENT_CONTEXT: [Error, 'Linked modules must use the same context'],
  ERR_VM_MODULE_LINK_FAILURE: [Error, '%s'],
  ERR_VM_MODULE_NOT_MODULE: [Error, 'Provided module is not an instance of Module'],
  ERR_VM_MODULE_STATUS: [Error, 'Module status %s'],
  ERR_MODULE_LINK_MISMATCH: [TypeError, '%s'],
  ERR_TRAILING_JUNK_AFTER_STREAM_END: [TypeError, 'Trailing junk found after the end of the compressed stream'],
  ERR_USE_AFTER_CLOSE: [Error, '%s was closed'],
  ERR_ZIP_ARCHIVE_TOO_LARGE: [RangeError, 'ZIP archive structure exceeds the allowed size: %s'],
  ERR_ZIP_ENTRY_CORRUPT: [Error, 'ZIP entry is corrupt: %s'],
  ERR_ZIP_ENTRY_NOT_FOUND: [Error, 'no such entry "%s" in the archive'],
  ERR_ZIP_ENTRY_TOO_LARGE: [RangeError, 'ZIP entry exceeds the allowed size: %s'],
  ERR_ZIP_INVALID_ARCHIVE: [Error, 'invalid ZIP archive: %s'],
  ERR_ZIP_NOT_WRITABLE: [TypeError, 'this archive was not opened for writing'],
  ERR_ZIP_UNSUPPORTED_FEATURE: [Error, 'unsupported ZIP feature: %s'],
  ERR_ZLIB_INITIALIZATION_FAILED: [Error, (reason = 'Initialization failed') => reason],
};

// A value in a message, in the form of util.format's %s.
function shown(value) {
  return typeof value === 'object' && value !== null ? require('util').format('%s', value) : String(value);
}

function messageOf(code, entry, args) {
  if (typeof entry === 'function') return entry(...args);
  let next = 0;
  return entry.replace(/%s/g, () => shown(args[next++]));
}

const kIsNodeError = Symbol('kIsNodeError');
const classes = new Map();

// The class of the errors of a code: the name with the code is inherited, and `constructor` is the built-in class.
function classOf(Base, code) {
  let ofCode = classes.get(code);
  if (ofCode === undefined) classes.set(code, (ofCode = new Map()));
  let NodeError = ofCode.get(Base);
  if (NodeError === undefined) {
    NodeError = class NodeError extends Base {
      get ['constructor']() {
        return Base;
      }

      get [kIsNodeError]() {
        return true;
      }

      toString() {
        return `${this.name} [${code}]: ${this.message}`;
      }
    };
    ofCode.set(Base, NodeError);
  }
  return NodeError;
}

// Creates an error of the class of its code. A composed message follows the code, as in Node.
function build(Base, code, message, isComposed, hideFrom) {
  const NodeError = classOf(Base, code);
  const error = isComposed ? new NodeError() : new NodeError(message);
  error.code = code;
  if (isComposed)
    defineProperty(error, 'message', {
      __proto__: null,
      value: message,
      enumerable: false,
      configurable: true,
      writable: true,
    });
  defineProperty(error, 'name', {
    __proto__: null,
    value: `${error.name} [${code}]`,
    configurable: true,
    writable: true,
  });
  captureStackTrace(error, hideFrom);
  error.stack; // The header is formatted when the stack is first read: read it while the name includes the code.
  delete error.name;
  return error;
}

// Creates (does not throw) the error of a code.
function nodeError(code, ...args) {
  return create(table[code][0], code, args, nodeError);
}

// The same with another constructor than the table's.
function nodeErrorAs(Base, code, ...args) {
  return create(Base, code, args, nodeErrorAs);
}

function create(Base, code, args, hideFrom) {
  const [, entry, where] = table[code];
  const message = messageOf(code, entry, args);
  if (where === NATIVE) return plain(Base, code, message, hideFrom);
  return build(Base, code, message, typeof entry === 'function', hideFrom);
}

// The same with a complete message.
function nodeErrorWith(Base, code, message) {
  return build(Base, code, message, false, nodeErrorWith);
}

// Errors that Node throws from C++ or by Web IDL rules: plain errors with a code that the stack does not contain.
function plain(Base, code, message, hideFrom) {
  const error = new Base(message);
  captureStackTrace(error, hideFrom);
  error.code = code;
  return error;
}

// The same with a complete message.
function codedError(Base, code, message) {
  return plain(Base, code, message, codedError);
}

class AbortError extends Error {
  constructor(message = 'The operation was aborted', options = undefined) {
    super(message, options);
    this.code = 'ABORT_ERR';
    this.name = 'AbortError';
  }
}

// An AggregateError if there are two errors, otherwise the only one.
function aggregateTwoErrors(inner, outer) {
  if (inner && outer && inner !== outer) {
    if (Array.isArray(outer.errors)) {
      outer.errors.push(inner);
      return outer;
    }
    const error = new AggregateError([outer, inner], outer.message);
    error.code = outer.code;
    return error;
  }
  return inner || outer;
}

// 'connect ECONNREFUSED 127.0.0.1:80' with errno, code, syscall, address and port.
function exceptionWithHostPort(errno, syscall, address, port, additional) {
  const { errorName } = require('internal/uv');
  // The error of a missing permission stands in the place of a number.
  const denial = typeof errno === 'object' ? errno : undefined;
  const code = denial ? denial.code : typeof errno === 'string' ? errno : errorName(errno);
  let where = '';
  if (port && port > 0) where = ` ${address}:${port}`;
  else if (address) where = ` ${address}`;
  if (additional) where += ` - Local (${additional})`;
  const error = new Error(denial ? `${syscall} ${code} ${denial.message}` : `${syscall} ${code}${where}`);
  error.errno = denial ?? (typeof errno === 'number' ? errno : require('internal/uv').errorNumber(code));
  error.code = code;
  error.syscall = syscall;
  error.address = address;
  if (port) error.port = port;
  return error;
}

// 'write EPIPE'
function errnoException(errno, syscall, original) {
  const code = typeof errno === 'string' ? errno : require('internal/uv').errorName(errno);
  const error = new Error(original ? `${syscall} ${code} ${original}` : `${syscall} ${code}`);
  error.errno = typeof errno === 'number' ? errno : require('internal/uv').errorNumber(code);
  error.code = code;
  error.syscall = syscall;
  return error;
}

// "ENOENT: no such file or directory, open 'x'"
function uvException({ code, syscall, path, dest, message }) {
  const { errorNumber, errorMessage } = require('internal/uv');
  let text = `${code}: ${message ?? errorMessage(code)}, ${syscall}`;
  if (path !== undefined) text += ` '${path}'`;
  if (dest !== undefined) text += ` -> '${dest}'`;
  const error = new Error(text);
  error.errno = errorNumber(code);
  error.code = code;
  error.syscall = syscall;
  if (path !== undefined) error.path = `${path}`;
  if (dest !== undefined) error.dest = `${dest}`;
  captureStackTrace(error, uvException);
  return error;
}

// The initial value of Error.prepareStackTrace; it returns the text that the stack would have without it.
function ErrorPrepareStackTrace(error, trace) {
  const head = kIsNodeError in error ? `${error.name} [${error.code}]: ${error.message}` : errorToString.call(error);
  return trace.length === 0 ? head : `${head}\n    at ${Array.prototype.join.call(trace, '\n    at ')}`;
}

// Whether it is the RangeError for a full stack.
function isStackOverflowError(error) {
  return error instanceof RangeError && error.message === 'Maximum call stack size exceeded';
}

module.exports = {
  AbortError,
  ErrorPrepareStackTrace,
  aggregateTwoErrors,
  classOf,
  codedError,
  describeReceived,
  errnoException,
  exceptionWithHostPort,
  formatList,
  isStackOverflowError,
  kIsNodeError,
  nodeError,
  nodeErrorAs,
  nodeErrorWith,
  uvException,
};
