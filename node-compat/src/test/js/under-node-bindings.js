'use strict';
// Stub bindings over Node's own internals: each does what lib/internal/bindings.md says of the Java binding.
const { internalBinding: node } = require('internal/test/binding');
const types = require('util').types;

const brands = [
  ['Map', types.isMap], ['Set', types.isSet], ['MapIterator', types.isMapIterator], ['SetIterator', types.isSetIterator],
  ['WeakMap', types.isWeakMap], ['WeakSet', types.isWeakSet], ['Promise', types.isPromise], ['RegExp', types.isRegExp],
  ['Date', types.isDate], ['Arguments', types.isArgumentsObject], ['ArrayBuffer', types.isArrayBuffer],
  ['SharedArrayBuffer', types.isSharedArrayBuffer], ['DataView', types.isDataView], ['TypedArray', types.isTypedArray],
  ['Generator', types.isGeneratorObject], ['Module', types.isModuleNamespaceObject], ['External', types.isExternal],
  ['Number', types.isNumberObject], ['String', types.isStringObject], ['Boolean', types.isBooleanObject],
  ['BigInt', types.isBigIntObject], ['Symbol', types.isSymbolObject],
];

function functionBrand(value) {
  const text = Function.prototype.toString.call(value);
  if (text.startsWith('class') && text.endsWith('}')) return 'Class';
  if (types.isGeneratorFunction(value)) return types.isAsyncFunction(value) ? 'AsyncGeneratorFunction' : 'GeneratorFunction';
  return types.isAsyncFunction(value) ? 'AsyncFunction' : 'Function';
}

function brandOf(value) {
  if (types.isProxy(value)) return 'Proxy';
  if (typeof value === 'function') return functionBrand(value);
  if (Array.isArray(value)) return 'Array';
  for (const [name, test] of brands) if (test(value)) return name;
  if (types.isNativeError(value) || value instanceof Error) return 'Error';
  return value instanceof WeakRef ? 'WeakRef' : 'Object';
}

const intrinsics = new Set(Object.getOwnPropertyNames(globalThis)
  .filter((name) => /^[A-Z][A-Za-z0-9]+$/.test(name)).map((name) => globalThis[name]));

exports.util = () => ({
  brandOf,
  isBuiltIn: (constructor) => intrinsics.has(constructor),
  getOwnNonIndexProperties: node('util').getOwnNonIndexProperties,
  getPromiseDetails: (promise) => {
    const [state, result] = node('util').getPromiseDetails(promise);
    return [state, result];
  },
  getProxyDetails: (value, full) => node('util').getProxyDetails(value, full),
  previewEntries: (value) => node('util').previewEntries(value, true) ?? [[], false],
  getConstructorName: node('util').getConstructorName,
  getExternalAddress: (value) => node('util').getExternalValue(value).toString(16),
  getCallSites: (count) => node('util').getCallSites(count),
});

// ---- buffer, encoding, url, os, timers ---------------------------------------------------------------------------
function asBuffer(view) {
  return Buffer.from(view.buffer, view.byteOffset, view.byteLength);
}

exports.buffer = () => ({
  byteLength: (string) => Buffer.byteLength(string),
  write: (view, string, offset, length, encoding) => asBuffer(view).write(string, offset, length, encoding),
  encode: (string, encoding) => new Uint8Array(Buffer.from(string, encoding)).buffer,
  decode: (view, start, end, encoding) => asBuffer(view).toString(encoding, start, end),
  compare: (a, aStart, aEnd, b, bStart, bEnd) => asBuffer(a).compare(asBuffer(b), bStart, bEnd, aStart, aEnd),
  indexOf(view, needle, from, forward, step) {
    const last = view.length - needle.length;
    for (let i = from; i >= 0 && i <= last; i += forward ? 1 : -1) {
      if (i % step === 0 && asBuffer(view.subarray(i, i + needle.length)).equals(needle)) return i;
    }
    return -1;
  },
  swap: (view, width) => asBuffer(view)[`swap${width * 8}`](),
  isUtf8: (view) => require('buffer').isUtf8(view),
  isAscii: (view) => require('buffer').isAscii(view),
});

exports.encoding = () => ({
  canonicalName: (label) => {
    try { return new TextDecoder(label).encoding; } catch { return undefined; }
  },
  decode: (view, name, fatal) => new TextDecoder(name, { fatal }).decode(view),
});

exports.url = () => ({
  domainToASCII: (domain) => require('url').domainToASCII(domain),
  domainToUnicode: (domain) => require('url').domainToUnicode(domain),
});

exports.timers = () => {
  const timers = require('timers');
  return {
    setTimeout: timers.setTimeout, clearTimeout: timers.clearTimeout, setInterval: timers.setInterval,
    clearInterval: timers.clearInterval, setImmediate: timers.setImmediate, clearImmediate: timers.clearImmediate,
    Timeout: timers.setTimeout(() => {}, 0).constructor, Immediate: timers.setImmediate(() => {}).constructor,
    getLibuvNow: () => Math.floor(performance.now()),
  };
};
