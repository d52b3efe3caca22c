// Bodies of requests and responses, https://fetch.spec.whatwg.org/#bodies

const { Buffer } = require('buffer');
const { enumerableMembers } = require('internal/util');
const { illegal } = require('internal/fetch/webidl');
const { isReadableStream, ReadableStream } = require('internal/webstreams/readable');
const { kSlots } = require('internal/webstreams/common');

// Body, https://fetch.spec.whatwg.org/#concept-body: a stream, and its source if that can be read again.
class Body {
  constructor(stream, source = null, length = null) {
    this.stream = stream;
    this.source = source;
    this.length = length;
  }

  // Clone a body, https://fetch.spec.whatwg.org/#concept-body-clone
  clone() {
    const [mine, other] = this.stream.tee();
    this.stream = mine;
    return new Body(other, this.source, this.length);
  }

  get isDisturbed() {
    return this.stream[kSlots].disturbed;
  }

  get isUnusable() {
    return this.stream.locked || this.isDisturbed;
  }
}

// A byte stream of the values of an iterable, which must be views.
function streamOf(iterable) {
  let iterator;
  return new ReadableStream({
    type: 'bytes',
    start() {
      iterator = iterable[Symbol.asyncIterator]();
    },
    async pull(controller) {
      const { value, done } = await iterator.next();
      if (done) {
        queueMicrotask(() => {
          controller.close();
          controller.byobRequest?.respond(0);
        });
        return;
      }
      const bytes = value instanceof Uint8Array ? new Uint8Array(value) : undefined;
      if (bytes === undefined) throw new TypeError('Received non-Uint8Array chunk');
      if (bytes.byteLength > 0) controller.enqueue(bytes);
      return controller.desiredSize > 0;
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}

// A byte stream of given bytes.
function streamOfBytes(bytes) {
  return new ReadableStream({
    type: 'bytes',
    pull(controller) {
      if (bytes.byteLength > 0) controller.enqueue(new Uint8Array(bytes));
      queueMicrotask(() => {
        controller.close();
        controller.byobRequest?.respond(0);
      });
    },
  });
}

async function* partsOf(parts) {
  for (const part of parts) {
    if (part instanceof Uint8Array) yield part;
    else yield* part.stream();
  }
}

function fromForm(form) {
  const { encode, newBoundary } = require('internal/fetch/multipart');
  const boundary = newBoundary();
  const parts = encode(form, boundary);
  const length = parts.reduce((sum, part) => sum + (part.byteLength ?? part.size), 0);
  const body = new Body(streamOf({ [Symbol.asyncIterator]: () => partsOf(parts) }), form, length);
  return { body, type: `multipart/form-data; boundary=${boundary}`, parts };
}

function fromBytes(bytes, source, type = null) {
  return { body: new Body(streamOfBytes(bytes), source, bytes.byteLength), type };
}

// Extract a body, https://fetch.spec.whatwg.org/#concept-bodyinit-extract; returns { body, type }.
function extractBody(init, keepalive = false) {
  const { isBlob, streamOf: streamOfBlob } = require('internal/blob');
  if (isReadableStream(init)) {
    if (keepalive) throw new TypeError('keepalive');
    checkUsable(init);
    return { body: new Body(init), type: null };
  }
  if (typeof init !== 'object' || init === null) return fromText(`${init}`);
  if (init instanceof require('internal/url').URLSearchParams) {
    const text = init.toString();
    return fromBytes(Buffer.from(text), text, 'application/x-www-form-urlencoded;charset=UTF-8');
  }
  if (ArrayBuffer.isView(init)) {
    const bytes = new Uint8Array(init.buffer.slice(init.byteOffset, init.byteOffset + init.byteLength));
    return fromBytes(bytes, bytes);
  }
  if (require('internal/util/types').isArrayBuffer(init)) {
    const bytes = new Uint8Array(init.slice());
    return fromBytes(bytes, bytes);
  }
  if (require('internal/fetch/form_data').isFormData(init)) return fromForm(init);
  if (isBlob(init)) return { body: new Body(streamOfBlob(init), init, init.size), type: init.type || null };
  if (typeof init[Symbol.asyncIterator] === 'function') return { body: new Body(streamOf(init)), type: null };
  return fromText(`${init}`);
}

function fromText(text) {
  return fromBytes(Buffer.from(text.toWellFormed()), text, 'text/plain;charset=UTF-8');
}

function checkUsable(stream) {
  if (stream.locked || stream[kSlots].disturbed)
    throw new TypeError('Response body object should not be disturbed or locked');
}

// The bytes of a body's source; undefined if only its stream has them.
function sourceBytes(body) {
  const { source } = body;
  if (typeof source === 'string') return Buffer.from(source.toWellFormed());
  return source instanceof Uint8Array ? source : undefined;
}

// The bytes and the type of what extractBody accepts, streams excepted, without waiting: { bytes, type }.
function contentOf(init) {
  const { bytesOf: bytesOfBlob, isBlob } = require('internal/blob');
  const { body, type, parts } = extractBody(init);
  const bytes = (part) => (isBlob(part) ? bytesOfBlob(part) : part);
  if (parts !== undefined) return { bytes: new Uint8Array(Buffer.concat(parts.map(bytes))), type };
  return { bytes: isBlob(body.source) ? bytes(body.source) : new Uint8Array(sourceBytes(body)), type };
}

// Fully read a body, https://fetch.spec.whatwg.org/#body-fully-read
async function readFully(body) {
  const reader = body.stream.getReader();
  const chunks = [];
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    if (!require('internal/util/types').isUint8Array(value)) throw new TypeError('Received non-Uint8Array chunk');
    chunks.push(value);
  }
  if (chunks.length === 1 && chunks[0].byteLength === chunks[0].buffer.byteLength)
    return new Uint8Array(chunks[0].buffer);
  const length = chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0);
  const bytes = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.byteLength;
  }
  return bytes;
}

