// Buffer.stringLength: the length of the string that bytes are in an encoding.
'use strict';

const { nodeError } = require('internal/errors');
const { normalizeEncoding } = require('internal/util');
const { validateString } = require('internal/validators');
const { isAnyArrayBuffer, isTypedArray } = require('internal/util/types');

function stringLength(input, encoding = 'utf8') {
  if (!isTypedArray(input) && !isAnyArrayBuffer(input)) {
    throw nodeError('ERR_INVALID_ARG_TYPE', 'input', ['ArrayBuffer', 'Buffer', 'TypedArray'], input);
  }
  validateString(encoding, 'encoding');
  const { byteLength } = input;
  switch (normalizeEncoding(encoding)) {
    case 'utf8':
      return internalBinding('buffer').decode(input, 0, byteLength, 'utf8').length;
    case 'utf16le':
      return Math.floor(byteLength / 2);
    case 'hex':
      return byteLength * 2;
    case 'base64':
      return Math.ceil(byteLength / 3) * 4;
    case 'base64url':
      return Math.ceil((byteLength * 4) / 3);
    case undefined:
      throw nodeError('ERR_UNKNOWN_ENCODING', encoding);
    default:
      return byteLength;
  }
}

module.exports = { stringLength };
