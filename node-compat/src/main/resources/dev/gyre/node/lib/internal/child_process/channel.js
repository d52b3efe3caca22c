// The IPC channel between a process and a child that it forked: messages over a socket, as lines of JSON or as length-prefixed output of v8.serialize. The socket of a handle
// travels with its message, in an envelope { cmd: 'NODE_HANDLE', type, msg }; the receiver acknowledges it, and until then all that is sent waits.

const EventEmitter = require('events');
const { nodeError } = require('internal/errors');
const { validateObject } = require('internal/validators');

const lineEnd = 10;
const headerBytes = 4;

// target.channel: whether the channel keeps the process alive.
class Control extends EventEmitter {
  #handle;
  #decided = false;

  constructor(handle) {
    super();
    this.#handle = handle;
  }

  // A listener for messages keeps the process alive, unless the program has called unref().
  setReferenced(on) {
    if (this.#decided) return;
    if (on) this.#handle.ref();
    else this.#handle.unref();
  }

  ref() {
    this.#decided = true;
    this.#handle.ref();
  }

  unref() {
    this.#decided = true;
    this.#handle.unref();
  }
}

// Formats: encode(message) -> bytes, decode(bytes) -> [messages, rest]; isWhole(pieces, size): whether the pieces may
// contain a message, so that a large one is concatenated only once.
const formats = {
  json: {
    encode: (message) => require('buffer').Buffer.from(`${JSON.stringify(message)}\n`),
    isWhole: (pieces) => pieces.at(-1).includes(lineEnd),
    decode(bytes) {
      const messages = [];
      let start = 0;
      for (let end = bytes.indexOf(lineEnd); end >= 0; end = bytes.indexOf(lineEnd, start)) {
        messages.push(JSON.parse(bytes.toString('utf8', start, end)));
        start = end + 1;
      }
      return [messages, bytes.subarray(start)];
    },
  },
  advanced: {
    isWhole(pieces, size) {
      if (pieces[0].length < headerBytes) pieces.splice(0, pieces.length, require('buffer').Buffer.concat(pieces));
      return size >= headerBytes && size >= headerBytes + pieces[0].readUInt32BE(0);
    },
    encode(message) {
      const { Buffer } = require('buffer');
      const body = require('v8').serialize(message);
      const header = Buffer.alloc(headerBytes);
      header.writeUInt32BE(body.length);
      return Buffer.concat([header, body]);
    },
    decode(bytes) {
      const messages = [];
      let start = 0;
      while (bytes.length - start >= headerBytes) {
        const end = start + headerBytes + bytes.readUInt32BE(start);
        if (end > bytes.length) break;
        messages.push(require('v8').deserialize(bytes.subarray(start + headerBytes, end)));
        start = end;
      }
      return [messages, bytes.subarray(start)];
    },
  },
};

function isInternal(message) {
  return (
    message !== null &&
    typeof message === 'object' &&
    typeof message.cmd === 'string' &&
    message.cmd.startsWith('NODE_')
  );
}

function validateMessage(message) {
  const kinds = ['string', 'object', 'number', 'boolean'];
  if (!kinds.includes(typeof message)) throw nodeError('ERR_INVALID_ARG_TYPE', 'message', kinds, message);
}

const maxRetransmissions = 3;
const highWaterMark = 65536 * 2;

const isAcknowledgement = ({ cmd } = {}) => cmd === 'NODE_HANDLE_ACK' || cmd === 'NODE_HANDLE_NACK';

class Channel {
  constructor(target, handle, serialization, closed) {
    this.target = target;
    this.handle = handle;
    this.json = serialization === 'json';
    this.format = formats[serialization];
    this.closed = closed;
    this.pieces = []; // The parts of an incomplete message.
    this.size = 0;
    this.waiting = []; // Messages that arrived before there was a listener.
    this.isLost = false;
    this.sockets = { got: {}, send: {} }; // Lists of the sockets of a server, by its key.
    handle.onread = (error, bytes) => this.received(error ? undefined : bytes);
  }

