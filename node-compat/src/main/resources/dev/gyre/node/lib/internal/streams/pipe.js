// Readable.prototype.pipe and unpipe.

const { errorOrDestroy } = require('internal/streams/destroy');

// A connection from a source to a target: its listeners, and whether the source waits for the target's drain.
class Pipe {
  constructor(source, target, end) {
    this.source = source;
    this.target = target;
    this.cleanedUp = false;
    this.onDrain = undefined;
    this.onData = (chunk) => {
      if (target.write(chunk) === false) this.pause();
    };
    this.onEnd = () => target.end();
    this.onUnpiped = (readable, info) => {
      if (readable === source && info && info.hasUnpiped === false) {
        info.hasUnpiped = true;
        this.cleanUp();
      }
    };
    this.unpipe = () => source.unpipe(target);
    this.onClose = () => {
      target.removeListener('finish', this.onFinish);
      this.unpipe();
    };
    this.onFinish = () => {
      target.removeListener('close', this.onClose);
      this.unpipe();
    };
    this.onError = (error) => this.fail(error);
    this.atEnd = end ? this.onEnd : this.unpipe;
  }

  pause() {
    const { source, target } = this;
    const state = source._readableState;
    if (!this.cleanedUp) {
      if (state.pipes.length === 1 && state.pipes[0] === target) {
        state.awaitDrainWriters = target;
        state.multiAwaitDrain = false;
      } else if (state.pipes.length > 1 && state.pipes.includes(target)) {
        state.awaitDrainWriters.add(target);
      }
      source.pause();
    }
    if (this.onDrain === undefined) {
      this.onDrain = () => this.drained();
      target.on('drain', this.onDrain);
    }
  }

  drained() {
    const { source, target } = this;
    const state = source._readableState;
    if (state.awaitDrainWriters === target) state.awaitDrainWriters = null;
    else if (state.multiAwaitDrain) state.awaitDrainWriters.delete(target);
    if ((!state.awaitDrainWriters || state.awaitDrainWriters.size === 0) && source.listenerCount('data'))
      source.resume();
  }

  cleanUp() {
    const { source, target } = this;
    target.removeListener('close', this.onClose);
    target.removeListener('finish', this.onFinish);
    if (this.onDrain) target.removeListener('drain', this.onDrain);
    target.removeListener('error', this.onError);
    target.removeListener('unpipe', this.onUnpiped);
    source.removeListener('end', this.onEnd);
    source.removeListener('end', this.unpipe);
    source.removeListener('data', this.onData);
    this.cleanedUp = true;
    // The source may wait for this target.
    if (this.onDrain && source._readableState.awaitDrainWriters) this.onDrain();
  }

  fail(error) {
    const { target } = this;
    this.unpipe();
    target.removeListener('error', this.onError);
    if (target.listenerCount('error') > 0) return;
    const state = target._writableState ?? target._readableState;
    if (state && !state.errorEmitted) errorOrDestroy(target, error);
    else target.emit('error', error);
  }
}

function pipe(source, target, options) {
  const state = source._readableState;
  if (state.pipes.length === 1 && !state.multiAwaitDrain) {
    state.multiAwaitDrain = true;
    state.awaitDrainWriters = new Set(state.awaitDrainWriters ? [state.awaitDrainWriters] : []);
  }
  state.pipes.push(target);
  const link = new Pipe(source, target, options?.end !== false && !target._isStdio);
  if (state.endEmitted) process.nextTick(link.atEnd);
  else source.once('end', link.atEnd);
  target.on('unpipe', link.onUnpiped);
  source.on('data', link.onData);
  require('internal/streams/legacy').prependListener(target, 'error', link.onError);
  target.once('close', link.onClose);
  target.once('finish', link.onFinish);
  target.emit('pipe', source);
  if (target.writableNeedDrain === true) link.pause();
  else if (!state.flowing) source.resume();
  return target;
}

function unpipe(source, target) {
  const state = source._readableState;
  if (state.pipes.length === 0) return source;
  if (!target) {
    const targets = state.pipes;
    state.pipes = [];
    source.pause();
    for (const item of targets) item.emit('unpipe', source, { hasUnpiped: false });
    return source;
  }
  const index = state.pipes.indexOf(target);
  if (index === -1) return source;
  state.pipes.splice(index, 1);
  if (state.pipes.length === 0) source.pause();
  target.emit('unpipe', source, { hasUnpiped: false });
  return source;
}

module.exports = { pipe, unpipe };
