// Stream: the base class of all streams, and the old `pipe` for streams that are neither a Readable nor a Writable.

const EventEmitter = require('events');

function Stream(options) {
  EventEmitter.call(this, options);
}
Object.setPrototypeOf(Stream.prototype, EventEmitter.prototype);
Object.setPrototypeOf(Stream, EventEmitter);

Stream.prototype.pipe = function pipe(target, options) {
  const source = this;
  let ended = false;
  function onData(chunk) {
    if (target.writable && target.write(chunk) === false && source.pause) source.pause();
  }
  function onDrain() {
    if (source.readable && source.resume) source.resume();
  }
  function onEnd() {
    if (ended) return;
    ended = true;
    target.end();
  }
  function onClose() {
    if (ended) return;
    ended = true;
    if (typeof target.destroy === 'function') target.destroy();
  }
  function onError(error) {
    cleanup();
    if (EventEmitter.listenerCount(this, 'error') === 0) this.emit('error', error);
  }
  function cleanup() {
    source.removeListener('data', onData);
    target.removeListener('drain', onDrain);
    source.removeListener('end', onEnd);
    source.removeListener('close', onClose);
    source.removeListener('error', onError);
    target.removeListener('error', onError);
    source.removeListener('end', cleanup);
    source.removeListener('close', cleanup);
    target.removeListener('close', cleanup);
  }
  source.on('data', onData);
  target.on('drain', onDrain);
  if (!target._isStdio && options?.end !== false) {
    source.on('end', onEnd);
    source.on('close', onClose);
  }
  prependListener(source, 'error', onError);
  prependListener(target, 'error', onError);
  source.on('end', cleanup);
  source.on('close', cleanup);
  target.on('close', cleanup);
  target.emit('pipe', source);
  return target;
};

// Programs may hand over emitters of an EventEmitter that has no prependListener.
function prependListener(emitter, event, listener) {
  if (typeof emitter.prependListener === 'function') {
    emitter.prependListener(event, listener);
    return;
  }
  const events = emitter._events;
  if (!events?.[event]) emitter.on(event, listener);
  else if (Array.isArray(events[event])) events[event].unshift(listener);
  else events[event] = [listener, events[event]];
}

module.exports = { Stream, prependListener };
