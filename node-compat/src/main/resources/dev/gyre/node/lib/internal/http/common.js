// What HTTP clients and servers share: names, tokens, header checks.

const { nodeError } = require('internal/errors');

const METHODS = [
  'ACL',
  'BIND',
  'CHECKOUT',
  'CONNECT',
  'COPY',
  'DELETE',
  'GET',
  'HEAD',
  'LINK',
  'LOCK',
  'M-SEARCH',
  'MERGE',
  'MKACTIVITY',
  'MKCALENDAR',
  'MKCOL',
  'MOVE',
  'NOTIFY',
  'OPTIONS',
  'PATCH',
  'POST',
  'PROPFIND',
  'PROPPATCH',
  'PURGE',
  'PUT',
  'QUERY',
  'REBIND',
  'REPORT',
  'SEARCH',
  'SOURCE',
  'SUBSCRIBE',
  'TRACE',
  'UNBIND',
  'UNLINK',
  'UNLOCK',
  'UNSUBSCRIBE',
];

const STATUS_CODES = {
  100: 'Continue',
  101: 'Switching Protocols',
  102: 'Processing',
  103: 'Early Hints',
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  203: 'Non-Authoritative Information',
  204: 'No Content',
  205: 'Reset Content',
  206: 'Partial Content',
  207: 'Multi-Status',
  208: 'Already Reported',
  226: 'IM Used',
  300: 'Multiple Choices',
  301: 'Moved Permanently',
  302: 'Found',
  303: 'See Other',
  304: 'Not Modified',
  305: 'Use Proxy',
  307: 'Temporary Redirect',
  308: 'Permanent Redirect',
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  407: 'Proxy Authentication Required',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  411: 'Length Required',
  412: 'Precondition Failed',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  416: 'Range Not Satisfiable',
  417: 'Expectation Failed',
  418: "I'm a Teapot",
  421: 'Misdirected Request',
  422: 'Unprocessable Entity',
  423: 'Locked',
  424: 'Failed Dependency',
  425: 'Too Early',
  426: 'Upgrade Required',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  451: 'Unavailable For Legal Reasons',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
  505: 'HTTP Version Not Supported',
  506: 'Variant Also Negotiates',
  507: 'Insufficient Storage',
  508: 'Loop Detected',
  509: 'Bandwidth Limit Exceeded',
  510: 'Not Extended',
  511: 'Network Authentication Required',
};

const token = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
const badHeaderCharacter = /[^\t\x20-\x7e\x80-\xff]/;
const badLenientCharacter = /[^\x01-\x09\x0b\x0c\x0e-\xff]/; // NUL, CR, LF and what is no byte.

function validateHeaderName(name, label) {
  if (typeof name !== 'string' || !token.test(name))
    throw nodeError('ERR_INVALID_HTTP_TOKEN', label || 'Header name', name);
}

function validateHeaderValue(name, value) {
  if (value === undefined) throw nodeError('ERR_HTTP_INVALID_HEADER_VALUE', value, name);
  if (badHeaderCharacter.test(value)) throw nodeError('ERR_INVALID_CHAR', 'header content', name);
}

function isValidHeaderName(name) {
  return typeof name === 'string' && token.test(name);
}

// With { httpValidation: 'relaxed' } control characters but NUL, CR and LF are valid.
function isValidHeaderValue(value, options) {
  let httpValidation = 'strict';
  if (options !== undefined) {
    const { validateObject, validateOneOf } = require('internal/validators');
    validateObject(options, 'options');
    if (options.httpValidation !== undefined) {
      ({ httpValidation } = options);
      validateOneOf(httpValidation, 'options.httpValidation', ['strict', 'relaxed']);
    }
  }
  return value !== undefined && isHeaderValue(value, { httpValidation });
}

// Whether a field may have such a value: messages of lenient servers and requests may have control characters in it.
function isHeaderValue(value, message) {
  return !(badHeaderCharacter.test(value) && (!isLenient(message) || badLenientCharacter.test(value)));
}

function isLenient({ httpValidation, insecureHTTPParser, req }) {
  const server = httpValidation === undefined ? req?.socket?.server : undefined;
  const validation = httpValidation ?? server?.httpValidation;
  if (validation !== undefined) return validation !== 'strict';
  return insecureHTTPParser ?? server?.insecureHTTPParser ?? isInsecure();
}

// The option --insecure-http-parser.
function isInsecure() {
  return internalBinding('options').get('--insecure-http-parser') ?? false;
}

// The bytes that the head of a message may have: the option --max-http-header-size.
function maxHeaderSize() {
  return Number(internalBinding('options').get('--max-http-header-size') ?? 16384) || 0;
}

// What a server or a client accepts beyond the grammar, by two options of which one may be given.
function takeValidation(owner, { insecureHTTPParser, httpValidation }) {
  const { validateBoolean, validateOneOf } = require('internal/validators');
  if (insecureHTTPParser !== undefined) validateBoolean(insecureHTTPParser, 'options.insecureHTTPParser');
  owner.insecureHTTPParser = insecureHTTPParser;
  if (httpValidation !== undefined) {
    validateOneOf(httpValidation, 'options.httpValidation', ['strict', 'relaxed', 'insecure']);
    if (insecureHTTPParser !== undefined) {
      throw nodeError(
        'ERR_INVALID_ARG_VALUE',
        'options.httpValidation',
        httpValidation,
        'cannot be used together with options.insecureHTTPParser',
      );
    }
  }
  owner.httpValidation = httpValidation;
}

// The flags of the parser (LenientFlags).
const lenientAll = 1023;
const lenientHeaderValueRelaxed = 1024;

function lenientFlags({ insecureHTTPParser, httpValidation }) {
  if (httpValidation === 'relaxed') return lenientHeaderValueRelaxed;
  return (insecureHTTPParser ?? (httpValidation === undefined && isInsecure())) || httpValidation === 'insecure'
    ? lenientAll
    : 0;
}

// The Date header changes once a second.
let dateText = '';
let dateSecond = -1;

function httpDate() {
  const now = Date.now();
  const second = Math.floor(now / 1000);
  if (second !== dateSecond) {
    dateSecond = second;
    dateText = new Date(now).toUTCString();
  }
  return dateText;
}

module.exports = {
  METHODS,
  STATUS_CODES,
  badHeaderCharacter,
  httpDate,
  isHeaderValue,
  isValidHeaderName,
  isValidHeaderValue,
  lenientFlags,
  maxHeaderSize,
  takeValidation,
  token,
  validateHeaderName,
  validateHeaderValue,
};
