// stream.pipeline.

const { AbortError, aggregateTwoErrors, nodeError } = require('internal/errors');
const { eos } = require('internal/streams/end_of_stream');
const { destroyer } = require('internal/streams/destroy');
const {
  isIterable,
  isNodeStream,
  isReadable,
  isReadableFinished,
  isReadableStream,
  isWebStream,
} = require('internal/streams/utils');

function destroyerOf(stream, reading, writing) {
  let finished = false;
  stream.on('close', () => {
    finished = true;
  });
  const cleanup = eos(stream, { readable: reading, writable: writing }, (error) => {
    finished = !error;
  });
  return {
    destroy(error) {
      if (finished) return;
      finished = true;
      destroyer(stream, error || nodeError('ERR_STREAM_DESTROYED', 'pipe'));
    },
    cleanup,
  };
}

// Converts web streams to Node streams; a ReadableStream at the start is treated as an iterable.
function fromWeb(stage, index) {
  if (typeof stage !== 'object' || stage === null || isNodeStream(stage)) return stage;
  if (isWebStream(stage)) {
    if (isIterable(stage, true) && index === 0) return stage;
    return require('internal/webstreams/adapters').newStreamWritableFromWritableStream(stage, { objectMode: true });
  }
  if (!isWebStream(stage.readable) || !isWebStream(stage.writable)) return stage;
  const { readable, writable } = stage;
  return require('internal/webstreams/adapters').newStreamDuplexFromReadableWritablePair(
    { readable, writable },
    { objectMode: true },
  );
}

function toIterable(value) {
  if (isIterable(value)) return value;
  if (isReadableStream(value))
    return require('internal/streams/readable').Readable.prototype[Symbol.asyncIterator].call(value);
  throw nodeError('ERR_INVALID_ARG_TYPE', 'val', ['Readable', 'Iterable', 'AsyncIterable'], value);
}

// Writes all values of an iterable, respecting backpressure.
async function pump(iterable, writable, finish, end) {
  let error;
  let wake = null;
  const resume = (failure) => {
    if (failure) error = failure;
    const callback = wake;
    wake = null;
    callback?.();
  };
  const wait = () =>
    new Promise((resolve, reject) => {
      if (error) reject(error);
      else wake = () => (error ? reject(error) : resolve());
    });
  writable.on('drain', resume);
  const cleanup = eos(writable, { readable: false }, resume);
  try {
    if (writable.writableNeedDrain) await wait();
    for await (const chunk of iterable) if (!writable.write(chunk)) await wait();
    if (end) {
      writable.end();
      await wait();
    }
    finish();
  } catch (failure) {
    finish(error !== failure ? aggregateTwoErrors(error, failure) : failure);
  } finally {
    cleanup();
    writable.off('drain', resume);
  }
}

function pipeline(...streams) {
  const callback = streams.pop();
  require('internal/validators').validateFunction(callback, 'streams[stream.length - 1]');
  return run(streams, require('internal/util').once(callback));
}

// State of one running pipeline.
class Run {
  constructor(streams, callback, options) {
    this.streams = streams.map(fromWeb);
    this.callback = callback;
    this.outerSignal = options?.signal;
    this.end = options?.end !== false;
    this.controller = new AbortController();
    this.error = undefined;
    this.value = undefined;
    this.pending = 0;
    this.destroys = [];
    this.cleanups = [];
    this.onOuterAbort = () => this.finish(new AbortError(undefined, { cause: this.outerSignal?.reason }), true);
  }

  finish(error, final = --this.pending === 0) {
    if (error && (!this.error || this.error.code === 'ERR_STREAM_PREMATURE_CLOSE')) this.error = error;
    if (!this.error && !final) return;
    for (const destroy of this.destroys.splice(0)) destroy(this.error);
    this.outerSignal?.removeEventListener('abort', this.onOuterAbort);
    this.controller.abort();
    if (!final) return;
    if (!this.error) for (const cleanup of this.cleanups) cleanup();
    process.nextTick(this.callback, this.error, this.value);
  }

  // A function stage: source, transform or sink written as a (generator) function.
  callStage(stage, index, input) {
    const isLast = index === this.streams.length - 1;
    const { signal } = this.controller;
    if (index === 0) {
      const result = stage({ signal });
      if (!isIterable(result))
        throw nodeError('ERR_INVALID_RETURN_VALUE', 'Iterable, AsyncIterable or Stream', 'source', result);
      return result;
    }
    const result = stage(toIterable(input), { signal });
    if (!isLast) {
      if (!isIterable(result, true))
        throw nodeError('ERR_INVALID_RETURN_VALUE', 'AsyncIterable', `transform[${index - 1}]`, result);
      return result;
    }
    return this.sinkResult(result);
  }

