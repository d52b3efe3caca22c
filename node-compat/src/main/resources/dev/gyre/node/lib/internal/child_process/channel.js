// The IPC channel between a process and a child that it forked: messages over a socket, as lines of JSON or as length-prefixed output of v8.serialize.

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

class Channel {
  constructor(target, handle, serialization, closed) {
    this.target = target;
    this.handle = handle;
    this.json = serialization === 'json';
    this.format = formats[serialization];
    this.closed = closed;
    this.pieces = []; // The parts of an incomplete message.
    this.size = 0;
    this.waiting = [];
    handle.onread = (error, bytes) => this.received(error ? undefined : bytes);
  }

  received(bytes) {
    const { Buffer } = require('buffer');
    if (bytes === undefined) {
      if (this.target.connected) this.target.disconnect();
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
    for (const message of messages) this.take(message);
  }

  take(message) {
    const { target } = this;
    if (isInternal(message)) {
      process.nextTick(() => target.emit('internalMessage', message, undefined));
    } else if (target.listenerCount('message') === 0) {
      this.waiting.push(message);
    } else {
      process.nextTick(() => target.emit('message', message, undefined));
    }
  }

  // Delivers messages that arrived before there was a listener.
  flush() {
    const { waiting, target } = this;
    this.waiting = [];
    for (const message of waiting) process.nextTick(() => target.emit('message', message, undefined));
  }

  send(message, callback) {
    const { target } = this;
    if (!target.connected) {
      const error = nodeError('ERR_IPC_CHANNEL_CLOSED');
      if (callback) process.nextTick(callback, error);
      else process.nextTick(() => target.emit('error', error));
      return false;
    }
    const atOnce = this.handle.write(this.format.encode(message), (error) => {
      if (callback) callback(error ? require('internal/errors').errnoException(error.errno, 'write') : null);
      else if (error) target.emit('error', require('internal/errors').errnoException(error.errno, 'write'));
    });
    return atOnce || this.handle.writeQueueSize < 65536 * 2;
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
    if (message === undefined) throw nodeError('ERR_MISSING_ARGS', 'message');
    if (channel.json) validateMessage(message);
    // Descriptors cannot be sent over this channel.
    if (sendHandle !== undefined && sendHandle !== null) throw nodeError('ERR_INVALID_HANDLE_TYPE');
    return channel.send(message, callback);
  };
  target._send = (message, sendHandle, options, callback) =>
    channel.send(message, typeof options === 'function' ? options : callback);

  target.connected = true;
  target.disconnect = function disconnect() {
    if (!this.connected) {
      this.emit('error', nodeError('ERR_IPC_DISCONNECTED'));
      return;
    }
    this._disconnect();
  };
  target._disconnect = function _disconnect() {
    this.connected = false;
    this.channel = null;
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
}

module.exports = { joinParent, joinParentOfEnvironment, setUpChannel };
