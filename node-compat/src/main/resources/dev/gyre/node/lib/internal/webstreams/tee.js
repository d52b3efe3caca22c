// ReadableStreamTee ( stream, cloneForBranch2 ), https://streams.spec.whatwg.org/#abstract-opdef-readable-stream-tee

const { nodeError } = require('internal/errors');
const { invalidState, kSlots, slotsOf } = require('internal/webstreams/common');
const {
  BYOBReaderSlots,
  ReadableStreamSlots,
  acquireDefaultReader,
  byobReaderRead,
  defaultReaderRead,
  isReadableStreamLocked,
  readableStreamCancel,
  readerGenericInitialize,
  readerRelease,
} = require('internal/webstreams/readable_operations');
const { createReadableByteStream, createReadableStream } = require('internal/webstreams/readable');

// stream/web's ReadableStreamTee, which takes a stream and says whether the second branch gets copies of the chunks.
function ReadableStreamTee(stream, cloneForBranch2 = false) {
  const slots = slotsOf(stream, ReadableStreamSlots);
  if (slots === undefined) throw nodeError('ERR_INVALID_ARG_TYPE', 'stream', 'ReadableStream', stream);
  require('internal/validators').validateBoolean(cloneForBranch2, 'cloneForBranch2');
  if (isReadableStreamLocked(slots)) throw invalidState('ReadableStream is locked');
  return readableStreamTee(slots, cloneForBranch2);
}

function readableStreamTee(stream, cloneForBranch2) {
  return stream.controller.pullInto === undefined
    ? new DefaultTee(stream, cloneForBranch2).branches()
    : new ByteTee(stream).branches();
}

// Common to both kinds: when both branches are cancelled, the stream is cancelled with both reasons.
class Tee {
  reading = false;
  reasons = [undefined, undefined];
  canceled = [false, false];
  streams = [];
  finished = Promise.withResolvers();

  constructor(stream) {
    this.stream = stream;
    this.reader = acquireDefaultReader(stream);
  }

  cancel(branch, reason) {
    this.canceled[branch] = true;
    this.reasons[branch] = reason;
    if (this.canceled[1 - branch]) this.finished.resolve(readableStreamCancel(this.stream, this.reasons));
    return this.finished.promise;
  }

  controller(branch) {
    return this.streams[branch][kSlots].controller;
  }

  // The chunk could not be copied: both branches fail.
  fail(error) {
    for (const branch of [0, 1]) this.controller(branch).object.error(error);
    this.finished.resolve(readableStreamCancel(this.stream, error));
  }
}

// ReadableStreamDefaultTee ( stream, cloneForBranch2 ), https://streams.spec.whatwg.org/#abstract-opdef-readablestreamdefaulttee
class DefaultTee extends Tee {
  readAgain = false;

  constructor(stream, cloneForBranch2) {
    super(stream);
    this.cloneForBranch2 = cloneForBranch2;
  }

  branches() {
    const pull = () => this.pull();
    for (const branch of [0, 1])
      this.streams.push(createReadableStream({ pull, cancel: (reason) => this.cancel(branch, reason) }));
    this.reader.closed.promise.then(undefined, (error) => {
      for (const branch of [0, 1]) this.controller(branch).object.error(error);
      if (!this.canceled[0] || !this.canceled[1]) this.finished.resolve(undefined);
    });
    return this.streams;
  }

  pull() {
    if (this.reading) {
      this.readAgain = true;
      return Promise.resolve();
    }
    this.reading = true;
    defaultReaderRead(this.reader, this);
    return Promise.resolve();
  }

  // A chunk is forwarded in a microtask, so that an error of the stream comes first.
  chunkSteps(chunk) {
    queueMicrotask(() => {
      this.readAgain = false;
      let second = chunk;
      if (!this.canceled[1] && this.cloneForBranch2) {
        try {
          second = require('internal/structured_clone').structuredClone(chunk);
        } catch (error) {
          this.fail(error);
          return;
        }
      }
      const { defaultControllerEnqueue } = require('internal/webstreams/readable_default_controller');
      [chunk, second].forEach((item, branch) => {
        const controller = this.controller(branch);
        if (!this.canceled[branch] && controller.canCloseOrEnqueue()) defaultControllerEnqueue(controller, item);
      });
      this.reading = false;
      if (this.readAgain) this.pull();
    });
  }

  closeSteps() {
    this.reading = false;
    const { defaultControllerClose } = require('internal/webstreams/readable_default_controller');
    for (const branch of [0, 1]) if (!this.canceled[branch]) defaultControllerClose(this.controller(branch));
    if (!this.canceled[0] || !this.canceled[1]) this.finished.resolve(undefined);
  }

  errorSteps() {
    this.reading = false;
  }
}

// ReadableByteStreamTee ( stream ), https://streams.spec.whatwg.org/#abstract-opdef-readablebytestreamtee
class ByteTee extends Tee {
  readAgainFor = [false, false];

