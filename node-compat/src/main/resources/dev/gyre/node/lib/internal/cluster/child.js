// node:cluster in a worker: where servers listen is asked of the primary.

const EventEmitter = require('events');
const { Worker, internalListener, sendInternal } = require('internal/cluster/worker');

const cluster = new EventEmitter();
// Listening handles by the key of the primary: { owner, handle }.
const handles = new Map();
// How often this process has listened at a place, for random ports to differ.
const indexes = new Map();

require('internal/net/sharing').state.cluster = cluster;

module.exports = cluster;
Object.assign(cluster, { isWorker: true, isMaster: false, isPrimary: false, worker: null, Worker });

function send(message, callback) {
  return sendInternal(process, message, null, callback);
}

cluster._setupWorker = function () {
  const worker = new Worker({ id: +process.env.NODE_UNIQUE_ID | 0, process, state: 'online' });
  cluster.worker = worker;
  process.once('disconnect', () => {
    worker.emit('disconnect');
    // The primary has gone, or the program has called process.disconnect().
    if (!worker.exitedAfterDisconnect) process.exit(0);
  });
  process.on(
    'internalMessage',
    internalListener(worker, (message, handle) => {
      if (message.act === 'newconn') takeConnection(message, handle);
      else if (message.act === 'disconnect') disconnect.call(worker, true);
    }),
  );
  send({ act: 'online' });
};

function takeConnection({ key, seq }, handle) {
  const server = handles.get(key);
  const { maxConnections, _connections } = server?.owner ?? {};
  const isTaken = server !== undefined && !(maxConnections != null && _connections >= maxConnections);
  send({ ack: seq, accepted: isTaken });
  if (isTaken) server.handle.accept(handle);
  else handle.close();
}

function dropIndex(indexKey, index) {
  const used = indexes.get(indexKey);
  if (used === undefined) return;
  used.open.delete(index);
  if (used.open.size === 0) indexes.delete(indexKey);
}

/**
 * Asks the primary where a server or UDP socket shall listen. callback(errno, answer): answer.socket is the shared socket,
 * if there is one; answer.place(options) are the options for listening; answer.track(handle) is to be called with what
 * listens, or answer.close().
 */
cluster._getServer = function (owner, options, callback) {
  let { address } = options;
  if (options.port < 0 && typeof address === 'string') address = require('path').resolve(address);
  const indexKey = `${address}:${options.port}:${options.addressType}:${options.fd}`;
  let used = indexes.get(indexKey);
  if (used === undefined) indexes.set(indexKey, (used = { next: 0, open: new Set() }));
  const index = used.next++;
  used.open.add(index);
  const message = { act: 'queryServer', index, data: null, ...options, address };
  if (typeof owner._getServerData === 'function') message.data = owner._getServerData();
  const listening = () => {
    if (!indexes.has(indexKey)) return;
    cluster.worker.state = 'listening';
    send({ ...message, act: 'listening', port: owner.address()?.port || options.port });
  };
  owner.once('listening', listening);
  send(message, (reply, socket) => {
    if (typeof owner._setServerData === 'function') owner._setServerData(reply.data);
    if (reply.errno) {
      owner.removeListener('listening', listening);
      dropIndex(indexKey, index);
      callback(reply.errno, undefined);
    } else {
      callback(0, new Answer(owner, reply, socket, () => dropIndex(indexKey, index)));
    }
  });
};

// Where the primary lets a server listen.
class Answer {
  #owner;
  #reply;
  #dropIndex;

  constructor(owner, reply, socket, drop) {
    this.#owner = owner;
    this.#reply = reply;
    this.#dropIndex = drop;
    this.socket = socket;
  }

  place(options) {
    const { sockname, reusePort } = this.#reply;
    if (this.socket !== undefined) return { ...options, bound: this.socket };
    const place = sockname ? { ...options, host: sockname.address, port: sockname.port } : options;
    return reusePort ? { ...place, reusePort: true } : { ...place, remote: true };
  }

  // Tells the primary when the handle is closed.
  track(handle) {
    const { key } = this.#reply;
    const { close } = handle;
    const forget = this.#forget.bind(this);
    handles.set(key, { owner: this.#owner, handle });
    Object.defineProperty(handle, 'close', {
      __proto__: null,
      configurable: true,
      writable: true,
      value(...args) {
        forget();
        return close.apply(handle, args);
      },
    });
  }

  close() {
    this.#forget();
    this.socket?.close();
  }

  #forget() {
    const { key } = this.#reply;
    if (key === undefined) return;
    this.#reply = {};
    send({ act: 'close', key });
    handles.delete(key);
    this.#dropIndex();
  }
}

// Closes all servers, then the channel.
function disconnect(isAskedByPrimary) {
  this.exitedAfterDisconnect = true;
  let waiting = 1;
  function closed() {
    waiting--;
    if (waiting > 0) return;
    // The primary has to know that the end is intended, if it has not asked for it.
    if (isAskedByPrimary) process.disconnect();
    else send({ act: 'exitedAfterDisconnect' }, () => process.disconnect());
  }
  for (const { owner } of handles.values()) {
    waiting++;
    owner.close(closed);
  }
  handles.clear();
  closed();
}

Worker.prototype.disconnect = function () {
  if (this.state !== 'disconnecting' && this.state !== 'destroying') {
    this.state = 'disconnecting';
    disconnect.call(this, false);
  }
  return this;
};

Worker.prototype.destroy = function () {
  if (this.state === 'destroying') return;
  this.exitedAfterDisconnect = true;
  if (!this.isConnected()) {
    process.exit(0);
  } else {
    this.state = 'destroying';
    send({ act: 'exitedAfterDisconnect' }, () => process.disconnect());
    process.once('disconnect', () => process.exit(0));
  }
};
