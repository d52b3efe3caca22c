// node:trace_events, https://nodejs.org/api/tracing.html

const { codedError } = require('internal/errors');
const { validateArray, validateObject, validateString } = require('internal/validators');
const events = require('internal/trace_events');

const MOST_ENABLED = 10;
const enabledTracings = new Set();

class Tracing {
  #categories;
  #enabled = false;

  constructor(categories) {
    this.#categories = categories;
  }

  enable() {
    if (this.#enabled || this.#categories.length === 0) return;
    this.#enabled = true;
    events.enable(this.#categories);
    enabledTracings.add(this);
    if (enabledTracings.size > MOST_ENABLED)
      process.emitWarning(
        `Possible trace_events memory leak detected. There are more than ${MOST_ENABLED} enabled Tracing objects.`,
      );
  }

  disable() {
    if (!this.#enabled) return;
    this.#enabled = false;
    events.disable(this.#categories);
    enabledTracings.delete(this);
  }

  get enabled() {
    return this.#enabled;
  }

  get categories() {
    return this.#categories.join(',');
  }

  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    if (typeof depth === 'number' && depth < 0) return this;
    const shown = { enabled: this.enabled, categories: this.categories };
    return `Tracing ${require('util').inspect(shown, { ...options, depth: options.depth == null ? null : options.depth - 1 })}`;
  }
}

function createTracing(options) {
  validateObject(options, 'options');
  const { categories } = options;
  validateArray(categories, 'options.categories');
  for (const [i, category] of categories.entries()) validateString(category, `options.categories[${i}]`);
  if (categories.length === 0)
    throw codedError(TypeError, 'ERR_TRACE_EVENTS_CATEGORY_REQUIRED', 'At least one category is required');
  return new Tracing([...categories]);
}

module.exports = { createTracing, getEnabledCategories: events.getEnabledCategories };
