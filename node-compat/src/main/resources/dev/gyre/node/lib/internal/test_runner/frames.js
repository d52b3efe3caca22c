// How a test file tells the process or thread that runs it its events: serialized values between what it prints itself, each after two bytes that no UTF-8
// text has and its length.

const { Buffer } = require('buffer');

const HEADER = Buffer.from([0xff, 0x0f]);
const LENGTH_BYTES = 4;
const ERROR_KEYS = ['generatedMessage', 'code', 'failureType', 'cause', 'actual', 'expected', 'operator', 'exitCode'];

// A value that can be serialized and read as what it was: errors are replaced by their parts.
function packed(value, depth = 0) {
  if (!(value instanceof Error)) {
    if (typeof value === 'function' || typeof value === 'symbol') return String(value);
    return value;
  }
  const parts = {};
  for (const key of ERROR_KEYS) if (value[key] !== undefined && depth < 8) parts[key] = packed(value[key], depth + 1);
  return { packedError: true, name: value.name, message: value.message, stack: value.stack, parts };
}

function unpacked(value) {
  if (value === null || typeof value !== 'object' || value.packedError !== true) return value;
  const classes = { AssertionError: Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError };
  const error = new (classes[value.name] ?? Error)(value.message);
  Object.defineProperty(error, 'stack', { __proto__: null, value: value.stack, writable: true, configurable: true });
  if (error.name !== value.name)
    Object.defineProperty(error, 'name', { __proto__: null, value: value.name, writable: true, configurable: true });
  for (const [key, part] of Object.entries(value.parts)) error[key] = unpacked(part);
  return error;
}

function serialized(event) {
  const { serialize } = require('v8');
  const { details } = event.data;
  const sent =
    details?.error === undefined
      ? event
      : { type: event.type, data: { ...event.data, details: { ...details, error: packed(details.error) } } };
  try {
    return serialize(sent);
  } catch {
    // The cause or a compared value cannot be copied: its text is sent.
    const { inspect } = require('internal/util/inspect');
    for (const holder of [sent.data.details?.error?.parts, sent.data.details?.error?.parts?.cause?.parts]) {
      if (holder === undefined) continue;
      for (const key of ['cause', 'expected', 'actual'])
        if (key in holder && holder[key]?.packedError !== true) holder[key] = inspect(holder[key]);
    }
    return serialize(sent);
  }
}

function frameOf(event) {
  const bytes = serialized(event);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([HEADER, length, bytes]);
}

// Reads what a test file writes: calls onEvent for its events and onText for all other bytes.
class FrameReader {
  #rest = Buffer.alloc(0);
  #onEvent;
  #onText;

  constructor(onEvent, onText) {
    this.#onEvent = onEvent;
    this.#onText = onText;
  }

  add(chunk) {
    let bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    for (;;) {
      const at = bytes.indexOf(HEADER);
      if (at === -1) break;
      if (at > 0) this.#onText(bytes.subarray(0, at));
      bytes = bytes.subarray(at);
      const begin = HEADER.length + LENGTH_BYTES;
      if (bytes.length < begin) break;
      const end = begin + bytes.readUInt32BE(HEADER.length);
      if (bytes.length < end) break;
      this.#take(bytes.subarray(begin, end));
      bytes = bytes.subarray(end);
    }
    const isPartial = bytes.indexOf(HEADER) === 0 || (bytes.length > 0 && bytes[bytes.length - 1] === HEADER[0]);
    if (!isPartial && bytes.length > 0) this.#onText(bytes);
    this.#rest = isPartial ? Buffer.from(bytes) : Buffer.alloc(0);
  }

  #take(bytes) {
    const event = require('v8').deserialize(bytes);
    const { details } = event.data;
    if (details?.error !== undefined) details.error = unpacked(details.error);
    this.#onEvent(event);
  }

  // What is left of a file that ended in the middle of an event is text.
  end() {
    if (this.#rest.length > 0) this.#onText(this.#rest);
    this.#rest = Buffer.alloc(0);
  }
}

module.exports = { FrameReader, frameOf };