  received(bytes) {
    const { Buffer } = require('buffer');
    if (bytes === undefined) {
      // Nothing that waits can go out any more.
      this.isLost = true;
      if (this.target.connected) this.target.disconnect();
      else if (this.target.channel) this.target._disconnect();
      this.close();
      this.closed();
      return;
    }
    const chunk = Buffer.from(bytes);
    this.pieces.push(chunk);
    this.size += chunk.length;
    if (!this.format.isWhole(this.pieces, this.size)) return;
    const [messages, rest] = this.format.decode(
      this.pieces.length === 1 ? this.pieces[0] : Buffer.concat(this.pieces, this.size),
    );
    this.pieces = rest.length > 0 ? [rest] : [];
    this.size = rest.length;
    for (const message of messages) {
      if (!isInternal(message)) this.take(message, undefined);
      else if (message.cmd !== 'NODE_HANDLE') this.emit('internalMessage', message, undefined);
      else this.takeEnvelope(message, this.handle?.takeHandle());
    }
  }

  emit(event, message, handle) {
    if (!this.target.channel) return;
    process.nextTick(() => this.target.emit(event, message, handle));
  }

  take(message, handle) {
    if (this.target.listenerCount('message') === 0) this.waiting.push([message, handle]);
    else this.emit('message', message, handle);
  }

  // A handle has arrived, or none although there should be one.
  takeEnvelope(envelope, handle) {
    const { target } = this;
    if (!target.channel) return;
    process.nextTick(() => {
      target.emit('internalMessage', envelope, handle);
      if (handle === undefined) {
        target._send({ cmd: 'NODE_HANDLE_NACK' }, null, true);
        return;
      }
      // This process has not been asked to send it, so a failure is not an error of the program's.
      target._send({ cmd: 'NODE_HANDLE_ACK' }, null, true);
      const { got } = require('internal/child_process/handles').conversions[envelope.type];
      got(this, envelope, handle, (object) => {
        if (!isInternal(envelope.msg)) this.take(envelope.msg, object);
        else this.emit('internalMessage', envelope.msg, object);
      });
    });
  }

  // Delivers messages that arrived before there was a listener.
  flush() {
    const { waiting } = this;
    this.waiting = [];
    for (const [message, handle] of waiting) process.nextTick(() => this.target.emit('message', message, handle));
  }

  // Sends a message, or queues it while the receiver has not acknowledged a handle.
  send(message, handle, options, callback) {
    const { target } = this;
    let conversion;
    let native;
    if (handle) {
      const { conversions, typeOf } = require('internal/child_process/handles');
      const type = typeOf(handle);
      if (target._handleQueue) return this.enqueue({ message, handle, options, callback });
      conversion = conversions[type];
      const envelope = { cmd: 'NODE_HANDLE', type, msg: message };
      native = conversion.send(this, envelope, handle, options);
      // A handle that is gone, as after being sent once, leaves its message.
      if (native) message = envelope;
    } else if (target._handleQueue && !isAcknowledgement(message ?? undefined)) {
      return this.enqueue({ message, handle: null, options, callback });
    }
    if (this.handle === null) {
      if (conversion?.closesSent && !options.keepOpen) native?.close();
      this.failed(nodeError('ERR_IPC_CHANNEL_CLOSED'), options, callback);
      return false;
    }
    const done = (error) => {
      if (error) this.failed(require('internal/errors').errnoException(error.errno, 'write'), options, callback);
      else callback?.(null);
    };
    const atOnce = this.handle.write(this.format.encode(message), native, done);
    if (atOnce && typeof callback === 'function') process.nextTick(callback, null);
    if (native) {
      target._handleQueue ??= [];
      if (conversion.closesSent && !options.keepOpen)
        target._pendingMessage = { envelope: message, handle: native, retransmissions: 0 };
    }
    return this.handle.writeQueueSize < highWaterMark;
  }

  enqueue(entry) {
    const { _handleQueue: queue } = this.target;
    queue.push(entry);
    return queue.length === 1;
  }

  failed(error, { swallowErrors }, callback) {
    if (swallowErrors) return;
    if (typeof callback === 'function') process.nextTick(callback, error);
    else process.nextTick(() => this.target.emit('error', error));
  }

  // The receiver has answered about a handle.
  acknowledged(isReceived) {
    const { target } = this;
    const pending = target._pendingMessage;
    const queue = target._handleQueue ?? [];
    target._handleQueue = null;
    if (pending && (isReceived || pending.retransmissions++ === maxRetransmissions)) {
      this.closePending();
      if (!isReceived)
        process.emitWarning('Handle did not reach the receiving process correctly', 'SentHandleNotReceivedWarning');
    }
    if (target._pendingMessage && this.handle !== null) {
      this.handle.write(this.format.encode(pending.envelope), pending.handle, () => {});
      target._handleQueue = [];
    }
    for (const { message, handle, options, callback } of queue) this.send(message, handle, options, callback);
    if (!target.connected && target.channel && !target._handleQueue) target._disconnect();
  }

