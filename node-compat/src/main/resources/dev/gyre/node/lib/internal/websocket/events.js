// CloseEvent and ErrorEvent. https://websockets.spec.whatwg.org/#the-closeevent-interface, https://html.spec.whatwg.org/#errorevent

const { Event } = require('internal/event_target');
const { enumerableMembers, kEmptyObject } = require('internal/util');
const { need } = require('internal/fetch/webidl');

function checkedInit(init, name) {
  if (init === null || init === undefined) return kEmptyObject;
  if (typeof init !== 'object' && typeof init !== 'function')
    throw new TypeError(`${name}: Expected ${init} to be one of: Null, Undefined, Object.`);
  return init;
}

class CloseEvent extends Event {
  #wasClean;
  #code;
  #reason;

  constructor(type, init = kEmptyObject) {
    need(arguments.length, 1, 'CloseEvent constructor');
    init = checkedInit(init, 'undefined');
    super(type, init);
    this.#wasClean = Boolean(init.wasClean);
    this.#code = init.code === undefined ? 0 : Number(init.code);
    this.#reason = init.reason === undefined ? '' : `${init.reason}`.toWellFormed();
  }

  get wasClean() {
    return this.#wasClean;
  }
  get code() {
    return this.#code;
  }
  get reason() {
    return this.#reason;
  }
}

class ErrorEvent extends Event {
  #init;

  constructor(type, init) {
    need(arguments.length, 1, 'ErrorEvent constructor');
    init = checkedInit(init, 'ErrorEvent constructor');
    super(type, init);
    const { message = '', filename = '', lineno = 0, colno = 0, error } = init;
    this.#init = {
      message: `${message}`,
      filename: `${filename}`.toWellFormed(),
      lineno: lineno >>> 0,
      colno: colno >>> 0,
      error,
    };
  }

  get message() {
    return this.#init.message;
  }
  get filename() {
    return this.#init.filename;
  }
  get lineno() {
    return this.#init.lineno;
  }
  get colno() {
    return this.#init.colno;
  }
  get error() {
    return this.#init.error;
  }
}

function finish(Interface, names) {
  enumerableMembers(Interface.prototype, names);
  Object.defineProperty(Interface.prototype, Symbol.toStringTag, {
    __proto__: null,
    configurable: true,
    value: Interface.name,
  });
}
finish(CloseEvent, ['wasClean', 'code', 'reason']);
finish(ErrorEvent, ['message', 'filename', 'lineno', 'colno', 'error']);

module.exports = { CloseEvent, ErrorEvent };
