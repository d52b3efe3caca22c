// TextEncoderStream and TextDecoderStream, https://encoding.spec.whatwg.org/#interface-textencoderstream

const { assertReceiver, customInspectSymbol, enumerableMembers, kEmptyObject } = require('internal/util');
const { inspectAs } = require('internal/webstreams/common');
const { createTransformStream } = require('internal/webstreams/transform');

// Encodes strings whose surrogate pairs may be split over two chunks.
class SplitEncoder {
  #lead = '';
  #encoder = new (require('internal/encoding').TextEncoder)();

  // Encode and enqueue a chunk, https://encoding.spec.whatwg.org/#encode-and-enqueue-a-chunk
  encode(chunk) {
    let text = this.#lead + `${chunk}`;
    this.#lead = '';
    const last = text.charCodeAt(text.length - 1);
    if (last >= 0xd800 && last <= 0xdbff) {
      this.#lead = text[text.length - 1];
      text = text.slice(0, -1);
    }
    return text === '' ? undefined : this.#encoder.encode(text);
  }

  // Encode and flush, https://encoding.spec.whatwg.org/#encode-and-flush
  flush() {
    return this.#lead === '' ? undefined : this.#encoder.encode('\uFFFD');
  }
}

function enqueue(controller, value) {
  if (value !== undefined && value.length > 0) controller.enqueue(value);
}

class TextEncoderStream {
  #handle;

  constructor() {
    const encoder = new SplitEncoder();
    this.#handle = createTransformStream({
      transform: (chunk, controller) => enqueue(controller, encoder.encode(chunk)),
      flush: (controller) => enqueue(controller, encoder.flush()),
    });
  }

  get encoding() {
    this.#handle;
    return 'utf-8';
  }

  get readable() {
    return this.#handle.readable;
  }

  get writable() {
    return this.#handle.writable;
  }

  [customInspectSymbol](depth, options, inspect) {
    assertReceiver(typeof this === 'object' && this !== null && #handle in this, 'TextEncoderStream');
    return inspectAs(
      this,
      { encoding: this.encoding, readable: this.readable, writable: this.writable },
      depth,
      options,
      inspect,
    );
  }
}

class TextDecoderStream {
  #handle;
  #transform;

  constructor(encoding = 'utf-8', options = kEmptyObject) {
    const { TextDecoder } = require('internal/encoding');
    const decoder = (this.#handle = new TextDecoder(encoding, options));
    this.#transform = createTransformStream({
      transform(chunk, controller) {
        if (chunk === undefined)
          throw require('internal/errors').nodeError(
            'ERR_INVALID_ARG_TYPE',
            'chunk',
            ['string', 'Buffer', 'TypedArray', 'DataView'],
            chunk,
          );
        enqueue(controller, decoder.decode(chunk, { stream: true }));
      },
      flush: (controller) => enqueue(controller, decoder.decode()),
    });
  }

  get encoding() {
    return this.#handle.encoding;
  }

  get fatal() {
    return this.#handle.fatal;
  }

  get ignoreBOM() {
    return this.#handle.ignoreBOM;
  }

  get readable() {
    return this.#transform.readable;
  }

  get writable() {
    return this.#transform.writable;
  }

  [customInspectSymbol](depth, options, inspect) {
    assertReceiver(typeof this === 'object' && this !== null && #handle in this, 'TextDecoderStream');
    const { encoding, fatal, ignoreBOM, readable, writable } = this;
    return inspectAs(this, { encoding, fatal, ignoreBOM, readable, writable }, depth, options, inspect);
  }
}

enumerableMembers(TextEncoderStream.prototype, ['encoding', 'readable', 'writable']);
enumerableMembers(TextDecoderStream.prototype, ['encoding', 'fatal', 'ignoreBOM', 'readable', 'writable']);

module.exports = { TextDecoderStream, TextEncoderStream };
