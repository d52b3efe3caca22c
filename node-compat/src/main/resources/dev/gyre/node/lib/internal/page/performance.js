// The performance timeline of pages: https://w3c.github.io/hr-time/, https://w3c.github.io/performance-timeline/, https://w3c.github.io/user-timing/

const { EventTarget } = require('internal/event_target');
const { DOMException } = require('internal/domexception');
const { enumerableMembers } = require('internal/util');
const { defineHandler } = require('internal/page/handlers');
const host = require('internal/page/host');

const kMade = Symbol('made');
const supportedTypes = Object.freeze(['mark', 'measure']);

function illegal(made) {
  if (made !== kMade) throw new TypeError('Illegal constructor');
}

class PerformanceEntry {
  #name;
  #type;
  #start;
  #duration;

  constructor(made = undefined, name = undefined, type = undefined, start = undefined, duration = undefined) {
    illegal(made);
    this.#name = name;
    this.#type = type;
    this.#start = start;
    this.#duration = duration;
  }

  get name() {
    return this.#name;
  }
  get entryType() {
    return this.#type;
  }
  get startTime() {
    return this.#start;
  }
  get duration() {
    return this.#duration;
  }

  toJSON() {
    return { name: this.#name, entryType: this.#type, startTime: this.#start, duration: this.#duration };
  }
}
enumerableMembers(PerformanceEntry.prototype, ['name', 'entryType', 'startTime', 'duration', 'toJSON']);

function cloned(value) {
  return value === undefined || value === null ? null : require('internal/page/messaging').structuredClone(value);
}

// https://w3c.github.io/user-timing/#the-performancemark-constructor
class PerformanceMark extends PerformanceEntry {
  #detail;

  constructor(name, options = undefined) {
    if (arguments.length === 0)
      throw new TypeError("Failed to construct 'PerformanceMark': 1 argument required, but only 0 present.");
    const text = `${name}`;
    if (timingNames.includes(text))
      throw new DOMException(`'${text}' is part of the PerformanceTiming interface.`, 'SyntaxError');
    const { detail, startTime } = dictionary(options);
    const start = startTime === undefined ? host.now() : double(startTime, 'startTime');
    if (start < 0) throw new TypeError(`'${text}' cannot have a negative start time.`);
    super(kMade, text, 'mark', start, 0);
    this.#detail = cloned(detail);
  }

  get detail() {
    return this.#detail;
  }
}
enumerableMembers(PerformanceMark.prototype, ['detail']);

class PerformanceMeasure extends PerformanceEntry {
  #detail;

  constructor(made = undefined, name = undefined, start = undefined, duration = undefined, detail = undefined) {
    illegal(made);
    super(kMade, name, 'measure', start, duration);
    this.#detail = detail;
  }

  get detail() {
    return this.#detail;
  }
}
enumerableMembers(PerformanceMeasure.prototype, ['detail']);

function dictionary(value) {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' && typeof value !== 'function')
    throw new TypeError('The provided value is not of type object.');
  return value;
}

function double(value, name) {
  const number = Number(value);
  if (!Number.isFinite(number)) throw new TypeError(`The provided value of '${name}' is not finite.`);
  return number;
}

// https://w3c.github.io/navigation-timing/#the-performancetiming-interface
const timingNames = [
  'navigationStart',
  'unloadEventStart',
  'unloadEventEnd',
  'redirectStart',
  'redirectEnd',
  'fetchStart',
  'domainLookupStart',
  'domainLookupEnd',
  'connectStart',
  'connectEnd',
  'secureConnectionStart',
  'requestStart',
  'responseStart',
  'responseEnd',
  'domLoading',
  'domInteractive',
  'domContentLoadedEventStart',
  'domContentLoadedEventEnd',
  'domComplete',
  'loadEventStart',
  'loadEventEnd',
];
const neverHappened = ['unloadEventStart', 'unloadEventEnd', 'redirectStart', 'redirectEnd', 'secureConnectionStart'];

// The moments at which a document reached its states, in milliseconds since the epoch; 0 for what has not happened.
class PerformanceTiming {
  constructor(made = undefined) {
    illegal(made);
  }

  toJSON() {
    return Object.fromEntries(timingNames.map((name) => [name, this[name]]));
  }
}
for (const name of timingNames) {
  Object.defineProperty(PerformanceTiming.prototype, name, {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get() {
      if (neverHappened.includes(name)) return 0;
      const moment = host.moment(name);
      return moment < 0 ? 0 : Math.floor(performance.timeOrigin + moment);
    },
  });
}
enumerableMembers(PerformanceTiming.prototype, ['toJSON']);

class PerformanceNavigation {
  constructor(made = undefined) {
    illegal(made);
  }

