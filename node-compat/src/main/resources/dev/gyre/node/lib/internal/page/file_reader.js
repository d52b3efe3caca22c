// FileReader, https://w3c.github.io/FileAPI/#APIASynch

const { EventTarget } = require('internal/event_target');
const { DOMException } = require('internal/domexception');
const { enumerableMembers } = require('internal/util');
const { defineHandler } = require('internal/page/handlers');
const { ProgressEvent } = require('internal/page/xhr');
const host = require('internal/page/host');

const states = { EMPTY: 0, LOADING: 1, DONE: 2 };

// https://w3c.github.io/FileAPI/#blob-package-data
function packaged(bytes, kind, type, label) {
  const { Buffer } = require('buffer');
  switch (kind) {
    case 'ArrayBuffer':
      return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    case 'BinaryString':
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).latin1Slice();
    case 'DataURL': {
      const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).base64Slice();
      return `data:${type === '' ? 'application/octet-stream' : type};base64,${text}`;
    }
    default:
      return decoded(bytes, label, type);
  }
}

function decoded(bytes, label, type) {
  const { TextDecoder } = require('internal/encoding');
  const [, charset] = /;\s*charset="?([^";]+)/i.exec(type) ?? [];
  const bom =
    bytes[0] === 0xfe && bytes[1] === 0xff
      ? 'utf-16be'
      : bytes[0] === 0xff && bytes[1] === 0xfe
        ? 'utf-16le'
        : undefined;
  for (const candidate of [bom, label, charset]) {
    if (candidate === undefined) continue;
    try {
      return new TextDecoder(candidate).decode(bytes);
    } catch {
      // Not the name of an encoding: the next one decides.
    }
  }
  return new TextDecoder().decode(bytes);
}

class FileReader extends EventTarget {
  #state = states.EMPTY;
  #result = null;
  #error = null;
  #reading = null;

  get readyState() {
    return this.#state;
  }
  get result() {
    return this.#result;
  }
  get error() {
    return this.#error;
  }

  readAsArrayBuffer(blob) {
    this.#read(blob, 'ArrayBuffer');
  }
  readAsBinaryString(blob) {
    this.#read(blob, 'BinaryString');
  }
  readAsText(blob, encoding = undefined) {
    this.#read(blob, 'Text', encoding === undefined ? undefined : `${encoding}`);
  }
  readAsDataURL(blob) {
    this.#read(blob, 'DataURL');
  }

  abort() {
    if (this.#state !== states.LOADING) {
      this.#result = null;
      return;
    }
    this.#state = states.DONE;
    this.#result = null;
    this.#reading = null;
    this.#fire('abort', 0, 0);
    if (this.#state !== states.LOADING) this.#fire('loadend', 0, 0);
  }

  #fire(type, loaded, total) {
    host.dispatch(this, new ProgressEvent(type, { loaded, total, lengthComputable: total > 0 }));
  }

  // https://w3c.github.io/FileAPI/#readOperation
  #read(blob, kind, label = undefined) {
    const { isBlob } = require('internal/blob');
    if (!isBlob(blob))
      throw new TypeError(`Failed to execute 'readAs${kind}' on 'FileReader': parameter 1 is not of type 'Blob'.`);
    if (this.#state === states.LOADING)
      throw new DOMException('The object is already busy reading Blobs.', 'InvalidStateError');
    this.#state = states.LOADING;
    this.#result = null;
    this.#error = null;
    const reading = {};
    this.#reading = reading;
    // Each step is a task of its own, which an abort in between cancels.
    const task = (work) => host.queue(() => this.#reading === reading && work());
    task(() => this.#fire('loadstart', 0, blob.size));
    blob.arrayBuffer().then(
      (buffer) => {
        const bytes = new Uint8Array(buffer);
        if (bytes.length > 0) task(() => this.#fire('progress', bytes.length, blob.size));
        task(() =>
          this.#end('load', bytes.length, blob.size, () => {
            this.#result = packaged(bytes, kind, blob.type, label);
          }),
        );
      },
      (error) =>
        task(() =>
          this.#end('error', 0, 0, () => {
            this.#error = new DOMException(`${error?.message ?? error}`, 'NotReadableError');
          }),
        ),
    );
  }

  #end(type, loaded, total, set) {
    this.#state = states.DONE;
    this.#reading = null;
    set();
    this.#fire(type, loaded, total);
    if (this.#state !== states.LOADING) this.#fire('loadend', loaded, total);
  }
}
for (const type of ['loadstart', 'progress', 'load', 'abort', 'error', 'loadend'])
  defineHandler(FileReader.prototype, type);
enumerableMembers(FileReader.prototype, [
  'abort',
  'error',
  'readAsArrayBuffer',
  'readAsBinaryString',
  'readAsDataURL',
  'readAsText',
  'readyState',
  'result',
]);
for (const [name, value] of Object.entries(states)) {
  const constant = { __proto__: null, value, enumerable: true };
  Object.defineProperty(FileReader, name, constant);
  Object.defineProperty(FileReader.prototype, name, constant);
}

for (const made of [FileReader])
  Object.defineProperty(made.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: made.name });

module.exports = { FileReader };
