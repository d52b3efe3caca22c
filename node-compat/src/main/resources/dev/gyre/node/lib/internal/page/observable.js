// Observables of pages, https://wicg.github.io/observable/

const { enumerableMembers } = require('internal/util');
const host = require('internal/page/host');

const kMade = Symbol('made');

// Calls a function; what it throws is reported.
function callReporting(callback, ...values) {
  try {
    Reflect.apply(callback, undefined, values);
  } catch (error) {
    host.report(error);
  }
}

function requireFunction(value, what) {
  if (typeof value !== 'function') throw new TypeError(`${what} is not a function.`);
}

// The functions of a dictionary: those that are there must be functions.
function functionsOf(dictionary, names) {
  const functions = { __proto__: null };
  for (const name of names) {
    const value = dictionary?.[name];
    if (value === undefined) continue;
    requireFunction(value, `The '${name}' member`);
    functions[name] = value;
  }
  return functions;
}

// https://wicg.github.io/observable/#subscriber-api
class Subscriber {
  #observer;
  #controller = new AbortController();
  #active = true;
  #teardowns = [];

  constructor(made = undefined, observer = undefined) {
    if (made !== kMade) throw new TypeError('Illegal constructor');
    this.#observer = observer;
  }

  get active() {
    return this.#active;
  }
  get signal() {
    return this.#controller.signal;
  }

