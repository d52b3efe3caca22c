// The options of UDP sockets, as methods of their prototype. https://nodejs.org/api/dgram.html

const { errnoException, nodeError } = require('internal/errors');
const { validateNumber, validateString } = require('internal/validators');

const kState = Symbol('state symbol');

function check(errno, syscall) {
  if (errno !== 0) throw errnoException(errno, syscall);
}

function requireOpen(socket) {
  if (!socket[kState].handle) throw nodeError('ERR_SOCKET_DGRAM_NOT_RUNNING');
}

// A size that is 0 asks for the present one.
function bufferSize(socket, size, receiving) {
  if (size >>> 0 !== size) throw nodeError('ERR_SOCKET_BAD_BUFFER_SIZE');
  const { handle } = socket[kState];
  const result = size === 0 ? handle.getBufferSize(receiving) : handle.setBufferSize(receiving, size);
  if (result >= 0) return result;
  const { errorMessage, errorName } = require('internal/uv');
  const syscall = receiving ? 'uv_recv_buffer_size' : 'uv_send_buffer_size';
  throw require('internal/system_error').systemError('ERR_SOCKET_BUFFER_SIZE', 'Could not get or set buffer size', {
    errno: result,
    code: errorName(result),
    message: errorMessage(result),
    syscall,
  });
}

function setBroadcast(on) {
  check(this[kState].handle.setBroadcast(Boolean(on)), 'setBroadcast');
}

function setTTL(ttl) {
  validateNumber(ttl, 'ttl');
  check(this[kState].handle.setTTL(ttl), 'setTTL');
  return ttl;
}

function setMulticastTTL(ttl) {
  validateNumber(ttl, 'ttl');
  check(this[kState].handle.setMulticastTTL(ttl), 'setMulticastTTL');
  return ttl;
}

function setMulticastLoopback(on) {
  check(this[kState].handle.setMulticastLoopback(Boolean(on)), 'setMulticastLoopback');
  return on;
}

function setMulticastInterface(interfaceAddress) {
  requireOpen(this);
  validateString(interfaceAddress, 'interfaceAddress');
  check(this[kState].handle.setMulticastInterface(interfaceAddress), 'setMulticastInterface');
}

function addMembership(multicastAddress, interfaceAddress) {
  requireOpen(this);
  if (!multicastAddress) throw nodeError('ERR_MISSING_ARGS', 'multicastAddress');
  check(this[kState].handle.membership(true, multicastAddress, interfaceAddress), 'addMembership');
}

function dropMembership(multicastAddress, interfaceAddress) {
  requireOpen(this);
  if (!multicastAddress) throw nodeError('ERR_MISSING_ARGS', 'multicastAddress');
  check(this[kState].handle.membership(false, multicastAddress, interfaceAddress), 'dropMembership');
}

function sourceMembership(socket, join, source, group, interfaceAddress) {
  requireOpen(socket);
  validateString(source, 'sourceAddress');
  validateString(group, 'groupAddress');
  const errno = socket[kState].handle.sourceMembership(join, source, group, interfaceAddress);
  check(errno, join ? 'addSourceSpecificMembership' : 'dropSourceSpecificMembership');
}

function addSourceSpecificMembership(sourceAddress, groupAddress, interfaceAddress) {
  sourceMembership(this, true, sourceAddress, groupAddress, interfaceAddress);
}

function dropSourceSpecificMembership(sourceAddress, groupAddress, interfaceAddress) {
  sourceMembership(this, false, sourceAddress, groupAddress, interfaceAddress);
}

function ref() {
  this[kState].handle?.ref();
  return this;
}

function unref() {
  this[kState].handle?.unref();
  return this;
}

function setRecvBufferSize(size) {
  bufferSize(this, size, true);
}

function setSendBufferSize(size) {
  bufferSize(this, size, false);
}

function getRecvBufferSize() {
  return bufferSize(this, 0, true);
}

function getSendBufferSize() {
  return bufferSize(this, 0, false);
}

function getSendQueueSize() {
  return this[kState].handle.sendQueueSize;
}

function getSendQueueCount() {
  return this[kState].handle.sendQueueCount;
}

module.exports = {
  bufferSize,
  kState,
  methods: {
    setBroadcast,
    setTTL,
    setMulticastTTL,
    setMulticastLoopback,
    setMulticastInterface,
    addMembership,
    dropMembership,
    addSourceSpecificMembership,
    dropSourceSpecificMembership,
    ref,
    unref,
    setRecvBufferSize,
    setSendBufferSize,
    getRecvBufferSize,
    getSendBufferSize,
    getSendQueueSize,
    getSendQueueCount,
  },
  requireOpen,
};
