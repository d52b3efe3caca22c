// What workers of a cluster listen on, as the primary has it: for each place one handle, added to by workers and closed when the last has left.

const { sendInternal } = require('internal/cluster/worker');

function placeOf({ address, port, fd, flags, backlog, readableAll, writableAll }) {
  if (fd >= 0) return { fd, backlog };
  if (port >= 0) return { host: address ?? undefined, port, ipv6Only: Boolean(flags & 1), backlog };
  return { path: address, backlog, readableAll, writableAll };
}

function errnoOf(error) {
  if (typeof error.errno !== 'number') throw error;
  return error.errno;
}

// All workers accept on one socket, and the system decides who gets a connection.
class SharedHandle {
  #workers = new Map();
  #handle = null;
  #errno = 0;

  constructor(key, { address, port, addressType, fd, flags }) {
    const isUdp = addressType === 'udp4' || addressType === 'udp6';
    const created = isUdp
      ? require('dgram')._createSocketHandle(address, port, addressType, fd, flags)
      : require('net')._createServerHandle(address, port, addressType, fd, flags);
    if (typeof created === 'number') this.#errno = created;
    else this.#handle = created;
  }

  has(worker) {
    return this.#workers.has(worker.id);
  }

  add(worker, send) {
    this.#workers.set(worker.id, worker);
    send(this.#errno, null, this.#handle);
  }

  remove(worker) {
    if (!this.#workers.delete(worker.id) || this.#workers.size > 0) return false;
    this.#handle?.close();
    this.#handle = null;
    return true;
  }
}

// Each worker has a socket of its own at the same port (SO_REUSEPORT); the primary only keeps the port, by a socket that does not listen.
class ReusePortHandle {
  #workers = new Map();
  #socket = null;
  #errno = 0;

  constructor(key, message) {
    try {
      this.#socket = internalBinding('tcp').bind({ ...placeOf(message), reusePort: true });
    } catch (error) {
      this.#errno = errnoOf(error);
    }
  }

  has(worker) {
    return this.#workers.has(worker.id);
  }

  add(worker, send) {
    this.#workers.set(worker.id, worker);
    send(this.#errno, { reusePort: true, sockname: this.#socket?.address() }, null);
  }

  remove(worker) {
    if (!this.#workers.delete(worker.id) || this.#workers.size > 0) return false;
    this.#socket?.close();
    this.#socket = null;
    return true;
  }
}

// The primary accepts, and hands each connection to the next worker that is free.
class RoundRobinHandle {
  #key;
  #all = new Map();
  #free = new Map();
  #pending = []; // Connections that wait for a worker.
  #handedOver = new Map(); // By worker: the connection that it has not answered about.
  #server;
  #errno;

  constructor(key, message) {
    this.#key = key;
    this.#server = require('net').createServer();
    this.#server._distribute = (connection) => this.#distribute(connection);
    this.#server.once('listening', () => (this.#errno = 0));
    this.#server.once('error', (error) => (this.#errno = errnoOf(error)));
    this.#server.listen(placeOf(message));
  }

  has(worker) {
    return this.#all.has(worker.id);
  }

  add(worker, send) {
    this.#all.set(worker.id, worker);
    const answer = () => {
      if (this.#errno !== 0) {
        send(this.#errno, null, null);
        return;
      }
      const sockname = this.#server.address();
      send(0, typeof sockname === 'object' ? { sockname } : null, null);
      this.#handOver(worker);
    };
    if (this.#errno !== undefined) {
      answer();
      return;
    }
    this.#server.once('listening', answer);
    this.#server.once('error', answer);
  }

  remove(worker) {
    if (!this.#all.delete(worker.id)) return false;
    this.#free.delete(worker.id);
    this.#takeBack(worker);
    if (this.#all.size > 0) return false;
    for (const connection of this.#pending) connection.close();
    this.#pending = [];
    this.#server.close();
    return true;
  }

  // A worker that is gone has not begun with a connection that it has not answered about: another one gets it.
  #takeBack(worker) {
    const connection = this.#handedOver.get(worker.id);
    if (connection === undefined || worker.isConnected()) return;
    this.#handedOver.delete(worker.id);
    this.#distribute(connection);
  }

  #distribute(connection) {
    this.#pending.push(connection);
    const next = this.#free.entries().next();
    if (next.done) return;
    const [id, worker] = next.value;
    this.#free.delete(id);
    this.#handOver(worker);
  }

  #handOver(worker) {
    if (!this.#all.has(worker.id)) return;
    const connection = this.#pending.shift();
    if (connection === undefined) {
      this.#free.set(worker.id, worker);
      return;
    }
    this.#handedOver.set(worker.id, connection);
    sendInternal(worker.process, { act: 'newconn', key: this.#key }, connection, ({ accepted }) => {
      if (this.#handedOver.get(worker.id) !== connection) return;
      this.#handedOver.delete(worker.id);
      if (accepted) connection.close();
      else this.#distribute(connection);
      this.#handOver(worker);
    });
  }
}

module.exports = { ReusePortHandle, RoundRobinHandle, SharedHandle };
