// node:domain, deprecated: error handlers for all that a function begins. https://nodejs.org/api/domain.html

const EventEmitter = require('events');
const { nodeError } = require('internal/errors');
const { AsyncLocalStorage } = require('async_hooks');

// The domain of what runs and of what it begins; `none` where a domain has been left, no value where there never was one.
const current = new AsyncLocalStorage();
const none = Symbol('none');
// The domains that have been entered and not left, each with the one that was active before.
const stack = [];
const previous = [];

function getActive() {
  const domain = current.getStore();
  return domain === undefined ? null : domain === none ? undefined : domain;
}

function setActive(domain) {
  current.enterWith(domain ?? none);
}

// Notes in an error which domain it belongs to.
function mark(error, domain, notes) {
  if ((typeof error !== 'object' || error === null) && typeof error !== 'function') return;
  Object.defineProperty(error, 'domain', {
    __proto__: null,
    configurable: true,
    enumerable: false,
    value: domain,
    writable: true,
  });
  Object.assign(error, notes);
}

class Domain extends EventEmitter {
  constructor() {
    super();
    this.members = [];
  }

  // Takes an error that nothing has caught; answers whether it is handled. What a listener throws goes to the domain around this one.
  _errorHandler(error, isThrown = true) {
    mark(error, this, { domainThrown: isThrown });
    while (stack.at(-1) === this) this.exit();
    const outer = stack.at(-1);
    setActive(undefined);
    try {
      return this.emit('error', error);
    } catch (failure) {
      if (outer === undefined) throw failure;
      setActive(outer);
      return outer._errorHandler(failure);
    } finally {
      stack.length = 0;
      previous.length = 0;
      setActive(undefined);
    }
  }

  enter() {
    previous.push(getActive());
    stack.push(this);
    setActive(this);
  }

  // Leaves the domain and all that were entered after it.
  exit() {
    const index = stack.lastIndexOf(this);
    if (index === -1) return;
    stack.length = index;
    setActive(previous[index] ?? undefined);
    previous.length = index;
  }

  add(emitter) {
    if (emitter.domain === this) return;
    if (emitter.domain) emitter.domain.remove(emitter);
    // A domain cannot be in itself.
    if (this.domain && emitter instanceof Domain) {
      for (let { domain } = this; domain; domain = domain.domain) if (emitter === domain) return;
    }
    setDomain(emitter, this);
    this.members.push(emitter);
  }

  remove(emitter) {
    emitter.domain = null;
    const index = this.members.indexOf(emitter);
    if (index !== -1) this.members.splice(index, 1);
  }

  run(fn, ...args) {
    this.enter();
    const result = Reflect.apply(fn, this, args);
    this.exit();
    return result;
  }

  // The function in this domain, without its first argument, which is an error for the domain.
  intercept(callback) {
    const domain = this;
    return function (error, ...args) {
      if (error && error instanceof Error) {
        mark(error, domain, { domainBound: callback, domainThrown: false });
        domain.emit('error', error);
        return undefined;
      }
      return domain.run(() => Reflect.apply(callback, this, args));
    };
  }

  bind(callback) {
    const domain = this;
    function bound(...args) {
      return domain.run(() => Reflect.apply(callback, this, args));
    }
    setDomain(bound, this);
    return bound;
  }
}

Domain.prototype.members = undefined;

function setDomain(object, domain) {
  Object.defineProperty(object, 'domain', {
    __proto__: null,
    configurable: true,
    enumerable: false,
    value: domain,
    writable: true,
  });
}

// ---- errors that nothing has caught ---------------------------------------------------------------------------------

require('internal/process/process_object').captureForDomains((error, fromPromise) => {
  const active = getActive();
  if (!active) return false;
  const isHeard = [active, ...stack].some((domain) => domain.listenerCount('error') > 0);
  return isHeard && active._errorHandler(error, !fromPromise) !== false;
});

// Once the object is set up, which has such a property of its own.
for (const [target, name] of [
  [process, 'domain'],
  [module.exports, 'active'],
]) {
  Object.defineProperty(target, name, {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get: getActive,
    set: setActive,
  });
}

// ---- event emitters --------------------------------------------------------------------------------------------------

EventEmitter.usingDomains = true;

const { init } = EventEmitter;
EventEmitter.init = function (options) {
  setDomain(this, null);
  const active = getActive();
  if (active && !(this instanceof Domain)) this.domain = active;
  init.call(this, options);
};

const { emit } = EventEmitter.prototype;
EventEmitter.prototype.emit = function (...args) {
  const { domain } = this;
  if (domain === null || domain === undefined || this === process) return Reflect.apply(emit, this, args);
  const [type, given] = args;
  if (type === 'error' && this.listenerCount('error') === 0) {
    emitInDomain(this, domain, given || nodeError('ERR_UNHANDLED_ERROR', given));
    return false;
  }
  domain.enter();
  const result = Reflect.apply(emit, this, args);
  domain.exit();
  return result;
};

// The listeners of the domain run outside of it.
function emitInDomain(emitter, domain, error) {
  if (typeof error === 'object') mark(error, domain, { domainEmitter: emitter, domainThrown: false });
  const [entered, before, active] = [[...stack], [...previous], getActive()];
  while (stack.at(-1) === domain) domain.exit();
  try {
    domain.emit('error', error);
  } finally {
    stack.splice(0, stack.length, ...entered);
    previous.splice(0, previous.length, ...before);
    setActive(active);
  }
}

const create = () => new Domain();

Object.assign(module.exports, { _stack: stack, Domain, createDomain: create, create });
