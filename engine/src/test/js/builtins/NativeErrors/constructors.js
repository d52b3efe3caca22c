for (const name of ['EvalError', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError', 'URIError']) {
  const constructor = attributes(globalThis, name, 'wc').value;
  same(constructor.length, 1);
  same(Object.getPrototypeOf(constructor), Error);
  same(Object.getPrototypeOf(constructor.prototype), Error.prototype);
  same(attributes(constructor.prototype, 'name', 'wc').value, name);
  same(attributes(constructor.prototype, 'message', 'wc').value, '');
  const error = constructor('called', { cause: 1 });
  same(error instanceof constructor && error.cause === 1, true);
  same(String(error), name + ': called');
}
