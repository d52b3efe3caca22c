// util.types: brand checks. One binding call names the brand of a value (see bindings.md, util.brandOf).
'use strict';

const { brandOf, originalGetter } = internalBinding('util');

function isObject(value) {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function brand(value) {
  return isObject(value) ? brandOf(value) : undefined;
}

const typedArrayName = originalGetter(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag);

function typedArrayTag(value) {
  return isObject(value) ? typedArrayName.call(value) : undefined;
}

const types = {
  isAnyArrayBuffer: (value) => {
    const name = brand(value);
    return name === 'ArrayBuffer' || name === 'SharedArrayBuffer';
  },
  isArgumentsObject: (value) => brand(value) === 'Arguments',
  isArrayBuffer: (value) => brand(value) === 'ArrayBuffer',
  isArrayBufferView: (value) => ArrayBuffer.isView(value),
  isAsyncFunction: (value) => {
    const name = brand(value);
    return name === 'AsyncFunction' || name === 'AsyncGeneratorFunction';
  },
  isBigInt64Array: (value) => typedArrayTag(value) === 'BigInt64Array',
  isBigIntObject: (value) => brand(value) === 'BigInt',
  isBigUint64Array: (value) => typedArrayTag(value) === 'BigUint64Array',
  isBooleanObject: (value) => brand(value) === 'Boolean',
  isBoxedPrimitive: (value) => {
    const name = brand(value);
    return name === 'Number' || name === 'String' || name === 'Boolean' || name === 'BigInt' || name === 'Symbol';
  },
  isCryptoKey: (value) => brand(value) === 'CryptoKey',
  isDataView: (value) => brand(value) === 'DataView',
  isDate: (value) => brand(value) === 'Date',
  isExternal: (value) => brand(value) === 'External',
  isFloat16Array: (value) => typedArrayTag(value) === 'Float16Array',
  isFloat32Array: (value) => typedArrayTag(value) === 'Float32Array',
  isFloat64Array: (value) => typedArrayTag(value) === 'Float64Array',
  isGeneratorFunction: (value) => {
    const name = brand(value);
    return name === 'GeneratorFunction' || name === 'AsyncGeneratorFunction';
  },
  isGeneratorObject: (value) => brand(value) === 'Generator',
  isInt16Array: (value) => typedArrayTag(value) === 'Int16Array',
  isInt32Array: (value) => typedArrayTag(value) === 'Int32Array',
  isInt8Array: (value) => typedArrayTag(value) === 'Int8Array',
  isKeyObject: (value) => brand(value) === 'KeyObject',
  isMap: (value) => brand(value) === 'Map',
  isMapIterator: (value) => brand(value) === 'MapIterator',
  isModuleNamespaceObject: (value) => brand(value) === 'Module',
  isNativeError: (value) => brand(value) === 'Error',
  isNumberObject: (value) => brand(value) === 'Number',
  isPromise: (value) => brand(value) === 'Promise',
  isProxy: (value) => brand(value) === 'Proxy',
  isRegExp: (value) => brand(value) === 'RegExp',
  isSet: (value) => brand(value) === 'Set',
  isSetIterator: (value) => brand(value) === 'SetIterator',
  isSharedArrayBuffer: (value) => brand(value) === 'SharedArrayBuffer',
  isStringObject: (value) => brand(value) === 'String',
  isSymbolObject: (value) => brand(value) === 'Symbol',
  isTypedArray: (value) => typedArrayTag(value) !== undefined,
  isUint16Array: (value) => typedArrayTag(value) === 'Uint16Array',
  isUint32Array: (value) => typedArrayTag(value) === 'Uint32Array',
  isUint8Array: (value) => typedArrayTag(value) === 'Uint8Array',
  isUint8ClampedArray: (value) => typedArrayTag(value) === 'Uint8ClampedArray',
  isWeakMap: (value) => brand(value) === 'WeakMap',
  isWeakSet: (value) => brand(value) === 'WeakSet',
};

module.exports = types;
