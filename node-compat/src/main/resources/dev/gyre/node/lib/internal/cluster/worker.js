// cluster.Worker, on both sides, and the messages between them.

const EventEmitter = require('events');

const callbacks = new Map();
let sequence = 0;

function Worker(options) {
  if (!(this instanceof Worker)) return new Worker(options);
  EventEmitter.call(this);
  if (options === null || typeof options !== 'object') options = {};
  this.exitedAfterDisconnect = undefined;
  this.state = options.state || 'none';
  this.id = options.id | 0;
  if (options.process) {
    this.process = options.process;
    this.process.on('error', (code, signal) => this.emit('error', code, signal));
    this.process.on('message', (message, handle) => this.emit('message', message, handle));
  }
}
Object.setPrototypeOf(Worker.prototype, EventEmitter.prototype);
Object.setPrototypeOf(Worker, EventEmitter);

Worker.prototype.kill = function kill(...args) {
  this.destroy(...args);
};

Worker.prototype.send = function send(...args) {
  return this.process.send(...args);
};

Worker.prototype.isDead = function isDead() {
  return this.process.exitCode != null || this.process.signalCode != null;
};

Worker.prototype.isConnected = function isConnected() {
  return this.process.connected;
};

// Sends a message between the primary and a worker; callback gets the answer.
function sendInternal(target, message, handle, callback) {
  if (!target.connected) return false;
  const numbered = { cmd: 'NODE_CLUSTER', ...message, seq: sequence };
  if (typeof callback === 'function') callbacks.set(sequence, callback);
  sequence++;
  return target.send(numbered, handle);
}

// A listener of internal messages: answers go to who asked, all others to listener(message, handle).
function internalListener(worker, listener) {
  return function onInternalMessage(message, handle) {
    if (message.cmd !== 'NODE_CLUSTER') return;
    const answered = message.ack === undefined ? undefined : callbacks.get(message.ack);
    if (answered !== undefined) callbacks.delete(message.ack);
    (answered ?? listener).call(worker, message, handle);
  };
}

module.exports = {
  Worker,
  internalListener,
  sendInternal,
};
