// Observers of boxes in pages, where nothing is laid out: boxes have no size and do not change.

const { enumerableMembers } = require('internal/util');
const host = require('internal/page/host');

function requireElement(target, interfaceName) {
  if (!(target instanceof host.window.Element))
    throw new TypeError(`Failed to execute 'observe' on '${interfaceName}': parameter 1 is not of type 'Element'.`);
}

function requireCallback(callback, interfaceName) {
  if (typeof callback !== 'function')
    throw new TypeError(`Failed to construct '${interfaceName}': parameter 1 is not of type 'Function'.`);
}

const kMade = Symbol('made');

class IntersectionObserverEntry {
  #values;

  constructor(made = undefined, values = undefined) {
    if (made !== kMade) throw new TypeError('Illegal constructor');
    this.#values = values;
  }

  get time() {
    return this.#values.time;
  }
  get rootBounds() {
    return this.#values.rootBounds;
  }
  get boundingClientRect() {
    return this.#values.box;
  }
  get intersectionRect() {
    return this.#values.box;
  }
  get isIntersecting() {
    return this.#values.isIntersecting;
  }
  get intersectionRatio() {
    return this.#values.isIntersecting ? 1 : 0;
  }
  get target() {
    return this.#values.target;
  }
}

// https://w3c.github.io/IntersectionObserver/#intersection-observer-interface
// Each element is reported once, at the next frame: a box without a size, at the edge of the viewport, intersects it.
class IntersectionObserver {
  #callback;
  #root;
  #rootMargin;
  #thresholds;
  #targets = new Set();
  #entries = [];

  constructor(callback, { root = null, rootMargin = '0px', threshold = 0 } = {}) {
    requireCallback(callback, 'IntersectionObserver');
    const thresholds = (Array.isArray(threshold) ? threshold : [threshold]).map(Number);
    if (thresholds.some((value) => !(value >= 0 && value <= 1)))
      throw new RangeError(
        "Failed to construct 'IntersectionObserver': Threshold values must be numbers between 0 and 1",
      );
    this.#callback = callback;
    this.#root = root;
    this.#rootMargin = margins(`${rootMargin}`);
    this.#thresholds = Object.freeze(thresholds.length === 0 ? [0] : thresholds.sort((a, b) => a - b));
  }

  get root() {
    return this.#root;
  }
  get rootMargin() {
    return this.#rootMargin;
  }
  get thresholds() {
    return this.#thresholds;
  }

  observe(target) {
    requireElement(target, 'IntersectionObserver');
    if (this.#targets.has(target)) return;
    this.#targets.add(target);
    host.window.requestAnimationFrame((time) => {
      if (!this.#targets.has(target)) return;
      this.#entries.push(entryOf(target, time));
      host.queue(() => this.#notify());
    });
  }

  #notify() {
    const entries = this.takeRecords();
    if (entries.length > 0) Reflect.apply(this.#callback, this, [entries, this]);
  }

  unobserve(target) {
    this.#targets.delete(target);
  }

  disconnect() {
    this.#targets.clear();
    this.#entries = [];
  }

  takeRecords() {
    const entries = this.#entries;
    this.#entries = [];
    return entries;
  }
}

function entryOf(target, time) {
  const { DOMRectReadOnly, innerHeight, innerWidth } = host.window;
  return new IntersectionObserverEntry(kMade, {
    time,
    rootBounds: new DOMRectReadOnly(0, 0, innerWidth, innerHeight),
    box: target.getBoundingClientRect(),
    isIntersecting: target.getClientRects().length > 0,
    target,
  });
}

// The four values of a margin, https://w3c.github.io/IntersectionObserver/#parse-a-margin
function margins(text) {
  const values = text.trim().split(/\s+/);
  if (values.length > 4 || values.some((value) => !/^[+-]?[\d.]+(px|%)$/.test(value) && value !== '0'))
    throw new SyntaxError(
      "Failed to construct 'IntersectionObserver': rootMargin must be specified in pixels or percent.",
    );
  const [top, right = top, bottom = top, left = right] = values.map((value) => (value === '0' ? '0px' : value));
  return [top, right, bottom, left].join(' ');
}

// https://drafts.csswg.org/resize-observer/#resize-observer-interface
// Reports nothing, since no box has a size: an observation begins with a size of zero.
class ResizeObserver {
  #targets = new Set();

  constructor(callback) {
    requireCallback(callback, 'ResizeObserver');
  }

  observe(target) {
    requireElement(target, 'ResizeObserver');
    this.#targets.add(target);
  }

  unobserve(target) {
    this.#targets.delete(target);
  }

  disconnect() {
    this.#targets.clear();
  }
}

enumerableMembers(IntersectionObserver.prototype, [
  'root',
  'rootMargin',
  'thresholds',
  'observe',
  'unobserve',
  'disconnect',
  'takeRecords',
]);
enumerableMembers(IntersectionObserverEntry.prototype, [
  'time',
  'rootBounds',
  'boundingClientRect',
  'intersectionRect',
  'isIntersecting',
  'intersectionRatio',
  'target',
]);
enumerableMembers(ResizeObserver.prototype, ['observe', 'unobserve', 'disconnect']);
for (const made of [IntersectionObserver, IntersectionObserverEntry, ResizeObserver])
  Object.defineProperty(made.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: made.name });

module.exports = { IntersectionObserver, IntersectionObserverEntry, ResizeObserver };
