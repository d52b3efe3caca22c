// util.types: tests of object kinds. One call of the binding returns the kind of a value (see bindings.md, util.objectKindOf).
'use strict';

const { objectKindOf, originalGetter } = internalBinding('util');

function isObject(value) {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function objectKind(value) {
  return isObject(value) ? objectKindOf(value) : undefined;
}

const typedArrayName = originalGetter(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag);

function typedArrayTag(value) {
  return isObject(value) ? typedArrayName.call(value) : undefined;
}

const types = {
  isAnyArrayBuffer: (value) => {
    const name = objectKind(value);
    return name === 'ArrayBuffer' || name === 'SharedArrayBuffer';
  },
  isArgumentsObject: (value) => objectKind(value) === 'Arguments',
  isArrayBuffer: (value) => objectKind(value) === 'ArrayBuffer',
  isArrayBufferView: (value) => ArrayBuffer.isView(value),
  isAsyncFunction: (value) => {
    const name = objectKind(value);
    return name === 'AsyncFunction' || name === 'AsyncGeneratorFunction';
  },
  isBigInt64Array: (value) => typedArrayTag(value) === 'BigInt64Array',
  isBigIntObject: (value) => objectKind(value) === 'BigInt',
  isBigUint64Array: (value) => typedArrayTag(value) === 'BigUint64Array',
  isBooleanObject: (value) => objectKind(value) === 'Boolean',
  isBoxedPrimitive: (value) => {
    const name = objectKind(value);
    return name === 'Number' || name === 'String' || name === 'Boolean' || name === 'BigInt' || name === 'Symbol';
  },
  isCryptoKey: (value) => objectKind(value) === 'CryptoKey',
  isDataView: (value) => objectKind(value) === 'DataView',
  isDate: (value) => objectKind(value) === 'Date',
  isExternal: (value) => objectKind(value) === 'External',
  isFloat16Array: (value) => typedArrayTag(value) === 'Float16Array',
  isFloat32Array: (value) => typedArrayTag(value) === 'Float32Array',
  isFloat64Array: (value) => typedArrayTag(value) === 'Float64Array',
  isGeneratorFunction: (value) => {
    const name = objectKind(value);
    return name === 'GeneratorFunction' || name === 'AsyncGeneratorFunction';
  },
  isGeneratorObject: (value) => objectKind(value) === 'Generator',
  isInt16Array: (value) => typedArrayTag(value) === 'Int16Array',
  isInt32Array: (value) => typedArrayTag(value) === 'Int32Array',
  isInt8Array: (value) => typedArrayTag(value) === 'Int8Array',
  isKeyObject: (value) => objectKind(value) === 'KeyObject',
  isMap: (value) => objectKind(value) === 'Map',
  isMapIterator: (value) => objectKind(value) === 'MapIterator',
  isModuleNamespaceObject: (value) => objectKind(value) === 'Module',
  isNativeError: (value) => objectKind(value) === 'Error',
  isNumberObject: (value) => objectKind(value) === 'Number',
  isPromise: (value) => objectKind(value) === 'Promise',
  isProxy: (value) => objectKind(value) === 'Proxy',
  isRegExp: (value) => objectKind(value) === 'RegExp',
  isSet: (value) => objectKind(value) === 'Set',
  isSetIterator: (value) => objectKind(value) === 'SetIterator',
  isSharedArrayBuffer: (value) => objectKind(value) === 'SharedArrayBuffer',
  isStringObject: (value) => objectKind(value) === 'String',
  isSymbolObject: (value) => objectKind(value) === 'Symbol',
  isTypedArray: (value) => typedArrayTag(value) !== undefined,
  isUint16Array: (value) => typedArrayTag(value) === 'Uint16Array',
  isUint32Array: (value) => typedArrayTag(value) === 'Uint32Array',
  isUint8Array: (value) => typedArrayTag(value) === 'Uint8Array',
  isUint8ClampedArray: (value) => typedArrayTag(value) === 'Uint8ClampedArray',
  isWeakMap: (value) => objectKind(value) === 'WeakMap',
  isWeakSet: (value) => objectKind(value) === 'WeakSet',
};

module.exports = types;