  get type() {
    return 0;
  }
  get redirectCount() {
    return 0;
  }
  toJSON() {
    return { type: 0, redirectCount: 0 };
  }
}
enumerableMembers(PerformanceNavigation.prototype, ['type', 'redirectCount', 'toJSON']);

function sorted(entries) {
  return entries.sort((one, other) => one.startTime - other.startTime);
}

function filtered(entries, name, type) {
  return sorted(
    entries.filter(
      (entry) => (name === undefined || entry.name === name) && (type === undefined || entry.entryType === type),
    ),
  );
}

const timeline = [];

// https://w3c.github.io/hr-time/#sec-performance
class Performance extends EventTarget {
  #timing;
  #navigation;

  constructor(made = undefined) {
    illegal(made);
    super();
  }

  get timeOrigin() {
    void this.#timing;
    return host.timeOrigin();
  }
  get timing() {
    return (this.#timing ??= new PerformanceTiming(kMade));
  }
  get navigation() {
    return (this.#navigation ??= new PerformanceNavigation(kMade));
  }

  now() {
    void this.#timing;
    return host.now();
  }

  toJSON() {
    return { timeOrigin: this.timeOrigin, timing: this.timing.toJSON(), navigation: this.navigation.toJSON() };
  }

  getEntries() {
    return filtered([...timeline]);
  }
  getEntriesByType(type) {
    return filtered(timeline, undefined, `${type}`);
  }
  getEntriesByName(name, type = undefined) {
    return filtered(timeline, `${name}`, type === undefined ? undefined : `${type}`);
  }

  mark(name, options = undefined) {
    if (arguments.length === 0)
      throw new TypeError("Failed to execute 'mark' on 'Performance': 1 argument required, but only 0 present.");
    const entry = new PerformanceMark(name, options);
    add(entry);
    return entry;
  }

  clearMarks(name = undefined) {
    clear('mark', name);
  }

  // https://w3c.github.io/user-timing/#measure-method
  measure(name, startOrOptions = undefined, endMark = undefined) {
    if (arguments.length === 0)
      throw new TypeError("Failed to execute 'measure' on 'Performance': 1 argument required, but only 0 present.");
    const text = `${name}`;
    const isOptions = typeof startOrOptions === 'object' && startOrOptions !== null;
    const options = isOptions ? startOrOptions : {};
    const { detail, duration, end, start } = options;
    if (startOrOptions === null) startOrOptions = undefined;
    const isEmpty = detail === undefined && duration === undefined && end === undefined && start === undefined;
    if (isOptions && !isEmpty) {
      if (endMark !== undefined)
        throw new TypeError('If a PerformanceMeasureOptions object is passed, endMark must not be given.');
      if (start === undefined && end === undefined)
        throw new TypeError('PerformanceMeasureOptions must have a start or an end.');
      if (start !== undefined && duration !== undefined && end !== undefined)
        throw new TypeError('PerformanceMeasureOptions must not have all of start, duration and end.');
    }
    const length = duration === undefined ? undefined : double(duration, 'duration');
    const last = endOf(endMark, end, start, length);
    const first = startOf(isOptions ? undefined : startOrOptions, end, start, length);
    const entry = new PerformanceMeasure(kMade, text, first, last - first, cloned(detail));
    add(entry);
    return entry;
  }

  clearMeasures(name = undefined) {
    clear('measure', name);
  }

  clearResourceTimings() {}
  setResourceTimingBufferSize() {}
}
defineHandler(Performance.prototype, 'resourcetimingbufferfull');
enumerableMembers(Performance.prototype, [
  'clearMarks',
  'clearMeasures',
  'clearResourceTimings',
  'getEntries',
  'getEntriesByName',
  'getEntriesByType',
  'mark',
  'measure',
  'navigation',
  'now',
  'setResourceTimingBufferSize',
  'timeOrigin',
  'timing',
  'toJSON',
]);

function endOf(endMark, end, start, duration) {
  if (endMark !== undefined) return toTimestamp(endMark);
  if (end !== undefined) return toTimestamp(end);
  if (start !== undefined && duration !== undefined) return toTimestamp(start) + duration;
  return host.now();
}

function startOf(startMark, end, start, duration) {
  if (start !== undefined) return toTimestamp(start);
  if (duration !== undefined && end !== undefined) return toTimestamp(end) - duration;
  return startMark === undefined ? 0 : toTimestamp(startMark);
}

// https://w3c.github.io/user-timing/#convert-a-mark-to-a-timestamp
function toTimestamp(mark) {
  if (typeof mark === 'number') {
    const time = double(mark, 'mark');
    if (time < 0) throw new TypeError('A time must not be negative.');
    return time;
  }
  const name = `${mark}`;
  if (timingNames.includes(name)) {
    if (name === 'navigationStart') return 0;
    const time = performance.timing[name];
    if (time === 0)
      throw new DOMException(
        `'${name}' is empty: either the event hasn't happened yet, or it would provide cross-origin timing information.`,
        'InvalidAccessError',
      );
    return time - performance.timing.navigationStart;
  }
  const found = timeline.findLast((entry) => entry.entryType === 'mark' && entry.name === name);
  if (found === undefined) throw new DOMException(`The mark '${name}' does not exist.`, 'SyntaxError');
  return found.startTime;
}

function add(entry) {
  timeline.push(entry);
  for (const observer of observers) observer(entry);
}

function clear(type, name) {
  const text = name === undefined ? undefined : `${name}`;
  for (let i = timeline.length - 1; i >= 0; i--)
    if (timeline[i].entryType === type && (text === undefined || timeline[i].name === text)) timeline.splice(i, 1);
}

class PerformanceObserverEntryList {
  #entries;

  constructor(made = undefined, entries = undefined) {
    illegal(made);
    this.#entries = sorted(entries);
  }

  getEntries() {
    return [...this.#entries];
  }
  getEntriesByType(type) {
    return filtered(this.#entries, undefined, `${type}`);
  }
  getEntriesByName(name, type = undefined) {
    return filtered(this.#entries, `${name}`, type === undefined ? undefined : `${type}`);
  }
}
enumerableMembers(PerformanceObserverEntryList.prototype, ['getEntries', 'getEntriesByType', 'getEntriesByName']);

const observers = new Set();

// https://w3c.github.io/performance-timeline/#the-performanceobserver-interface
class PerformanceObserver {
  #callback;
  #types = new Set();
  #buffer = [];
  #mode = undefined;
  #receive = (entry) => {
    if (!this.#types.has(entry.entryType)) return;
    this.#buffer.push(entry);
    if (this.#buffer.length === 1) host.queue(() => this.#deliver());
  };

  constructor(callback) {
    if (typeof callback !== 'function')
      throw new TypeError("Failed to construct 'PerformanceObserver': parameter 1 is not of type 'Function'.");
    this.#callback = callback;
  }

  static get supportedEntryTypes() {
    return supportedTypes;
  }

  #deliver() {
    if (this.#buffer.length === 0) return;
    const entries = this.#buffer;
    this.#buffer = [];
    Reflect.apply(this.#callback, this, [
      new PerformanceObserverEntryList(kMade, entries),
      this,
      { droppedEntriesCount: 0 },
    ]);
  }

  // https://w3c.github.io/performance-timeline/#observe-method
  observe(options = undefined) {
    const { buffered, entryTypes, type } = dictionary(options);
    if (entryTypes === undefined && type === undefined)
      throw new TypeError('Either entryTypes or type must be present.');
    if (entryTypes !== undefined && (type !== undefined || buffered !== undefined))
      throw new TypeError('entryTypes must not be used together with other options.');
    const mode = entryTypes === undefined ? 'single' : 'multiple';
    if (this.#mode !== undefined && this.#mode !== mode)
      throw new DOMException('The observer has been used with the other kind of options.', 'InvalidModificationError');
    this.#mode = mode;
    if (mode === 'multiple') this.#types.clear();
    const names = mode === 'multiple' ? [...entryTypes].map(String) : [`${type}`];
    const known = names.filter((name) => supportedTypes.includes(name));
    if (known.length === 0) return;
    for (const name of known) this.#types.add(name);
    observers.add(this.#receive);
    if (buffered) for (const entry of timeline) if (entry.entryType === known[0]) this.#receive(entry);
  }

  disconnect() {
    observers.delete(this.#receive);
    this.#buffer = [];
    this.#types.clear();
    this.#mode = undefined;
  }

  takeRecords() {
    const entries = this.#buffer;
    this.#buffer = [];
    return entries;
  }
}
enumerableMembers(PerformanceObserver.prototype, ['observe', 'disconnect', 'takeRecords']);

for (const made of [
  PerformanceEntry,
  PerformanceMark,
  PerformanceMeasure,
  PerformanceTiming,
  PerformanceNavigation,
  Performance,
  PerformanceObserverEntryList,
  PerformanceObserver,
])
  Object.defineProperty(made.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: made.name });

const performance = new Performance(kMade);

module.exports = {
  Performance,
  PerformanceEntry,
  PerformanceMark,
  PerformanceMeasure,
  PerformanceNavigation,
  PerformanceObserver,
  PerformanceObserverEntryList,
  PerformanceTiming,
  performance,
};
