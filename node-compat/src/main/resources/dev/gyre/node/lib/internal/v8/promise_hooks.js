// v8.promiseHooks: functions that are called for the life of every promise. https://nodejs.org/api/v8.html#promise-hooks

const { nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const { isAsyncFunction } = require('internal/util/types');

const { setPromiseHooks } = internalBinding('async_hooks');

const functions = { __proto__: null, init: [], before: [], after: [], settled: [] };

function update() {
  const { init, before, after, settled } = functions;
  setPromiseHooks([...init], [...before], [...after], [...settled]);
}

function add(event, hook) {
  if (typeof hook !== 'function' || isAsyncFunction(hook))
    throw nodeError('ERR_INVALID_ARG_TYPE', `${event}Hook`, 'Function', hook);
  const list = functions[event];
  list.push(hook);
  update();
  return function stop() {
    const at = list.indexOf(hook);
    if (at === -1) return;
    list.splice(at, 1);
    update();
  };
}

function createHook(hooks = kEmptyObject) {
  const stops = [];
  for (const event of Object.keys(functions)) if (hooks[event]) stops.push(add(event, hooks[event]));
  return () => {
    for (const stop of stops) stop();
  };
}

module.exports = {
  createHook,
  onInit: (hook) => add('init', hook),
  onBefore: (hook) => add('before', hook),
  onAfter: (hook) => add('after', hook),
  onSettled: (hook) => add('settled', hook),
};
