// The arguments of socket.send: which of its forms a call has, and the bytes of the datagram.

const { Buffer } = require('buffer');
const { nodeError } = require('internal/errors');
const { validateNumber, validatePort, validateString } = require('internal/validators');

const kinds = ['Buffer', 'TypedArray', 'DataView', 'string'];

function part(value) {
  if (typeof value === 'string') return Buffer.from(value);
  return ArrayBuffer.isView(value) ? value : undefined;
}

// The bytes from offset on.
function slice(value, offset, length) {
  const bytes = part(value);
  if (bytes === undefined)
    throw nodeError('ERR_INVALID_ARG_TYPE', 'buffer', ['string', 'Buffer', 'TypedArray', 'DataView'], value);
  const from = offset >>> 0;
  const count = length >>> 0;
  if (from > bytes.byteLength) throw nodeError('ERR_BUFFER_OUT_OF_BOUNDS', 'offset');
  if (from + count > bytes.byteLength) throw nodeError('ERR_BUFFER_OUT_OF_BOUNDS', 'length');
  return Buffer.from(bytes.buffer, bytes.byteOffset + from, count);
}

function listOf(message) {
  if (!Array.isArray(message)) {
    const only = part(message);
    if (only === undefined)
      throw nodeError('ERR_INVALID_ARG_TYPE', 'buffer', ['string', 'Buffer', 'TypedArray', 'DataView'], message);
    return [only];
  }
  const list = message.map(part);
  if (list.includes(undefined)) throw nodeError('ERR_INVALID_ARG_TYPE', 'buffer list arguments', kinds, message);
  return list;
}

// send(message, port, address, callback), send(message, offset, length, port, address, callback), and both without port
// and address on a connected socket.
function sendArguments(connected, message, second, third, fourth, fifth, sixth) {
  let port = fourth;
  let address = fifth;
  let callback = sixth;
  if (!connected) {
    if (fifth || (fourth && typeof fourth !== 'function')) {
      message = slice(message, second, third);
    } else {
      port = second;
      address = third;
      callback = fourth;
    }
  } else {
    if (typeof third === 'number') {
      message = slice(message, second, third);
      if (typeof fourth === 'function') {
        port = null;
        callback = fourth;
      }
    } else {
      port = third;
      address = fourth;
      callback = second;
    }
    if (port || address) throw nodeError('ERR_SOCKET_DGRAM_IS_CONNECTED');
  }
  const list = listOf(message);
  if (!connected) port = validatePort(port, 'Port', false);
  if (typeof callback !== 'function') callback = undefined;
  if (typeof address === 'function') {
    callback = address;
    address = undefined;
  }
  if (address != null) validateString(address, 'address');
  return { list, port, address, callback };
}

// sendto, of before there was send.
function checkSendTo([, offset, length, port, address]) {
  validateNumber(offset, 'offset');
  validateNumber(length, 'length');
  validateNumber(port, 'port');
  validateString(address, 'address');
}

module.exports = { checkSendTo, sendArguments };
