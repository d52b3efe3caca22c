// Heap snapshots and what else looks at the objects of the heap. https://nodejs.org/api/v8.html#v8getheapsnapshotoptions

const { nodeError } = require('internal/errors');
const { toPath } = require('internal/fs/arguments');
const {
  validateBoolean,
  validateFunction,
  validateObject,
  validateUint32,
  validateOneOf,
} = require('internal/validators');

const binding = internalBinding('profile');

// Java's objects are always part of a snapshot, so the options have no other effect.
function checkOptions(options) {
  if (options === undefined) return;
  validateObject(options, 'options');
  for (const name of ['exposeInternals', 'exposeNumericValues'])
    validateBoolean(options[name] === undefined ? false : options[name], `options.${name}`);
}

let HeapSnapshotStream;

function streamOf(text) {
  const { Buffer } = require('buffer');
  const { Readable } = require('stream');
  HeapSnapshotStream ??= class HeapSnapshotStream extends Readable {
    #rest;
    constructor(bytes) {
      super({ highWaterMark: 65536 });
      this.#rest = bytes;
    }
    _read(size) {
      const piece = this.#rest.subarray(0, size);
      this.#rest = this.#rest.subarray(size);
      this.push(piece.length === 0 ? null : piece);
    }
  };
  return new HeapSnapshotStream(Buffer.from(text));
}

function getHeapSnapshot(options) {
  checkOptions(options);
  return streamOf(binding.heapSnapshot());
}

function writeHeapSnapshot(filename, options) {
  const path = filename === undefined ? undefined : toPath(filename);
  checkOptions(options);
  internalBinding('permission').require('fs.write', path ?? process.cwd(), true);
  const name = path ?? require('internal/diagnostic_name').diagnosticName('Heap', 'heapsnapshot');
  require('fs').writeFileSync(name, binding.heapSnapshot());
  return name;
}

function queryObjects(constructor, options = undefined) {
  validateFunction(constructor, 'constructor');
  if (options !== undefined) {
    validateObject(options, 'options');
    validateOneOf(options.format || 'count', 'options.format', ['count', 'summary']);
  }
  require('internal/util').emitExperimentalWarning('v8.queryObjects()');
  const prototype = constructor.prototype;
  const found = typeof prototype === 'object' && prototype !== null ? binding.objectsOf(prototype) : [];
  if (options?.format !== 'summary') return found.length;
  const { inspect } = require('internal/util/inspect');
  return found.map((object) => inspect(object, { depth: 0 }));
}

let hasLimit = false;

function setHeapSnapshotNearHeapLimit(limit) {
  validateUint32(limit, 'limit', true);
  if (hasLimit) return;
  hasLimit = true;
  binding.snapshotNearLimit(limit, () => writeHeapSnapshot(pathOfOption()));
}

// The path of a snapshot that an option requests.
function pathOfOption() {
  const name = require('internal/diagnostic_name').diagnosticName('Heap', 'heapsnapshot');
  return require('path').join(require('internal/options').optionValue('--diagnostic-dir', ''), name);
}

function writeAtSignal(signal) {
  if (require('os').constants.signals[signal] === undefined) throw nodeError('ERR_UNKNOWN_SIGNAL', signal);
  process.on(signal, () => {
    writeHeapSnapshot(pathOfOption());
  });
}

module.exports = {
  checkOptions,
  getHeapSnapshot,
  queryObjects,
  setHeapSnapshotNearHeapLimit,
  streamOf,
  writeAtSignal,
  writeHeapSnapshot,
};
