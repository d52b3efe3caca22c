// structuredClone ( value, { transfer } ), https://html.spec.whatwg.org/#structured-cloning, and the serialization of messages for ports.

const { nodeError } = require('internal/errors');
const { kIsDetached, kTransfer } = require('internal/util');
const { untransferable } = require('internal/untransferable');

const messaging = internalBinding('messaging');
const { objectKindOf } = internalBinding('util');

function dataCloneError(message) {
  const { DOMException } = require('internal/domexception');
  return new DOMException(message, 'DataCloneError');
}

function checkTransferable(item, source, found) {
  if (item === null || typeof item !== 'object') throw dataCloneError('Found invalid value in transferList.');
  const objectKind = objectKindOf(item);
  const isBuffer = objectKind === 'ArrayBuffer';
  if (untransferable.has(item)) throw dataCloneError('Cannot transfer object of unsupported type.');
  if (!isBuffer && (objectKind !== 'Object' || typeof item[kTransfer] !== 'function'))
    throw dataCloneError('Found invalid value in transferList.');
  if (found.has(item))
    throw dataCloneError(`Transfer list contains duplicate ${isBuffer ? 'ArrayBuffer' : item.constructor.name}`);
  if (item === source) throw dataCloneError('Transfer list contains source port');
  if (isBuffer && item.detached) throw dataCloneError('Cannot transfer object of unsupported type.');
  if (!isBuffer && item[kIsDetached] === true)
    throw dataCloneError(`${item.constructor.name} in transfer list is already detached`);
}

// Serializes a value; transfers the objects of the list. source is a port that must not be in the list.
function serialize(value, list, source = undefined) {
  const transferred = new Set();
  for (const item of list) {
    checkTransferable(item, source, transferred);
    transferred.add(item);
  }
  return messaging.serialize(value, [...transferred]);
}

// The { value, ports } of a message, in the realm of a vm context or the program's own.
function deserialize(message, context = undefined) {
  const [value, ...moved] = messaging.deserialize(message, context);
  return { value, ports: moved.length === 0 ? moved : moved.filter(require('internal/messaging/port').isMessagePort) };
}

function clone(value, list) {
  return deserialize(serialize(value, list)).value;
}

function optionError(message) {
  return Object.assign(new TypeError(`Failed to execute 'structuredClone': ${message}`), {
    code: 'ERR_INVALID_ARG_TYPE',
  });
}

function structuredClone(value, options = undefined) {
  if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'The value argument must be specified');
  if (options === undefined || options === null) return clone(value, []);
  if (typeof options !== 'object' && typeof options !== 'function')
    throw optionError('Options cannot be converted to a dictionary');
  const { transfer } = options;
  if (transfer === undefined) return clone(value, []);
  if (transfer === null || typeof transfer !== 'object' || typeof transfer[Symbol.iterator] !== 'function') {
    throw optionError('transfer in Options cannot be converted to sequence.');
  }
  const list = [...transfer];
  list.forEach((item, i) => {
    if (item === null || (typeof item !== 'object' && typeof item !== 'function'))
      throw optionError(`transfer in Options[${i}] is not an object.`);
  });
  return clone(value, list);
}

function isObject(value) {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function markAsUntransferable(value) {
  if (isObject(value)) untransferable.add(value);
}

function isMarkedAsUntransferable(value) {
  return isObject(value) && untransferable.has(value);
}

function markAsUncloneable(value) {
  if (isObject(value) && objectKindOf(value) !== 'ArrayBuffer') messaging.markAsUncloneable(value);
}

module.exports = {
  clone,
  dataCloneError,
  deserialize,
  isMarkedAsUntransferable,
  markAsUncloneable,
  markAsUntransferable,
  serialize,
  structuredClone,
};
