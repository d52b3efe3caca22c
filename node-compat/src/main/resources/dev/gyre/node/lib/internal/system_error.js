// Errors of system calls with Node's own message and the system's as `info`. https://nodejs.org/api/errors.html#class-systemerror

const { kIsNodeError } = require('internal/errors');

const { captureStackTrace } = Error;

class NodeError extends Error {
  constructor(code, words, context) {
    super();
    let message = `${words}: ${context.syscall} returned ${context.code} (${context.message})`;
    if (context.path !== undefined) message += ` ${context.path}`;
    if (context.dest !== undefined) message += ` => ${context.dest}`;
    this.code = code;
    const fixed = (value, enumerable) => ({
      __proto__: null,
      value,
      enumerable,
      configurable: true,
      writable: !enumerable,
    });
    Object.defineProperties(this, {
      name: fixed(`SystemError [${code}]`, false),
      message: fixed(message, false),
      info: fixed(context, true),
    });
    for (const key of ['errno', 'syscall', 'path', 'dest']) {
      if (context[key] === undefined) continue;
      Object.defineProperty(this, key, {
        __proto__: null,
        get() {
          return context[key];
        },
        set(value) {
          context[key] = value;
        },
        enumerable: true,
        configurable: true,
      });
    }
    captureStackTrace(this, systemError);
    this.stack; // The header is formatted when it is first read: with the code.
    this.name = 'SystemError';
  }

  get [kIsNodeError]() {
    return true;
  }

  // inspect shows these properties although they are accessors.
  [Symbol.for('nodejs.util.inspect.custom')](depth, options) {
    return require('internal/util/inspect').inspect(this, { ...options, getters: true, customInspect: false });
  }

  toString() {
    return `${this.name} [${this.code}]: ${this.message}`;
  }
}

// Creates (does not throw) the error of a code; the context has code, message and syscall, and may have errno, path and
// dest.
function systemError(code, words, context) {
  return new NodeError(code, words, context);
}

module.exports = { systemError };
