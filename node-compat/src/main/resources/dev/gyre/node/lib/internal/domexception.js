// DOMException of Web IDL.
'use strict';

const codes = {
  __proto__: null,
  IndexSizeError: 1,
  HierarchyRequestError: 3,
  WrongDocumentError: 4,
  InvalidCharacterError: 5,
  NoModificationAllowedError: 7,
  NotFoundError: 8,
  NotSupportedError: 9,
  InUseAttributeError: 10,
  InvalidStateError: 11,
  SyntaxError: 12,
  InvalidModificationError: 13,
  NamespaceError: 14,
  InvalidAccessError: 15,
  TypeMismatchError: 17,
  SecurityError: 18,
  NetworkError: 19,
  AbortError: 20,
  URLMismatchError: 21,
  QuotaExceededError: 22,
  TimeoutError: 23,
  InvalidNodeTypeError: 24,
  DataCloneError: 25,
};

// The constructor's arguments, which are not own properties.
const contents = new WeakMap();

function contentsOf(exception) {
  const found = contents.get(exception);
  if (found === undefined) throw invalidThis();
  return found;
}

// toString includes the code, the stack does not.
function invalidThis() {
  const error = new TypeError('Value of "this" must be of DOMException');
  const value = function toString() {
    return `${this.name} [ERR_INVALID_THIS]: ${this.message}`;
  };
  Object.defineProperty(error, 'toString', { __proto__: null, value, writable: true, configurable: true });
  error.code = 'ERR_INVALID_THIS';
  return error;
}

function DOMException(message = '', options = 'Error') {
  if (!new.target) throw new TypeError("Class constructor DOMException cannot be invoked without 'new'");
  const self = Reflect.construct(Error, [], new.target);
  const hasOptions = options !== null && typeof options === 'object';
  contents.set(self, { message: `${message}`, name: `${hasOptions ? (options.name ?? 'Error') : options}` });
  if (hasOptions && 'cause' in options) {
    Object.defineProperty(self, 'cause', { __proto__: null, value: options.cause, configurable: true, writable: true });
  }
  Error.captureStackTrace(self, DOMException);
  return self;
}

Object.setPrototypeOf(DOMException.prototype, Error.prototype);
Object.defineProperties(DOMException, { prototype: { __proto__: null, writable: false } });
Object.defineProperties(DOMException.prototype, {
  name: {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get() {
      return contentsOf(this).name;
    },
  },
  message: {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get() {
      return contentsOf(this).message;
    },
  },
  code: {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get() {
      return codes[contentsOf(this).name] ?? 0;
    },
  },
  [Symbol.toStringTag]: { __proto__: null, configurable: true, value: 'DOMException' },
});

// A copy has the stack of the original.
Object.defineProperty(DOMException.prototype, require('internal/util').kClone, {
  __proto__: null,
  value() {
    if (!contents.has(this)) return undefined; // An object with this prototype is no exception.
    const { message, name, stack, cause } = this;
    return {
      module: 'internal/domexception',
      name: 'receiveDOMException',
      data: 'cause' in this ? { message, name, stack, cause } : { message, name, stack },
    };
  },
});

function receiveDOMException({ message, name, stack, ...rest }) {
  return Object.defineProperty(new DOMException(message, { name, ...rest }), 'stack', {
    __proto__: null,
    value: stack,
  });
}

const constants = [
  'INDEX_SIZE',
  'DOMSTRING_SIZE',
  'HIERARCHY_REQUEST',
  'WRONG_DOCUMENT',
  'INVALID_CHARACTER',
  'NO_DATA_ALLOWED',
  'NO_MODIFICATION_ALLOWED',
  'NOT_FOUND',
  'NOT_SUPPORTED',
  'INUSE_ATTRIBUTE',
  'INVALID_STATE',
  'SYNTAX',
  'INVALID_MODIFICATION',
  'NAMESPACE',
  'INVALID_ACCESS',
  'VALIDATION',
  'TYPE_MISMATCH',
  'SECURITY',
  'NETWORK',
  'ABORT',
  'URL_MISMATCH',
  'QUOTA_EXCEEDED',
  'TIMEOUT',
  'INVALID_NODE_TYPE',
  'DATA_CLONE',
];
constants.forEach((name, i) => {
  const descriptor = { __proto__: null, value: i + 1, enumerable: true };
  Object.defineProperty(DOMException, `${name}_ERR`, descriptor);
  Object.defineProperty(DOMException.prototype, `${name}_ERR`, descriptor);
});

module.exports = { DOMException, receiveDOMException };
