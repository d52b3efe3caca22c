// Checks what programs give to gyre:page: a mistake in an option is an error at once, not a page that behaves otherwise.

const { nodeError } = require('internal/errors');
const { isDate, isRegExp } = require('internal/util/types');
const {
  validateArray,
  validateBoolean,
  validateFunction,
  validateNumber,
  validateObject,
  validateOneOf,
  validateString,
  validateStringArray,
} = require('internal/validators');

// By name, what checks the value of an option of open().
const checks = {
  __proto__: null,
  beforeScripts: validateScripts,
  clock: (value, name) => validateOneOf(value, name, ['virtual', 'real']),
  cookies: (value, name) => validateValues(value, name, validateString),
  handler: validateFunction,
  har: validatePath,
  ignore: validateStringArray,
  limits: (value, name) => validateNamed(value, name, ['cpu', 'wall', 'virtual', 'bytes'], validateLength),
  network: validateBoolean,
  onConsole: validateFunction,
  onDialog: validateFunction,
  onPopup: validateFunction,
  record: validateBoolean,
  route: validateRoutes,
  seed: validateNumber,
  serve: validateString,
  sockets: (value, name) => validateValues(value, name, validateFunction),
  time: validateTime,
  timeout: validateLength,
  viewport: (value, name) => validateNamed(value, name, ['width', 'height'], validateLength),
  waitUntil: (value, name) => validateOneOf(value, name, ['load', 'settled', 'none']),
};

// The options of open(): throws for a name that is none, and for a value that such an option cannot have; undefined stands for an option that is not given.
function validatePageOptions(options) {
  validateObject(options, 'options');
  for (const [name, value] of Object.entries(options)) {
    const check = checks[name];
    if (check === undefined) throw unknown(`options.${name}`, value, Object.keys(checks));
    if (value !== undefined) check(value, `options.${name}`);
  }
}

// What open() opens: a URL, a file, or { html, url }.
function validateTarget(target) {
  if (typeof target === 'string' || target instanceof URL) return;
  if (typeof target !== 'object' || target === null || target.html === undefined)
    throw nodeError('ERR_INVALID_ARG_TYPE', 'target', ['string', 'URL', '{ html, url }'], target);
  if (target.url !== undefined && !(target.url instanceof URL)) validateString(target.url, 'target.url');
}

function unknown(name, value, known) {
  return nodeError('ERR_INVALID_ARG_VALUE', name, value, `is unknown; there are ${known.join(', ')}`);
}

// An object all of whose values pass a check.
function validateValues(value, name, check) {
  validateObject(value, name);
  for (const [key, each] of Object.entries(value)) check(each, `${name}[${JSON.stringify(key)}]`);
}

// An object with some of these names, whose values pass a check.
function validateNamed(value, name, known, check) {
  validateObject(value, name);
  for (const [key, each] of Object.entries(value)) {
    if (!known.includes(key)) throw unknown(`${name}.${key}`, each, known);
    if (each !== undefined) check(each, `${name}.${key}`);
  }
}

// A time or size, which is not negative and may be Infinity.
function validateLength(value, name) {
  validateNumber(value, name, 0);
}

function validatePath(value, name) {
  if (typeof value !== 'string' && !(value instanceof URL))
    throw nodeError('ERR_INVALID_ARG_TYPE', name, ['string', 'URL'], value);
}

function validateScripts(value, name) {
  const isArray = Array.isArray(value);
  for (const [i, script] of (isArray ? value : [value]).entries()) {
    if (typeof script !== 'string' && typeof script !== 'function')
      throw nodeError('ERR_INVALID_ARG_TYPE', isArray ? `${name}[${i}]` : name, ['string', 'function'], script);
  }
}

function validateTime(value, name) {
  if (typeof value !== 'number' && typeof value !== 'string' && !isDate(value))
    throw nodeError('ERR_INVALID_ARG_TYPE', name, ['number', 'string', 'Date'], value);
  if (Number.isNaN(new Date(value).getTime())) throw nodeError('ERR_INVALID_ARG_VALUE', name, value, 'must be a time');
}

// Patterns and answers: an object, or an array of pairs.
function validateRoutes(value, name) {
  if (Array.isArray(value)) {
    for (const [i, pair] of value.entries()) {
      validateArray(pair, `${name}[${i}]`, 2);
      validatePattern(pair[0], `${name}[${i}][0]`);
      validateAnswer(pair[1], `${name}[${i}][1]`);
    }
  } else {
    validateValues(value, name, validateAnswer);
  }
}

function validatePattern(value, name) {
  if (typeof value !== 'string' && typeof value !== 'function' && !(value instanceof URL) && !isRegExp(value))
    throw nodeError('ERR_INVALID_ARG_TYPE', name, ['string', 'function', 'RegExp', 'URL'], value);
}

// A text, { status, headers, body, json, delay }, a Response, or a function that returns one; undefined leaves the request to others.
function validateAnswer(value, name) {
  if (value === undefined || typeof value === 'string' || typeof value === 'function') return;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw nodeError('ERR_INVALID_ARG_TYPE', name, ['string', 'function', 'Object'], value);
}

module.exports = { validateAnswer, validatePageOptions, validatePattern, validateTarget };
