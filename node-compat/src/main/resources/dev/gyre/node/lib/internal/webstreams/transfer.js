// The transfer of streams through structuredClone and message ports, https://streams.spec.whatwg.org/#transferrable-streams

const { kTransfer } = require('internal/util');
const { kMade, kSlots, nothing } = require('internal/webstreams/common');
const { setUpDefaultController } = require('internal/webstreams/readable_default_controller');
const { isReadableStreamLocked } = require('internal/webstreams/readable_operations');
const { errorIfNeeded, isWritableStreamLocked } = require('internal/webstreams/writable_operations');

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
  port.onmessage = ({ data: { type, value } }) => handle(type, value);
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

// Transfers a stream: one end is piped to or from a port, which is transferred; `maker`, an export of this module,
// creates the stream for it on the other side.
function transferByPort(name, isLocked, maker, connect) {
  if (isLocked) throw require('internal/structured_clone').dataCloneError(`Cannot transfer a locked ${name}`);
  const { port1, port2 } = new (require('internal/messaging/port').MessageChannel)();
  connect(port1);
  return { module: 'internal/webstreams/transfer', name: maker, data: port2[kTransfer]().data };
}

function transferReadable(object) {
  const stream = object[kSlots];
  return transferByPort('ReadableStream', isReadableStreamLocked(stream), 'receiveReadable', (port) => {
    pipe(stream, writableOf(port)[kSlots]);
  });
}

function transferWritable(object) {
  const stream = object[kSlots];
  return transferByPort('WritableStream', isWritableStreamLocked(stream), 'receiveWritable', (port) => {
    pipe(readableOf(port)[kSlots], stream);
  });
}

function transferTransform(object) {
  const { readable, writable } = object[kSlots];
  return {
    module: 'internal/webstreams/transfer',
    name: 'receiveTransform',
    data: [transferReadable(readable).data, transferWritable(writable).data],
  };
}

function receivePort(handle) {
  return require('internal/messaging/port').receivePort(handle);
}

function receiveReadable(handle) {
  return readableOf(receivePort(handle));
}

function receiveWritable(handle) {
  return writableOf(receivePort(handle));
}

function receiveTransform([readable, writable]) {
  const { TransformStream } = require('internal/webstreams/transform');
  const made = new TransformStream(kMade);
  made[kSlots].readable = receiveReadable(readable);
  made[kSlots].writable = receiveWritable(writable);
  return made;
}

module.exports = {
  receiveReadable,
  receiveTransform,
  receiveWritable,
  transferReadable,
  transferTransform,
  transferWritable,
};
