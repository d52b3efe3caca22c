// The options of new Fiber(name, fn, options).

const { AbortError } = require('internal/errors');
const { validateAbortSignal, validateObject } = require('internal/validators');

const binding = internalBinding('fiber');

function apply(fiber, options) {
  validateObject(options, 'options');
  const { signal } = options;
  if (signal === undefined) return;
  validateAbortSignal(signal, 'options.signal');
  const onAbort = () => binding.cancel(fiber, new AbortError(undefined, { cause: signal.reason }));
  if (signal.aborted) {
    onAbort();
    return;
  }
  signal.addEventListener('abort', onAbort, { once: true });
  binding.onEnd(fiber, () => signal.removeEventListener('abort', onAbort));
}

module.exports = { apply };
