// util.format: printf-like placeholders %s %d %i %f %j %o %O %c %%.

const { inspect, formatNumber, formatBigInt, isGlobalClass } = require('internal/util/inspect');

const plainNumber = { numericSeparator: false };

function hasBuiltInToString(value) {
  const { getProxyDetails } = internalBinding('util');
  let target = value;
  for (let details = getProxyDetails(target, false); details !== undefined; details = getProxyDetails(target, false)) {
    target = details;
    if (target === null) return true;
  }
  if (internalBinding('util').brandOf(target) === 'Date') return !Object.hasOwn(target, 'toString');
  if (typeof target[Symbol.toPrimitive] === 'function') return false;
  if (typeof target.toString !== 'function') return true;
  if (Object.hasOwn(target, 'toString')) return false;
  // A class of the user's own that inherits a toString written by a user is asked for its text; built-ins are not.
  let holder = target;
  do holder = Object.getPrototypeOf(holder); while (holder !== null && !Object.hasOwn(holder, 'toString'));
  const constructor = holder !== null && Object.getOwnPropertyDescriptor(holder, 'constructor')?.value;
  return typeof constructor === 'function' && isGlobalClass(constructor);
}

function asString(value, options) {
  switch (typeof value) {
    case 'string': return value;
    case 'number': return formatNumber(options ?? plainNumber, value);
    case 'bigint': return formatBigInt(options ?? plainNumber, value);
    case 'object':
      if (value === null || !hasBuiltInToString(value)) return String(value);
      return inspect(value, { ...options, depth: 0, colors: false, compact: 3 });
    default: return String(value);
  }
}

function asNumber(value, options, convert) {
  if (typeof value === 'bigint' && convert !== Number.parseFloat) return formatBigInt(options ?? plainNumber, value);
  if (typeof value === 'symbol' || (typeof value === 'object' && value !== null && convert === Number)) {
    return formatNumber(options ?? plainNumber, typeof value === 'symbol' ? NaN : Number(value));
  }
  return formatNumber(options ?? plainNumber, convert(value));
}

let circularMessage;

function asJson(value) {
  try {
    return `${JSON.stringify(value)}`;
  } catch (error) {
    if (circularMessage === undefined) {
      const self = {};
      self.self = self;
      try { JSON.stringify(self); } catch ({ message }) { [circularMessage] = message.split('\n'); }
    }
    if (error.name === 'TypeError' && error.message.split('\n')[0] === circularMessage) return '[Circular]';
    throw error;
  }
}

// The text of one placeholder, or undefined where the letter is none.
function placeholder(letter, value, options) {
  switch (letter) {
    case 's': return asString(value, options);
    case 'd': return asNumber(value, options, Number);
    case 'i': return asNumber(value, options, Number.parseInt);
    case 'f': return formatNumber(options ?? plainNumber, typeof value === 'symbol' ? NaN : Number.parseFloat(value));
    case 'j': return asJson(value);
    case 'o': return inspect(value, { ...options, showHidden: true, showProxy: true, depth: 4 });
    case 'O': return inspect(value, options);
    case 'c': return '';
    default: return undefined;
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
