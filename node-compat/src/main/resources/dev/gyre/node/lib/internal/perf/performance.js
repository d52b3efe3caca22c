// The class of the performance object. Java creates a small object with the clock; it gets this class when any other
// member is first used.

const { nodeError } = require('internal/errors');
const { Event, EventTarget, initialize } = require('internal/event_target');
const { clear, kept, select, setResourceLimit, whenFull } = require('internal/perf/entries');
const { eventLoopUtilization, nodeTiming } = require('internal/perf/event_loop');
const { timerify } = require('internal/perf/observer');
const { markResourceTiming } = require('internal/perf/resource_timing');
const { clearMarks, clearMeasures, mark, measure } = require('internal/perf/user_timing');

const { performance } = globalThis;
let onFull = null;

class Performance extends EventTarget {
  constructor() {
    throw nodeError('ERR_ILLEGAL_CONSTRUCTOR');
  }

  getEntries() {
    return select(kept());
  }

  getEntriesByName(name, type = undefined) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'name');
    return select(kept(), `${name}`, type === undefined ? undefined : `${type}`);
  }

  getEntriesByType(type) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'type');
    return select(kept(`${type}`));
  }

  clearResourceTimings(name = undefined) {
    clear('resource', name === undefined ? undefined : `${name}`);
  }

  setResourceTimingBufferSize(size) {
    if (arguments.length === 0) throw nodeError('ERR_MISSING_ARGS', 'maxSize');
    setResourceLimit(Number(size) >>> 0);
  }

  toJSON() {
    return {
      nodeTiming: this.nodeTiming,
      timeOrigin: this.timeOrigin,
      eventLoopUtilization: this.eventLoopUtilization(),
    };
  }

  get onresourcetimingbufferfull() {
    return onFull;
  }

  set onresourcetimingbufferfull(listener) {
    if (onFull) this.removeEventListener('resourcetimingbufferfull', onFull);
    onFull = typeof listener === 'function' ? listener : null;
    if (onFull) this.addEventListener('resourcetimingbufferfull', onFull);
  }
}
for (const method of [mark, measure, clearMarks, clearMeasures, timerify, markResourceTiming, eventLoopUtilization]) {
  Object.defineProperty(Performance.prototype, method.name, {
    __proto__: null,
    value: method,
    writable: true,
    configurable: true,
  });
}
Object.defineProperty(Performance.prototype, 'nodeTiming', { __proto__: null, value: nodeTiming, configurable: true });
for (const name of Object.getOwnPropertyNames(Performance.prototype)) {
  if (name !== 'constructor') Object.defineProperty(Performance.prototype, name, { __proto__: null, enumerable: true });
}
Object.defineProperty(Performance.prototype, Symbol.toStringTag, {
  __proto__: null,
  value: 'Performance',
  configurable: true,
});

// Inserts the class below the object that has Java's clock, and removes members of the same names from that object.
for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(performance))) {
  if (!Object.hasOwn(Performance.prototype, name) && !Object.hasOwn(EventTarget.prototype, name))
    Object.defineProperty(Performance.prototype, name, descriptor);
  delete performance[name];
}
Object.setPrototypeOf(performance, Performance.prototype);
initialize(performance);
whenFull(() => performance.dispatchEvent(new Event('resourcetimingbufferfull')));

module.exports = { Performance };