  branches() {
    for (const branch of [0, 1]) {
      this.streams.push(
        createReadableByteStream({ pull: () => this.pull(branch), cancel: (reason) => this.cancel(branch, reason) }),
      );
    }
    this.forwardError();
    return this.streams;
  }

  forwardError() {
    const { reader } = this;
    reader.closed.promise.then(undefined, (error) => {
      if (reader !== this.reader) return;
      for (const branch of [0, 1]) this.controller(branch).object.error(error);
      if (!this.canceled[0] || !this.canceled[1]) this.finished.resolve(undefined);
    });
  }

  pull(branch) {
    if (this.reading) {
      this.readAgainFor[branch] = true;
      return Promise.resolve();
    }
    this.reading = true;
    const { byobRequest } = this.controller(branch).object;
    if (byobRequest === null) this.pullWithDefaultReader();
    else this.pullWithBYOBReader(byobRequest.view, branch);
    return Promise.resolve();
  }

  pullAgain() {
    this.reading = false;
    if (this.readAgainFor[0]) this.pull(0);
    else if (this.readAgainFor[1]) this.pull(1);
  }

  copy(chunk) {
    return new Uint8Array(chunk.buffer.slice(chunk.byteOffset, chunk.byteOffset + chunk.byteLength));
  }

  pullWithDefaultReader() {
    if (this.reader instanceof BYOBReaderSlots) {
      readerRelease(this.reader);
      this.reader = acquireDefaultReader(this.stream);
      this.forwardError();
    }
    defaultReaderRead(this.reader, {
      chunkSteps: (chunk) => queueMicrotask(() => this.handOn(chunk)),
      closeSteps: () => this.closeBoth(),
      errorSteps: () => {
        this.reading = false;
      },
    });
  }

  handOn(chunk) {
    const { byteControllerEnqueue } = require('internal/webstreams/readable_byte_controller');
    this.readAgainFor = [false, false];
    let second = chunk;
    if (!this.canceled[0] && !this.canceled[1]) {
      try {
        second = this.copy(chunk);
      } catch (error) {
        this.fail(error);
        return;
      }
    }
    if (!this.canceled[0]) byteControllerEnqueue(this.controller(0), chunk);
    if (!this.canceled[1]) byteControllerEnqueue(this.controller(1), second);
    this.pullAgain();
  }

  closeBoth() {
    const { byteControllerClose } = require('internal/webstreams/readable_byte_controller');
    this.reading = false;
    for (const branch of [0, 1]) if (!this.canceled[branch]) byteControllerClose(this.controller(branch));
    for (const branch of [0, 1]) {
      if (this.controller(branch).pendingPullIntos.length > 0) this.controller(branch).object.byobRequest.respond(0);
    }
    if (!this.canceled[0] || !this.canceled[1]) this.finished.resolve(undefined);
  }

  pullWithBYOBReader(view, branch) {
    if (!(this.reader instanceof BYOBReaderSlots)) {
      readerRelease(this.reader);
      this.reader = new BYOBReaderSlots();
      readerGenericInitialize(this.reader, this.stream);
      this.forwardError();
    }
    byobReaderRead(this.reader, view, 1, {
      chunkSteps: (chunk) => queueMicrotask(() => this.handOnInto(chunk, branch)),
      closeSteps: (chunk) => this.closeInto(chunk, branch),
      errorSteps: () => {
        this.reading = false;
      },
    });
  }

  respond(branch, chunk) {
    this.controller(branch).object.byobRequest.respondWithNewView(chunk);
  }

  handOnInto(chunk, branch) {
    const { byteControllerEnqueue } = require('internal/webstreams/readable_byte_controller');
    const other = 1 - branch;
    this.readAgainFor = [false, false];
    if (!this.canceled[other]) {
      let copy;
      try {
        copy = this.copy(chunk);
      } catch (error) {
        this.fail(error);
        return;
      }
      if (!this.canceled[branch]) this.respond(branch, chunk);
      byteControllerEnqueue(this.controller(other), copy);
    } else if (!this.canceled[branch]) {
      this.respond(branch, chunk);
    }
    this.pullAgain();
  }

  closeInto(chunk, branch) {
    const { byteControllerClose } = require('internal/webstreams/readable_byte_controller');
    const other = 1 - branch;
    this.reading = false;
    for (const each of [branch, other]) if (!this.canceled[each]) byteControllerClose(this.controller(each));
    if (chunk !== undefined) {
      if (!this.canceled[branch]) this.respond(branch, chunk);
      if (!this.canceled[other] && this.controller(other).pendingPullIntos.length > 0)
        this.controller(other).object.byobRequest.respond(0);
    }
    if (!this.canceled[0] || !this.canceled[1]) this.finished.resolve(undefined);
  }
}

module.exports = { ReadableStreamTee, readableStreamTee };
