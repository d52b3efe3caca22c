// TextEncoder and TextDecoder.
'use strict';

const { nodeError } = require('internal/errors');
const { constructorOf, customInspectSymbol, enumerableMembers } = require('internal/util');
const binding = internalBinding('buffer');

class TextEncoder {
  #encoding = 'utf-8';

  static #require(value) {
    if (value === undefined || value === null) {
      throw new TypeError(`Cannot read properties of ${value} (reading 'TextEncoder')`);
    }
    if (typeof value !== 'object' || value === null || !(#encoding in value)) {
      throw new TypeError('Receiver must be an instance of class TextEncoder');
    }
  }

  get encoding() {
    return this.#encoding;
  }

  encode(input = '') {
    TextEncoder.#require(this);
    return new Uint8Array(binding.encode(`${input}`, 'utf8'));
  }

  encodeInto(source, destination) {
    require('internal/validators').validateString(source, 'src');
    if (!require('internal/util/types').isUint8Array(destination)) {
      throw nodeError('ERR_INVALID_ARG_TYPE', 'dest', 'Uint8Array', destination);
    }
    TextEncoder.#require(this);
    const written = binding.write(destination, source, 0, destination.length, 'utf8');
    const read = binding.decode(destination, 0, written, 'utf8').length;
    return { read, written };
  }

  [customInspectSymbol](depth, options, inspect) {
    const encoding = this.#encoding;
    if (typeof depth === 'number' && depth < 0) return this;
    return inspect({ __proto__: { constructor: constructorOf(this) ?? TextEncoder }, encoding }, options);
  }
}

enumerableMembers(TextEncoder.prototype, ['encode', 'encodeInto', 'encoding']);
Object.defineProperty(TextEncoder.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'TextEncoder',
});

const labels = {
  __proto__: null,
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'unicode-1-1-utf-8': 'utf-8',
  unicode11utf8: 'utf-8',
  unicode20utf8: 'utf-8',
  'x-unicode20utf8': 'utf-8',
  'utf-16le': 'utf-16le',
  'utf-16': 'utf-16le',
  'ucs-2': 'utf-16le',
  unicode: 'utf-16le',
  'iso-10646-ucs-2': 'utf-16le',
  csunicode: 'utf-16le',
  unicodefeff: 'utf-16le',
};

function nameOf(label) {
  const trimmed = `${label}`.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, '').toLowerCase();
  return labels[trimmed] ?? internalBinding('encoding').canonicalName(trimmed);
}

// The bytes of an input; a detached buffer has none.
function bytesOf(input, refusal) {
  if (input === undefined) return new Uint8Array(0);
  const isView = ArrayBuffer.isView(input);
  if (!isView && !require('internal/util/types').isAnyArrayBuffer(input)) throw refusal(input);
  try {
    return isView ? new Uint8Array(input.buffer, input.byteOffset, input.byteLength) : new Uint8Array(input);
  } catch {
    return new Uint8Array(0);
  }
}

// The error for an input without bytes, which depends on the decoder that Node would use.
function notBytes(input) {
  return nodeError('ERR_INVALID_ARG_TYPE', 'input', ['ArrayBuffer', 'ArrayBufferView'], input);
}

function notBytesOf(name) {
  return () =>
    require('internal/errors').codedError(
      TypeError,
      'ERR_INVALID_ARG_TYPE',
      `The "${name}" argument must be an instance of SharedArrayBuffer, ArrayBuffer or ArrayBufferView.`,
    );
}

const byConverter = new Set([
  'utf-16le',
  'utf-16be',
  'gbk',
  'gb18030',
  'big5',
  'euc-jp',
  'iso-2022-jp',
  'shift_jis',
  'euc-kr',
]);

function requireOptions(options) {
  if (options != null)
    require('internal/validators').validateObject(options, 'options', { allowArray: true, allowFunction: true });
}

class TextDecoder {
  #encoding;
  #fatal;
  #ignoreBOM;
  #decoder; // Between decode(..., { stream: true }) calls.
  #started = false;