  closePending() {
    this.target._pendingMessage.handle.close();
    this.target._pendingMessage = null;
  }

  close() {
    if (this.handle === null) return;
    this.handle.onread = undefined;
    this.handle.close();
    this.handle = null;
  }
}

// Adds the methods and events of a channel to a ChildProcess or to process. events: { closed(), referenced }.
function setUpChannel(target, handle, serialization, { closed, referenced }) {
  const control = new Control(handle);
  const channel = new Channel(target, handle, serialization, closed);
  target.channel = control;
  target._handleQueue = null;
  target._pendingMessage = null;
  target.on('newListener', (event) => {
    if (event === 'message') process.nextTick(() => channel.flush());
  });
  target.on('internalMessage', (message) => {
    if (isAcknowledgement(message)) channel.acknowledged(message.cmd === 'NODE_HANDLE_ACK');
  });

  target.send = function send(message, sendHandle, options, callback) {
    if (typeof sendHandle === 'function') {
      callback = sendHandle;
      sendHandle = undefined;
      options = undefined;
    } else if (typeof options === 'function') {
      callback = options;
      options = undefined;
    } else if (options !== undefined) {
      validateObject(options, 'options');
    }
    if (this.connected) return this._send(message, sendHandle, { swallowErrors: false, ...options }, callback);
    channel.failed(nodeError('ERR_IPC_CHANNEL_CLOSED'), { swallowErrors: false }, callback);
    return false;
  };

  target._send = function _send(message, sendHandle, options, callback) {
    if (message === undefined) throw nodeError('ERR_MISSING_ARGS', 'message');
    if (channel.json) validateMessage(message);
    if (typeof options === 'function') [callback, options] = [options, undefined];
    if (typeof options === 'boolean') options = { swallowErrors: options };
    return channel.send(message, sendHandle, options ?? {}, callback);
  };

  target.connected = true;
  target.disconnect = function disconnect() {
    if (!this.connected) {
      this.emit('error', nodeError('ERR_IPC_DISCONNECTED'));
      return;
    }
    this.connected = false;
    // What waits for the acknowledgement of a handle goes out first.
    if (!this._handleQueue || channel.handle === null || channel.isLost) this._disconnect();
  };
  target._disconnect = function _disconnect() {
    this.channel = null;
    if (this._pendingMessage) channel.closePending();
    process.nextTick(() => {
      channel.close();
      target.emit('disconnect');
    });
  };
  if (referenced) control.setReferenced(true);
  else handle.unref();
  handle.readStart();
  return control;
}

// The child's side: a listener for messages keeps the process alive.
function joinParent(fd, serialization) {
  const handle = internalBinding('child_process').openChannel(fd);
  const control = setUpChannel(process, handle, serialization === 'advanced' ? 'advanced' : 'json', {
    closed() {},
    referenced: false,
  });
  const isHeld = () => process.listenerCount('message') + process.listenerCount('disconnect') > 0;
  process.on('newListener', (event) => {
    if (event === 'message' || event === 'disconnect') control.setReferenced(true);
  });
  process.on('removeListener', (event) => {
    if ((event === 'message' || event === 'disconnect') && !isHeld() && process.channel !== null)
      control.setReferenced(false);
  });
}

// Called at the start of a program that was forked.
function joinParentOfEnvironment() {
  const { NODE_CHANNEL_FD: fd, NODE_CHANNEL_SERIALIZATION_MODE: mode } = process.env;
  delete process.env.NODE_CHANNEL_FD;
  delete process.env.NODE_CHANNEL_SERIALIZATION_MODE;
  joinParent(Number.parseInt(fd, 10), mode);
  // A worker of a cluster.
  if (process.env.NODE_UNIQUE_ID !== undefined && process.argv[1]) {
    require('cluster')._setupWorker();
    delete process.env.NODE_UNIQUE_ID;
  }
}

module.exports = { joinParent, joinParentOfEnvironment, setUpChannel };