  // The last stage may return a promise of the pipeline's value, or produce chunks.
  sinkResult(result) {
    const { PassThrough } = require('internal/streams/transform');
    const through = new PassThrough({ objectMode: true });
    if (typeof result?.then === 'function') {
      this.pending++;
      result.then(
        (value) => {
          this.value = value;
          if (value != null) through.write(value);
          if (this.end) through.end();
          process.nextTick(() => this.finish());
        },
        (error) => {
          through.destroy(error);
          process.nextTick(() => this.finish(error));
        },
      );
    } else if (isIterable(result, true)) {
      this.pending++;
      pump(result, through, (error) => this.finish(error), this.end);
    } else {
      throw nodeError('ERR_INVALID_RETURN_VALUE', 'AsyncIterable or Promise', 'destination', result);
    }
    const { destroy, cleanup } = destroyerOf(through, false, true);
    this.destroys.push(destroy);
    this.cleanups.push(cleanup);
    return through;
  }

  connect(input, stream, index) {
    if (isNodeStream(input)) {
      this.pending += 2;
      const cleanup = pipeStream(
        input,
        stream,
        (error) => this.finish(error),
        (error) => this.finish(error, false),
        this.end,
      );
      if (isReadable(stream) && index === this.streams.length - 1) this.cleanups.push(cleanup);
    } else if (isIterable(input)) {
      this.pending++;
      pump(input, stream, (error) => this.finish(error), this.end);
    } else {
      throw nodeError(
        'ERR_INVALID_ARG_TYPE',
        'val',
        ['Readable', 'Iterable', 'AsyncIterable', 'ReadableStream', 'TransformStream'],
        input,
      );
    }
  }

  start() {
    let result;
    this.streams.forEach((stage, index) => {
      const reading = index < this.streams.length - 1;
      const end = reading || this.end;
      const isLast = index === this.streams.length - 1;
      if (isNodeStream(stage)) {
        if (end) {
          const { destroy, cleanup } = destroyerOf(stage, reading, index > 0);
          this.destroys.push(destroy);
          if (isReadable(stage) && isLast) this.cleanups.push(cleanup);
        }
        const onError = (error) => {
          if (error && error.name !== 'AbortError' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') {
            this.pending++;
            this.finish(error);
          }
        };
        stage.on('error', onError);
        if (isReadable(stage) && isLast) this.cleanups.push(() => stage.removeListener('error', onError));
        if (index > 0) this.connect(result, stage, index);
        result = stage;
      } else if (typeof stage === 'function') {
        result = this.callStage(stage, index, result);
      } else if (index === 0 && isIterable(stage)) {
        result = stage;
      } else {
        result = require('internal/streams/from').duplexFrom(stage);
        if (index > 0) this.connect(result, stage, index);
      }
    });
    if (this.outerSignal?.aborted) process.nextTick(this.onOuterAbort);
    return result;
  }
}

function run(streams, callback, options) {
  if (streams.length === 1 && Array.isArray(streams[0])) [streams] = streams;
  if (streams.length < 2) throw nodeError('ERR_MISSING_ARGS', 'streams');
  const state = new Run(streams, callback, options);
  require('internal/validators').validateAbortSignal(state.outerSignal, 'options.signal');
  state.outerSignal?.addEventListener('abort', state.onOuterAbort, { once: true });
  return state.start();
}

// Connects two streams and watches both.
function pipeStream(source, target, finish, fail, end) {
  let ended = false;
  target.on('close', () => {
    if (!ended) fail(nodeError('ERR_STREAM_PREMATURE_CLOSE'));
  });
  source.pipe(target, { end: false });
  if (end) {
    const endTarget = () => {
      ended = true;
      target.end();
    };
    if (isReadableFinished(source)) process.nextTick(endTarget);
    else source.once('end', endTarget);
  } else {
    finish();
  }
  eos(source, { readable: true, writable: false }, (error) => {
    const state = source._readableState;
    if (error && error.code === 'ERR_STREAM_PREMATURE_CLOSE' && state?.ended && !state.errored && !state.errorEmitted) {
      // Some streams close before 'end' although everything was read.
      source.once('end', () => finish()).once('error', finish);
    } else {
      finish(error);
    }
  });
  return eos(target, { readable: false, writable: true }, finish);
}

// stream/promises has it by the name of pipeline.
function promisifiedPipeline(...streams) {
  return new Promise((resolve, reject) => {
    let signal;
    let end;
    const last = streams[streams.length - 1];
    if (
      last &&
      typeof last === 'object' &&
      !isNodeStream(last) &&
      !isIterable(last) &&
      !isWebStream(last) &&
      !isWebStream(last.readable)
    ) {
      ({ signal, end } = streams.pop());
    }
    run(streams, (error, value) => (error ? reject(error) : resolve(value)), { signal, end });
  });
}

Object.defineProperty(promisifiedPipeline, 'name', { __proto__: null, value: 'pipeline', configurable: true });

module.exports = { pipeline, promisifiedPipeline };