// Consume a body, https://fetch.spec.whatwg.org/#concept-body-consume-body. parts returns { body, headers } of the receiver, or throws.
async function consume(object, parts, convert) {
  const state = parts(object);
  const { body } = state;
  if (body !== null && body.isUnusable) throw new TypeError('Body is unusable: Body has already been read');
  state.signal?.throwIfAborted();
  return convert(body === null ? new Uint8Array(0) : await readFully(body), state);
}

function decodeText(bytes) {
  return new (require('internal/encoding').TextDecoder)().decode(bytes);
}

function toBlob(bytes, { headers }) {
  const { mimeTypeOf, serialize } = require('internal/fetch/mime');
  const mime = mimeTypeOf(headers);
  return new (require('internal/blob').Blob)([bytes], { type: mime === undefined ? '' : serialize(mime) });
}

function toFormData(bytes, { headers }) {
  const { essence, mimeTypeOf } = require('internal/fetch/mime');
  const mime = mimeTypeOf(headers);
  const kind = mime === undefined ? '' : essence(mime);
  if (kind === 'multipart/form-data') {
    const boundary = mime.parameters.get('boundary');
    if (boundary === undefined) {
      throw new TypeError('Failed to parse body as FormData.', {
        cause: new TypeError('missing boundary in content-type header'),
      });
    }
    return require('internal/fetch/multipart').decode(bytes, boundary);
  }
  if (kind !== 'application/x-www-form-urlencoded') {
    throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".');
  }
  const form = new (require('internal/fetch/form_data').FormData)();
  for (const [name, value] of new (require('internal/url').URLSearchParams)(decodeText(bytes)))
    form.append(name, value);
  return form;
}

// Body mixin, https://fetch.spec.whatwg.org/#body-mixin
function mixInBody(Interface, parts) {
  const methods = {
    blob() {
      return consume(this, parts, toBlob);
    },
    arrayBuffer() {
      return consume(this, parts, (bytes) => bytes.buffer);
    },
    text() {
      return consume(this, parts, decodeText);
    },
    json() {
      return consume(this, parts, (bytes) => JSON.parse(decodeText(bytes)));
    },
    formData() {
      return consume(this, parts, toFormData);
    },
    bytes() {
      return consume(this, parts, (bytes) => bytes);
    },
    textStream() {
      const { body } = parts(this);
      if (body === null) return new ReadableStream({ start: (controller) => controller.close() });
      if (body.isDisturbed || body.stream.locked) throw new TypeError('Body is unusable: Body has already been read');
      return body.stream.pipeThrough(new TextDecoderStream());
    },
  };
  for (const [name, value] of Object.entries(methods)) {
    Object.defineProperty(Interface.prototype, name, { __proto__: null, value, writable: true, configurable: true });
  }
  const accessors = {
    get body() {
      return parts(this).body?.stream ?? null;
    },
    get bodyUsed() {
      const { body } = parts(this);
      return body !== null && body.isDisturbed;
    },
  };
  for (const name of ['body', 'bodyUsed']) {
    Object.defineProperty(Interface.prototype, name, {
      ...Object.getOwnPropertyDescriptor(accessors, name),
      enumerable: false,
    });
  }
  enumerableMembers(Interface.prototype, ['body', 'bodyUsed', ...Object.keys(methods)]);
}

module.exports = { Body, contentOf, extractBody, illegal, mixInBody, readFully, sourceBytes };