  constructor(encoding = 'utf-8', options = undefined) {
    encoding = `${encoding}`;
    requireOptions(options);
    this.#encoding = nameOf(encoding);
    if (this.#encoding === undefined) throw nodeError('ERR_ENCODING_NOT_SUPPORTED', encoding);
    this.#fatal = Boolean(options?.fatal);
    this.#ignoreBOM = Boolean(options?.ignoreBOM);
  }

  static #require(value) {
    if (value === null || typeof value !== 'object' || !(#encoding in value))
      throw nodeError('ERR_INVALID_THIS', 'TextDecoder');
  }

  get encoding() {
    TextDecoder.#require(this);
    return this.#encoding;
  }

  get fatal() {
    TextDecoder.#require(this);
    return this.#fatal;
  }

  get ignoreBOM() {
    TextDecoder.#require(this);
    return this.#ignoreBOM;
  }

  decode(input = undefined, options = undefined) {
    TextDecoder.#require(this);
    requireOptions(options);
    const stream = Boolean(options?.stream);
    const whole = this.#encoding === 'utf-8' && !stream && this.#decoder === undefined;
    const bytes = bytesOf(
      input,
      whole ? notBytesOf('list') : byConverter.has(this.#encoding) ? notBytesOf('input') : notBytes,
    );
    if (bytes.length === 0 && stream) return '';
    let text;
    if (this.#encoding === 'utf-8' || this.#encoding === 'utf-16le') text = this.#decodeUnicode(bytes, stream);
    else text = this.#decodeOther(bytes, stream);
    if (text.length > 0 && !this.#started) {
      if (!this.#ignoreBOM && text.charCodeAt(0) === 0xfeff && this.#encoding.startsWith('utf')) text = text.slice(1);
      this.#started = true;
    }
    if (!stream) this.#started = false;
    return text;
  }

  #decodeUnicode(bytes, stream) {
    if (!stream && this.#decoder === undefined && this.#encoding === 'utf-8') {
      if (this.#fatal && !binding.isUtf8(bytes)) throw nodeError('ERR_ENCODING_INVALID_ENCODED_DATA', this.#encoding);
      return binding.decode(bytes, 0, bytes.length, 'utf8');
    }
    if (this.#fatal) return this.#decodeOther(bytes, stream);
    const { UnicodeStream } = require('internal/unicode_stream');
    this.#decoder ??= new UnicodeStream(this.#encoding === 'utf-8' ? 'utf8' : 'utf16le');
    const decoder = this.#decoder;
    let text = decoder.write(bytes);
    if (!stream) {
      this.#decoder = undefined;
      text += decoder.end();
    }
    return this.#encoding === 'utf-16le' ? text.toWellFormed() : text;
  }

  #decodeOther(bytes, stream) {
    this.#decoder ??= new (internalBinding('encoding').Decoder)(this.#encoding, this.#fatal);
    try {
      return this.#decoder.decode(bytes, !stream);
    } catch {
      if (!stream) this.#started = false;
      const error = nodeError('ERR_ENCODING_INVALID_ENCODED_DATA', this.#encoding);
      if (!byConverter.has(this.#encoding) && this.#encoding !== 'utf-8') error.errno = undefined;
      throw error;
    }
  }

  [customInspectSymbol](depth, options, inspect) {
    TextDecoder.#require(this);
    if (typeof depth === 'number' && depth < 0) return options.stylize('[TextDecoder]', 'special');
    const shown = { encoding: this.#encoding, fatal: this.#fatal, ignoreBOM: this.#ignoreBOM };
    return `${constructorOf(this)?.name ?? 'TextDecoder'} ${inspect(shown)}`;
  }
}

enumerableMembers(TextDecoder.prototype, ['decode', 'encoding', 'fatal', 'ignoreBOM']);
Object.defineProperty(TextDecoder.prototype, Symbol.toStringTag, {
  __proto__: null,
  configurable: true,
  value: 'TextDecoder',
});

module.exports = { TextDecoder, TextEncoder };