  next(value) {
    const observer = this.#observer;
    if (arguments.length === 0) throw new TypeError("Failed to execute 'next' on 'Subscriber': 1 argument required.");
    if (this.#active && !host.isGone()) observer.next?.(value);
  }

  error(error) {
    const observer = this.#observer;
    if (arguments.length === 0) throw new TypeError("Failed to execute 'error' on 'Subscriber': 1 argument required.");
    if (host.isGone()) return;
    if (!this.#active) {
      host.report(error);
      return;
    }
    close(this, error);
    if (observer.error === undefined) host.report(error);
    else observer.error(error);
  }

  complete() {
    const observer = this.#observer;
    if (!this.#active || host.isGone()) return;
    close(this);
    observer.complete?.();
  }

  addTeardown(teardown) {
    const teardowns = this.#teardowns;
    requireFunction(teardown, 'The teardown');
    if (host.isGone()) return;
    if (this.#active) teardowns.push(teardown);
    else callReporting(teardown);
  }

  // https://wicg.github.io/observable/#close-a-subscription
  static close(subscriber, ...reason) {
    if (!subscriber.#active) return;
    subscriber.#active = false;
    subscriber.#controller.abort(...reason);
    for (const teardown of subscriber.#teardowns.reverse()) callReporting(teardown);
    subscriber.#teardowns = [];
  }
}
const { close } = Subscriber;
delete Subscriber.close;

// What a program subscribes with: a function, or an object with functions; what they throw is reported.
function reportingObserver(given) {
  const functions = typeof given === 'function' ? { next: given } : functionsOf(given, ['complete', 'error', 'next']);
  const observer = { __proto__: null };
  for (const name of Object.keys(functions)) observer[name] = (...values) => callReporting(functions[name], ...values);
  return observer;
}

// https://wicg.github.io/observable/#observable-api
class Observable {
  #subscribe;

  constructor(callback) {
    requireFunction(callback, 'The subscribe callback');
    this.#subscribe = callback;
  }

  subscribe(observer = undefined, options = undefined) {
    start(this, reportingObserver(observer), options?.signal);
  }

  // https://wicg.github.io/observable/#subscribe-to-an-observable
  static start(observable, observer, signal) {
    const subscribe = observable.#subscribe;
    if (host.isGone()) return;
    const subscriber = new Subscriber(kMade, observer);
    if (signal?.aborted) close(subscriber, signal.reason);
    else if (signal) {
      const { signal: own } = subscriber;
      signal.addEventListener('abort', () => close(subscriber, signal.reason), { signal: own });
    }
    try {
      subscribe(subscriber);
    } catch (error) {
      subscriber.error(error);
    }
  }

  static isObservable(value) {
    return typeof value === 'object' && value !== null && #subscribe in value;
  }

  // https://wicg.github.io/observable/#dom-observable-from
  static from(value) {
    if (arguments.length === 0) throw new TypeError("Failed to execute 'from' on 'Observable': 1 argument required.");
    return convert(value);
  }

  takeUntil(value) {
    const notifier = convert(value);
    return new Observable((subscriber) => {
      const stop = () => subscriber.complete();
      start(notifier, { next: stop, error: stop }, subscriber.signal);
      if (subscriber.active) start(this, passOn(subscriber), subscriber.signal);
    });
  }

  map(mapper) {
    requireFunction(mapper, 'The mapper');
    return operator(this, (subscriber) => {
      let index = 0;
      return { next: guarded(subscriber, (value) => subscriber.next(mapper(value, index++))) };
    });
  }

  filter(predicate) {
    requireFunction(predicate, 'The predicate');
    return operator(this, (subscriber) => {
      let index = 0;
      return {
        next: guarded(subscriber, (value) => {
          if (predicate(value, index++)) subscriber.next(value);
        }),
      };
    });
  }

  take(amount) {
    const count = toCount(amount);
    return new Observable((subscriber) => {
      let remaining = count;
      if (remaining === 0) {
        subscriber.complete();
        return;
      }
      const next = (value) => {
        subscriber.next(value);
        if (--remaining === 0) subscriber.complete();
      };
      start(this, { ...passOn(subscriber), next }, subscriber.signal);
    });
  }

  drop(amount) {
    const count = toCount(amount);
    return operator(this, (subscriber) => {
      let remaining = count;
      return {
        next(value) {
          if (remaining > 0) remaining--;
          else subscriber.next(value);
        },
      };
    });
  }

  flatMap(mapper) {
    requireFunction(mapper, 'The mapper');
    return operator(this, (subscriber) => {
      const waiting = [];
      let index = 0;
      let active = false;
      let completed = false;
      const subscribeNext = (value) =>
        startInner(
          subscriber,
          () => mapper(value, index++),
          subscriber.signal,
          () => {
            if (waiting.length > 0) {
              subscribeNext(waiting.shift());
              return;
            }
            active = false;
            if (completed) subscriber.complete();
          },
        );
      return {
        next(value) {
          if (active) {
            waiting.push(value);
            return;
          }
          active = true;
          subscribeNext(value);
        },
        complete() {
          completed = true;
          if (!active) subscriber.complete();
        },
      };
    });
  }

  switchMap(mapper) {
    requireFunction(mapper, 'The mapper');
    return operator(this, (subscriber) => {
      let index = 0;
      let current = null;
      let completed = false;
      return {
        next(value) {
          current?.abort();
          const controller = (current = new AbortController());
          const signal = AbortSignal.any([controller.signal, subscriber.signal]);
          startInner(
            subscriber,
            () => mapper(value, index++),
            signal,
            () => {
              if (completed) subscriber.complete();
              else if (current === controller) current = null;
            },
          );
        },
        complete() {
          completed = true;
          if (current === null) subscriber.complete();
        },
      };
    });
  }

  inspect(given = undefined) {
    const names = ['abort', 'complete', 'error', 'next', 'subscribe'];
    const inspector = typeof given === 'function' ? { next: given } : functionsOf(given, names);
    return new Observable((subscriber) => {
      try {
        inspector.subscribe?.();
      } catch (error) {
        subscriber.error(error);
        return;
      }
      const { signal } = subscriber;
      const aborted = () => callReporting(inspector.abort, signal.reason);
      if (inspector.abort !== undefined) signal.addEventListener('abort', aborted);
      const step =
        (name, ends) =>
        (...values) => {
          if (ends) signal.removeEventListener('abort', aborted);
          try {
            inspector[name]?.(...values);
          } catch (error) {
            signal.removeEventListener('abort', aborted);
            subscriber.error(error);
            return;
          }
          subscriber[name](...values);
        };
      start(this, { next: step('next', false), error: step('error', true), complete: step('complete', true) }, signal);
    });
  }

  toArray(options = undefined) {
    return promised(this, options, ({ resolve }) => {
      const values = [];
      return { next: (value) => values.push(value), complete: () => resolve(values) };
    });
  }

  forEach(callback, options = undefined) {
    return promised(this, options, ({ resolve, attempt }) => {
      requireFunction(callback, 'The callback');
      let index = 0;
      return { next: (value) => attempt(() => callback(value, index++)), complete: () => resolve(undefined) };
    });
  }

  every(predicate, options = undefined) {
    return searched(this, predicate, options, (passes) => (passes ? undefined : [false]), true);
  }

  some(predicate, options = undefined) {
    return searched(this, predicate, options, (passes) => (passes ? [true] : undefined), false);
  }

  find(predicate, options = undefined) {
    return searched(this, predicate, options, (passes, value) => (passes ? [value] : undefined), undefined);
  }

  first(options = undefined) {
    return promised(this, options, ({ end, reject }) => ({
      next: end,
      complete: () => reject(new RangeError('No values in Observable')),
    }));
  }

  last(options = undefined) {
    return promised(this, options, ({ resolve, reject }) => {
      let last = null;
      return {
        next: (value) => (last = { value }),
        complete: () => (last === null ? reject(new RangeError('No values in Observable')) : resolve(last.value)),
      };
    });
  }
}
const { isObservable, start } = Observable;
delete Observable.isObservable;
delete Observable.start;

// https://webidl.spec.whatwg.org/#js-unsigned-long-long
function toCount(amount) {
  const number = Math.trunc(Number(amount));
  return Number.isFinite(number) ? Number(BigInt.asUintN(64, BigInt(number))) : 0;
}

// An observer that passes everything on to a subscriber.
function passOn(subscriber) {
  return {
    next: (value) => subscriber.next(value),
    error: (error) => subscriber.error(error),
    complete: () => subscriber.complete(),
  };
}

// A function whose exceptions are errors of a subscriber.
function guarded(subscriber, work) {
  return (value) => {
    try {
      work(value);
    } catch (error) {
      subscriber.error(error);
    }
  };
}

function operator(source, observer) {
  return new Observable((subscriber) =>
    start(source, { ...passOn(subscriber), ...observer(subscriber) }, subscriber.signal),
  );
}

function startInner(subscriber, made, signal, complete) {
  let inner;
  try {
    inner = convert(made());
  } catch (error) {
    subscriber.error(error);
    return;
  }
  start(inner, { ...passOn(subscriber), complete }, signal);
}

// The result of an operator that returns a promise. @param observer gets { resolve, reject, end(value), attempt(function) }
function promised(source, options, observer) {
  const { promise, resolve, reject } = Promise.withResolvers();
  try {
    const controller = new AbortController();
    const given = options?.signal;
    const signal = given ? AbortSignal.any([controller.signal, given]) : controller.signal;
    const end = (value) => {
      resolve(value);
      controller.abort();
    };
    const attempt = (work) => {
      try {
        return work();
      } catch (error) {
        reject(error);
        controller.abort(error);
        return undefined;
      }
    };
    const made = { error: reject, ...observer({ resolve, reject, end, attempt }) };
    if (signal.aborted) reject(signal.reason);
    else {
      signal.addEventListener('abort', () => reject(signal.reason));
      start(source, made, signal);
    }
  } catch (error) {
    reject(error);
  }
  return promise;
}

// @param result the promise's value in an array as soon as one decides @param rest its value if none does
function searched(source, predicate, options, result, rest) {
  return promised(source, options, ({ resolve, end, attempt }) => {
    requireFunction(predicate, 'The predicate');
    let index = 0;
    return {
      next: (value) =>
        attempt(() => {
          const found = result(Boolean(predicate(value, index++)), value);
          if (found !== undefined) end(found[0]);
        }),
      complete: () => resolve(rest),
    };
  });
}

// https://wicg.github.io/observable/#observable-convert-to-an-observable
function convert(value) {
  if (isObservable(value)) return value;
  if (value === null || (typeof value !== 'object' && typeof value !== 'function'))
    throw new TypeError('The value cannot be converted to an Observable.');
  if (value[Symbol.asyncIterator] !== undefined && value[Symbol.asyncIterator] !== null) return ofAsyncIterable(value);
  if (value[Symbol.iterator] !== undefined && value[Symbol.iterator] !== null) return ofIterable(value);
  if (value instanceof Promise) return ofPromise(value);
  throw new TypeError('The value cannot be converted to an Observable.');
}

function iteratorOf(value, symbol) {
  const iterator = value[symbol]();
  if (iterator === null || (typeof iterator !== 'object' && typeof iterator !== 'function'))
    throw new TypeError('The iterator is not an object.');
  return iterator;
}

function ofIterable(value) {
  iteratorOf(value, Symbol.iterator);
  return new Observable((subscriber) => {
    if (subscriber.signal.aborted) return;
    const iterator = iteratorOf(value, Symbol.iterator);
    const { next } = iterator;
    while (subscriber.active) {
      const result = Reflect.apply(next, iterator, []);
      if (result.done) {
        subscriber.complete();
        return;
      }
      subscriber.next(result.value);
    }
    iterator.return?.();
  });
}

function ofAsyncIterable(value) {
  return new Observable((subscriber) => {
    if (subscriber.signal.aborted) return;
    const iterator = iteratorOf(value, Symbol.asyncIterator);
    const step = () => {
      Promise.resolve(iterator.next()).then(
        (result) => {
          if (!subscriber.active) return;
          if (result.done) subscriber.complete();
          else {
            subscriber.next(result.value);
            step();
          }
        },
        (error) => subscriber.error(error),
      );
    };
    subscriber.addTeardown(() => iterator.return?.());
    step();
  });
}

function ofPromise(promise) {
  return new Observable((subscriber) => {
    promise.then(
      (value) => {
        subscriber.next(value);
        subscriber.complete();
      },
      (error) => subscriber.error(error),
    );
  });
}

// EventTarget.when ( type, options ), https://wicg.github.io/observable/#dom-eventtarget-when
function when(type, options = undefined) {
  if (arguments.length === 0) throw new TypeError("Failed to execute 'when' on 'EventTarget': 1 argument required.");
  const name = `${type}`;
  const capture = Boolean(options?.capture);
  const passive = options?.passive === undefined ? undefined : Boolean(options.passive);
  return new Observable((subscriber) => {
    const { signal } = subscriber;
    this.addEventListener(name, (event) => subscriber.next(event), { capture, passive, signal });
  });
}

enumerableMembers(Subscriber.prototype, ['active', 'signal', 'next', 'error', 'complete', 'addTeardown']);
enumerableMembers(Observable, ['from']);
enumerableMembers(
  Observable.prototype,
  Reflect.ownKeys(Observable.prototype).filter((name) => name !== 'constructor'),
);
for (const made of [Observable, Subscriber])
  Object.defineProperty(made.prototype, Symbol.toStringTag, { __proto__: null, configurable: true, value: made.name });

module.exports = { Observable, Subscriber, when };
