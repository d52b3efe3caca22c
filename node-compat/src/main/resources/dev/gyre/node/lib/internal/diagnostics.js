// What the library publishes to channels of node:diagnostics_channel and to performance observers. There are no subscribers before a program has loaded those modules.

// Marks the options of node:http's requests that fetch makes: channels and observers of HTTP do not hear of them.
const kUnpublished = Symbol('kUnpublished');

let findChannel;
let trace;
let hasObserver;
let deliver;

// A channel, if it has subscribers.
function publishing(name) {
  return findChannel === undefined ? undefined : findChannel(name);
}

function publish(name, message) {
  publishing(name)?.publish(message);
}

// A tracing channel, if one of its channels has subscribers.
function tracing(name) {
  return trace === undefined ? undefined : trace(name);
}

function isObserved(type) {
  return hasObserver !== undefined && hasObserver(type);
}

// Begins an entry for performance observers; a function that ends it with more detail, or undefined if no observer takes such entries.
function measure(type, name, detail) {
  if (!isObserved(type)) return undefined;
  const start = performance.now();
  return (more) => {
    if (isObserved(type)) deliver(type, name, start, performance.now() - start, { ...detail, ...more });
  };
}

module.exports = {
  isObserved,
  kUnpublished,
  measure,
  publish,
  publishing,
  tracing,
  // Whether anything may listen at all.
  get isWatched() {
    return findChannel !== undefined || hasObserver !== undefined;
  },
  setChannels(find, findTracing) {
    findChannel = find;
    trace = findTracing;
  },
  setObservers(has, take) {
    hasObserver = has;
    deliver = take;
  },
};
