// The sockets of one server that were sent over a channel: the sender asks the receiver how many of them are open, and to be told when none is left.

const EventEmitter = require('events');
const { nodeError } = require('internal/errors');

// The sender's side.
class SentSockets extends EventEmitter {
  constructor(child, key) {
    super();
    this.key = key;
    this.child = child;
    child.once('exit', () => this.emit('exit', this));
  }

  #request(command, answer, callback) {
    const { child, key } = this;
    if (!child.connected) {
      process.nextTick(callback, null, {});
      return;
    }
    const onClosed = () => {
      child.removeListener('internalMessage', onMessage);
      callback(nodeError('ERR_CHILD_CLOSED_BEFORE_REPLY'));
    };
    function onMessage(message) {
      if (message.cmd !== answer || message.key !== key) return;
      child.removeListener('disconnect', onClosed);
      child.removeListener('internalMessage', onMessage);
      callback(null, message);
    }
    // The request may itself find the channel closed.
    child._send({ cmd: command, key }, undefined, true, (error) => {
      if (error && error.code !== 'ERR_IPC_CHANNEL_CLOSED') child.emit('error', error);
    });
    child.once('disconnect', onClosed);
    child.on('internalMessage', onMessage);
  }

  close(callback) {
    this.#request('NODE_SOCKET_NOTIFY_CLOSE', 'NODE_SOCKET_ALL_CLOSED', callback);
  }

  getConnections(callback) {
    this.#request('NODE_SOCKET_GET_COUNT', 'NODE_SOCKET_COUNT', (error, message) => {
      if (error) callback(error);
      else callback(null, message.count ?? 0);
    });
  }
}

// The receiver's side.
class ReceivedSockets extends EventEmitter {
  #connections = 0;
  #key;
  #child;

  constructor(child, key) {
    super();
    this.#key = key;
    this.#child = child;
    child.on('internalMessage', (message) => {
      if (message.key !== key) return;
      if (message.cmd === 'NODE_SOCKET_NOTIFY_CLOSE') {
        if (this.#connections === 0) this.#allClosed();
        else this.once('empty', () => this.#allClosed());
      } else if (message.cmd === 'NODE_SOCKET_GET_COUNT') {
        this.#answer({ cmd: 'NODE_SOCKET_COUNT', key, count: this.#connections });
      }
    });
  }

  #allClosed() {
    this.#answer({ cmd: 'NODE_SOCKET_ALL_CLOSED', key: this.#key });
  }

  #answer(message) {
    if (this.#child.connected) this.#child._send(message, undefined, true);
  }

  add(socket) {
    this.#connections++;
    socket.once('close', () => {
      this.#connections--;
      if (this.#connections === 0) this.emit('empty', this);
    });
  }
}

// The list of a server by its key, made at its first socket. kind: 'send' or 'got'.
function socketList(kind, channel, key) {
  const lists = channel.sockets[kind];
  lists[key] ??= new (kind === 'send' ? SentSockets : ReceivedSockets)(channel.target, key);
  return lists[key];
}

module.exports = { socketList };
