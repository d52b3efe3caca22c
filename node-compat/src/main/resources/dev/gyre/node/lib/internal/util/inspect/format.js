// util.format: printf-like placeholders %s %d %i %f %j %o %O %c %%.
'use strict';

const { getProxyDetails } = internalBinding('util');
const { inspect, formatNumber, formatBigInt, isGlobalClass } = require('internal/util/inspect');

// Whether the conversion of an object to a string is built in: %s then inspects the object. For a user's class that
// inherits a toString or Symbol.toPrimitive of the user, %s converts it.
function hasBuiltInToString(value) {
  for (let target = value; target !== undefined; target = getProxyDetails(target, false)) {
    if (target === null) return true; // A revoked proxy.
    value = target;
  }
  const keys = ['toString', Symbol.toPrimitive].filter((key) => typeof value[key] === 'function');
  if (keys.length === 0) return true;
  if (keys.some((key) => Object.hasOwn(value, key))) return false;
  let holder = value;
  do holder = Object.getPrototypeOf(holder);
  while (!keys.some((key) => Object.hasOwn(holder, key)));
  const constructor = Object.getOwnPropertyDescriptor(holder, 'constructor')?.value;
  return typeof constructor === 'function' && isGlobalClass(constructor);
}

function separation(options) {
  return { numericSeparator: options?.numericSeparator ?? inspect.defaultOptions.numericSeparator };
}

function asString(value, options) {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return formatNumber(separation(options), value);
    case 'bigint':
      return formatBigInt(separation(options), value);
    case 'object':
      if (value === null || !hasBuiltInToString(value)) return String(value);
      return inspect(value, { ...options, depth: 0, colors: false, compact: 3 });
    default:
      return String(value);
  }
}

function asNumber(value, options, convert) {
  if (typeof value === 'bigint' && convert !== Number.parseFloat) return formatBigInt(separation(options), value);
  if (typeof value === 'symbol' || (typeof value === 'object' && value !== null && convert === Number)) {
    return formatNumber(separation(options), typeof value === 'symbol' ? NaN : Number(value));
  }
  return formatNumber(separation(options), convert(value));
}

let circularMessage;

function asJson(value) {
  try {
    return `${JSON.stringify(value)}`;
  } catch (error) {
    if (circularMessage === undefined) {
      const self = {};
      self.self = self;
      try {
        JSON.stringify(self);
      } catch ({ message }) {
        [circularMessage] = message.split('\n');
      }
    }
    if (error.name === 'TypeError' && error.message.split('\n')[0] === circularMessage) return '[Circular]';
    throw error;
  }
}

// The text of one placeholder, or undefined if the letter is not one.
function placeholder(letter, value, options) {
  switch (letter) {
    case 's':
      return asString(value, options);
    case 'd':
      return asNumber(value, options, Number);
    case 'i':
      return asNumber(value, options, Number.parseInt);
    case 'f':
      return formatNumber(separation(options), typeof value === 'symbol' ? NaN : Number.parseFloat(value));
    case 'j':
      return asJson(value);
    case 'o':
      return inspect(value, { ...options, showHidden: true, showProxy: true, depth: 4 });
    case 'O':
      return inspect(value, options);
    case 'c':
      return '';
    default:
      return undefined;
  }
}

function formatWithOptionsInternal(options, args) {
  const first = args[0];
  let used = 0;
  let text = '';
  let joiner = '';
  if (typeof first === 'string') {
    if (args.length === 1) return first;
    let from = 0;
    let at = first.indexOf('%');
    used = 1;
    while (at !== -1 && at < first.length - 1) {
      const letter = first[at + 1];
      let shown;
      if (letter === '%') shown = '%';
      else if (used < args.length) {
        shown = placeholder(letter, args[used], options);
        if (shown !== undefined) used++;
      }
      if (shown === undefined) {
        at = first.indexOf('%', at + 1);
        continue;
      }
      text += first.slice(from, at) + shown;
      from = at + 2;
      at = first.indexOf('%', from);
    }
    text += first.slice(from);
    joiner = ' ';
  }
  for (; used < args.length; used++) {
    const value = args[used];
    text += joiner + (typeof value === 'string' ? value : inspect(value, options));
    joiner = ' ';
  }
  return text;
}

module.exports = { formatWithOptionsInternal };
