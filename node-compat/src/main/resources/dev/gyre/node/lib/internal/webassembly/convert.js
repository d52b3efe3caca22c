// Conversions of the arguments of WebAssembly's classes, with V8's messages.

function defineTag(target, tag) {
  Object.defineProperty(target, Symbol.toStringTag, { __proto__: null, value: tag, configurable: true });
}

// A member of a descriptor as an unsigned 32-bit number.
function toIndex(value, place, name, most = 2 ** 32 - 1) {
  const number = Number(value);
  if (!Number.isFinite(number)) throw new TypeError(`${place}: ${name} must be convertible to a valid number`);
  const whole = Math.trunc(number);
  if (whole < 0) throw new TypeError(`${place}: ${name} must be non-negative`);
  if (whole > most) throw new TypeError(`${place}: ${name} must be in the unsigned long range`);
  return whole;
}

// The limits of a memory or a table; -1 means no maximum.
function toLimits(descriptor, place, most) {
  const given = descriptor.initial ?? descriptor.minimum;
  if (given === undefined) throw new TypeError(`${place}: Property 'initial' is required`);
  const initial = toIndex(given, place, "Property 'initial'");
  if (initial > most)
    throw new RangeError(`${place}: Property 'initial': value ${initial} is above the upper bound ${most}`);
  if (descriptor.maximum === undefined) return { initial, maximum: -1 };
  const maximum = toIndex(descriptor.maximum, place, "Property 'maximum'");
  if (maximum < initial)
    throw new RangeError(`${place}: Property 'maximum': value ${maximum} is below the lower bound ${initial}`);
  return { initial, maximum: Math.min(maximum, most) };
}

function checkDescriptor(descriptor, place, what) {
  if (descriptor === null || (typeof descriptor !== 'object' && typeof descriptor !== 'function')) {
    throw new TypeError(`${place}: Argument 0 must be a ${what} descriptor`);
  }
}

module.exports = { checkDescriptor, defineTag, toIndex, toLimits };
