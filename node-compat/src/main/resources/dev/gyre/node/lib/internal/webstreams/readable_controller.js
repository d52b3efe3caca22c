// Common to both controllers of readable streams: pulling from the source, closing and errors.

const { nothing } = require('internal/webstreams/common');
const {
  numberOfRequests,
  readableStreamClose,
  readableStreamError,
} = require('internal/webstreams/readable_operations');

// The internal slots of both; a subclass has the queue, a SizedQueue.
class ReadableControllerSlots {
  started = false;
  closeRequested = false;
  pullAgain = false;
  pulling = false;

  constructor(stream, { pull, cancel, highWaterMark }) {
    this.stream = stream;
    this.pullAlgorithm = pull;
    this.cancelAlgorithm = cancel;
    this.highWaterMark = highWaterMark;
  }

  // The rest of SetUpReadableStreamDefaultController, https://streams.spec.whatwg.org/#set-up-readable-stream-default-controller,
  // and SetUpReadableByteStreamController, https://streams.spec.whatwg.org/#set-up-readable-byte-stream-controller
  setUp(start = nothing) {
    this.stream.controller = this;
    const started = start(this.object);
    new Promise((resolve) => resolve(started)).then(
      () => {
        this.started = true;
        this.callPullIfNeeded();
      },
      (error) => this.error(error),
    );
    return this;
  }

  // [[CancelSteps]], https://streams.spec.whatwg.org/#rs-default-controller-private-cancel, https://streams.spec.whatwg.org/#rbs-controller-private-cancel
  cancelSteps(reason) {
    this.reset();
    const result = this.cancelAlgorithm === undefined ? Promise.resolve() : this.cancelAlgorithm(reason);
    this.clearAlgorithms();
    return result;
  }

  // Drops unread chunks.
  reset() {
    this.queue.reset();
  }

  // ReadableStreamDefaultControllerClearAlgorithms ( controller ), https://streams.spec.whatwg.org/#readable-stream-default-controller-clear-algorithms
  // ReadableByteStreamControllerClearAlgorithms ( controller ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-clear-algorithms
  clearAlgorithms() {
    this.pullAlgorithm = this.cancelAlgorithm = undefined;
  }

  // ReadableStreamDefaultControllerCanCloseOrEnqueue ( controller ), https://streams.spec.whatwg.org/#readable-stream-default-controller-can-close-or-enqueue
  canCloseOrEnqueue() {
    return !this.closeRequested && this.stream.state === 'readable';
  }

  // ReadableStreamDefaultControllerCallPullIfNeeded ( controller ), https://streams.spec.whatwg.org/#readable-stream-default-controller-call-pull-if-needed
  // ReadableByteStreamControllerCallPullIfNeeded ( controller ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-call-pull-if-needed
  callPullIfNeeded() {
    if (!this.shouldCallPull()) return;
    if (this.pulling) {
      this.pullAgain = true;
      return;
    }
    this.pulling = true;
    const pulled = this.pullAlgorithm === undefined ? Promise.resolve() : this.pullAlgorithm(this.object);
    pulled.then(
      () => {
        this.pulling = false;
        if (this.pullAgain) {
          this.pullAgain = false;
          this.callPullIfNeeded();
        }
      },
      (error) => this.error(error),
    );
  }

  // ReadableStreamDefaultControllerShouldCallPull ( controller ), https://streams.spec.whatwg.org/#readable-stream-default-controller-should-call-pull
  // ReadableByteStreamControllerShouldCallPull ( controller ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-should-call-pull
  shouldCallPull() {
    const { stream } = this;
    if (!this.canCloseOrEnqueue() || !this.started) return false;
    if (stream.reader !== undefined && numberOfRequests(stream) > 0) return true;
    return this.desiredSize() > 0;
  }

  // ReadableStreamDefaultControllerGetDesiredSize ( controller ), https://streams.spec.whatwg.org/#readable-stream-default-controller-get-desired-size
  // ReadableByteStreamControllerGetDesiredSize ( controller ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-get-desired-size
  desiredSize() {
    const { state } = this.stream;
    if (state === 'errored') return null;
    return state === 'closed' ? 0 : this.highWaterMark - this.queue.total;
  }

  // ReadableByteStreamControllerHandleQueueDrain ( controller ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-handle-queue-drain
  // and what the default controller's [[PullSteps]] do when they have taken a chunk.
  handleQueueDrain() {
    if (this.closeRequested && this.queue.length === 0) this.closeStream();
    else this.callPullIfNeeded();
  }

  closeStream() {
    this.clearAlgorithms();
    readableStreamClose(this.stream);
  }

  // ReadableStreamDefaultControllerError ( controller, e ), https://streams.spec.whatwg.org/#readable-stream-default-controller-error
  // ReadableByteStreamControllerError ( controller, e ), https://streams.spec.whatwg.org/#readable-byte-stream-controller-error
  error(error) {
    if (this.stream.state !== 'readable') return;
    this.reset();
    this.clearAlgorithms();
    readableStreamError(this.stream, error);
  }
}

module.exports = { ReadableControllerSlots };
