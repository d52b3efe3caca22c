// Streams that move through structuredClone and message ports, https://streams.spec.whatwg.org/#transferrable-streams

const { kMade, kSlots, nothing } = require('internal/webstreams/common');
const { setUpDefaultController } = require('internal/webstreams/readable_default_controller');
const { isReadableStreamLocked } = require('internal/webstreams/readable_operations');
const { errorIfNeeded, isWritableStreamLocked } = require('internal/webstreams/writable_operations');

function dataCloneError(message) {
  return new (require('internal/domexception').DOMException)(message, 'DataCloneError');
}

function pipe(source, target) {
  require('internal/webstreams/pipe').readableStreamPipeTo(source, target, {}).then(undefined, nothing);
}

// PackAndPostMessageHandlingError ( port, type, value ), https://streams.spec.whatwg.org/#abstract-opdef-packandpostmessagehandlingerror
function post(port, type, value) {
  try {
    port.postMessage({ type, value });
  } catch (error) {
    port.postMessage({ type: 'error', value: error });
    throw error;
  }
}

function onMessage(port, handle) {
  port.on('message', ({ type, value }) => handle(type, value));
}

// SetUpCrossRealmTransformReadable ( stream, port ), https://streams.spec.whatwg.org/#abstract-opdef-setupcrossrealmtransformreadable
function readableOf(port) {
  const { ReadableStream } = require('internal/webstreams/readable');
  const object = new ReadableStream(kMade);
  const controller = setUpDefaultController(object[kSlots], {
    pull() {
      post(port, 'pull', undefined);
      return Promise.resolve();
    },
    async cancel(reason) {
      post(port, 'error', reason);
      port.close();
    },
    highWaterMark: 0,
    size: () => 1,
  });
  onMessage(port, (type, value) => {
    if (type === 'chunk') {
      controller.object.enqueue(value);
      return;
    }
    if (type === 'close') controller.object.close();
    else if (type === 'error') controller.object.error(value);
    port.close();
  });
  return object;
}

// SetUpCrossRealmTransformWritable ( stream, port ), https://streams.spec.whatwg.org/#abstract-opdef-setupcrossrealmtransformwritable
function writableOf(port) {
  const { createWritableStream } = require('internal/webstreams/writable');
  let pulled = Promise.withResolvers();
  const object = createWritableStream({
    async write(chunk) {
      await pulled.promise;
      pulled = Promise.withResolvers();
      try {
        post(port, 'chunk', chunk);
      } catch (error) {
        port.close();
        throw error;
      }
    },
    async close() {
      post(port, 'close', undefined);
      port.close();
    },
    async abort(reason) {
      post(port, 'error', reason);
      port.close();
    },
  });
  onMessage(port, (type, value) => {
    if (type === 'error') errorIfNeeded(object[kSlots].controller, value);
    pulled.resolve();
  });
  return object;
}

// One record for structured_clone: what makes the object at the other side, and what connects the one that moves.
function record(name, isLocked, taker, connect) {
  const { MessageChannel } = require('internal/messaging/port');
  return {
    name,
    isPort: false,
    isDetached: () => false,
    taker() {
      if (isLocked()) throw dataCloneError(`Cannot transfer a locked ${name}`);
      const { port1, port2 } = new MessageChannel();
      const made = taker(port2);
      waiting.set(made, port1);
      return made;
    },
    handTo(made) { connect(waiting.get(made)); },
  };
}

// The other side's ports between taker and handTo.
const waiting = new WeakMap();

function transferReadable(object) {
  const stream = object[kSlots];
  return record('ReadableStream', () => isReadableStreamLocked(stream), readableOf, (port) => {
    pipe(stream, writableOf(port)[kSlots]);
  });
}

function transferWritable(object) {
  const stream = object[kSlots];
  return record('WritableStream', () => isWritableStreamLocked(stream), writableOf, (port) => {
    pipe(readableOf(port)[kSlots], stream);
  });
}

function transferTransform(object) {
  const { TransformStream } = require('internal/webstreams/transform');
  const { readable, writable } = object[kSlots];
  const parts = [transferReadable(readable), transferWritable(writable)];
  return {
    name: 'TransformStream',
    isPort: false,
    isDetached: () => false,
    taker() {
      const made = new TransformStream(kMade);
      [made[kSlots].readable, made[kSlots].writable] = parts.map((part) => part.taker());
      return made;
    },
    handTo(made) {
      parts[0].handTo(made[kSlots].readable);
      parts[1].handTo(made[kSlots].writable);
    },
  };
}

module.exports = { transferReadable, transferTransform, transferWritable };
