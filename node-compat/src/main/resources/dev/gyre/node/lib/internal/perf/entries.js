// The entries of the performance timeline and their storage. https://w3c.github.io/performance-timeline/

const { nodeError } = require('internal/errors');

const construct = Symbol('construct'); // The first argument of constructors that programs must not call.
const RESOURCES = 250; // The initial limit of the buffer of resource timings.

class PerformanceEntry {
  #name;
  #entryType;
  #startTime;
  #duration;

  constructor(token, name, entryType, startTime, duration) {
    if (token !== construct) throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
    this.#name = name;
    this.#entryType = entryType;
    this.#startTime = startTime;
    this.#duration = duration;
  }

  get name() {
    return this.#name;
  }
  get entryType() {
    return this.#entryType;
  }
  get startTime() {
    return this.#startTime;
  }
  get duration() {
    return this.#duration;
  }

  toJSON() {
    return { name: this.name, entryType: this.entryType, startTime: this.startTime, duration: this.duration };
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options, inspect) {
    if (depth < 0) return this;
    return `${this.constructor.name} ${inspect(this.toJSON(), { ...options, depth: options.depth == null ? null : options.depth - 1 })}`;
  }
}

// An entry of Node's own kinds: function, gc, http and so on.
class PerformanceNodeEntry extends PerformanceEntry {
  #detail;

  constructor(token, name, entryType, startTime, duration, detail) {
    super(token, name, entryType, startTime, duration);
    this.#detail = detail;
  }

  get detail() {
    return this.#detail;
  }

  toJSON() {
    return { ...super.toJSON(), detail: this.detail };
  }
}

const classes = { entry: PerformanceEntry, node: PerformanceNodeEntry };
for (const type of Object.values(classes)) {
  for (const key of Object.getOwnPropertyNames(type.prototype)) {
    if (key !== 'constructor') Object.defineProperty(type.prototype, key, { __proto__: null, enumerable: true });
  }
  Object.defineProperty(type, 'length', { __proto__: null, value: 0, configurable: true });
}

// ---- the timeline --------------------------------------------------------------------------------------------------

const buffers = { __proto__: null, mark: [], measure: [], resource: [] };
const latestMarks = new Map(); // name -> the time of the last mark of that name
let resourceLimit = RESOURCES;
let secondary = [];
let notifyFull = null;

// Stores a mark or a measure.
function keep(entry) {
  buffers[entry.entryType].push(entry);
  if (entry.entryType === 'mark') latestMarks.set(entry.name, entry.startTime);
}

// Buffers a resource timing. One that does not fit waits in the secondary buffer for the event, whose listeners can make room.
// https://w3c.github.io/resource-timing/#dfn-add-a-performanceresourcetiming-entry
function keepResource(entry) {
  if (secondary.length === 0 && buffers.resource.length < resourceLimit) {
    buffers.resource.push(entry);
    return;
  }
  if (secondary.length === 0) setImmediate(emptySecondary);
  secondary.push(entry);
}

function emptySecondary() {
  while (secondary.length > 0) {
    const before = secondary.length;
    notifyFull?.();
    while (secondary.length > 0 && buffers.resource.length < resourceLimit) buffers.resource.push(secondary.shift());
    if (secondary.length >= before) secondary = [];
  }
}

function clear(type, name) {
  buffers[type] = name === undefined ? [] : buffers[type].filter((entry) => entry.name !== name);
  if (type !== 'mark') return;
  if (name === undefined) latestMarks.clear();
  else latestMarks.delete(name);
}

// The stored entries in the order of their start times; undefined selects all names or types.
function select(entries, name, type) {
  return entries
    .filter((entry) => (name === undefined || entry.name === name) && (type === undefined || entry.entryType === type))
    .sort((a, b) => a.startTime - b.startTime);
}

module.exports = {
  PerformanceEntry,
  PerformanceNodeEntry,
  clear,
  construct,
  keep,
  keepResource,
  kept: (type) => (type === undefined ? Object.values(buffers).flat() : (buffers[type] ?? [])),
  latestMark: (name) => latestMarks.get(name),
  select,
  setResourceLimit(limit) {
    resourceLimit = limit;
  },
  whenFull(callback) {
    notifyFull = callback;
  },
};
