// Servers that processes share: where a server of a cluster's worker listens, sockets that are given, and the connections that were sent to children.

const { errnoException, exceptionWithHostPort, nodeError } = require('internal/errors');

// cluster: the worker of a cluster that this process is, if any; internal/cluster/child says so. servers: those that listen.
const state = { cluster: undefined, servers: new Set() };

// The number of a uv error that a binding threw.
function errnoOf(error) {
  if (typeof error.errno !== 'number') throw error;
  return error.errno;
}

// The place of a server as the cluster's messages have it.
function query({ host, port, path, fd, backlog, ipv6Only, readableAll, writableAll }) {
  const isIPv6 = host === undefined ? 4 : require('internal/net/listen').isIP(host);
  return {
    address: path ?? host ?? null,
    port: path !== undefined || fd !== undefined ? -1 : port,
    addressType: path !== undefined || fd !== undefined ? -1 : host === undefined ? 4 : isIPv6,
    fd,
    flags: ipv6Only ? 1 : 0,
    backlog,
    readableAll,
    writableAll,
  };
}

// A socket that is bound to be shared; the number of the error where there is none.
function createServerHandle(address, port, addressType, fd, flags) {
  const tcp = internalBinding('tcp');
  if (typeof fd === 'number' && fd >= 0) return socketOf(fd) ?? require('internal/uv').errorNumber('EINVAL');
  const place = port >= 0 ? { host: address ?? undefined, port, ipv6Only: (flags & 1) !== 0 } : { path: address };
  if (flags & 2) place.reusePort = true;
  try {
    return tcp.bind(place);
  } catch (error) {
    return errnoOf(error);
  }
}

// The stream socket with the number of a descriptor that this process was started with.
function socketOf(fd) {
  const socket = internalBinding('tcp').descriptor(fd);
  return socket?.kind === 'tcp' || socket?.kind === 'pipe' ? socket : undefined;
}

// Node's name for what a descriptor is that is no socket.
function descriptorType(fd) {
  let stats;
  try {
    stats = require('fs').fstatSync(fd);
  } catch {
    return 'UNKNOWN';
  }
  if (stats.isFile()) return 'FILE';
  return stats.isFIFO() ? 'PIPE' : 'UNKNOWN';
}

// The handle of a stream socket that this process was started with.
function streamOf(fd) {
  if (!(fd >= 0 && fd <= 0x7fffffff)) {
    require('internal/validators').validateInt32(fd, 'fd', 0);
  }
  const socket = socketOf(fd);
  if (socket === undefined) throw nodeError('ERR_INVALID_FD_TYPE', descriptorType(fd));
  return socket.toStream();
}

// options of listen() in a form that the binding takes: given handles and descriptors become sockets.
function withGivenSocket(options) {
  const { handle, fd } = options;
  const { descriptorOf, descriptor } = internalBinding('tcp');
  if (handle !== undefined) {
    if (typeof handle.address === 'function' && handle.kind !== undefined) return { ...options, bound: handle };
    return { ...options, bound: descriptor(internalBinding('child_process').duplicate(descriptorOf(handle))) };
  }
  if (typeof fd !== 'number') return options;
  const bound = socketOf(fd);
  if (bound === undefined) throw errnoException('EINVAL', 'listen');
  return { ...options, bound };
}

/**
 * Begins to listen, in a cluster's worker as the primary says. listen(options) makes the binding's server; its options
 * contain { remote: true } where the primary accepts, and { bound } for a shared socket. isWanted: whether the server has
 * not been closed meanwhile.
 */
function listenInCluster(server, options, { listen, failed, isWanted }) {
  const { cluster } = state;
  const isOwn = options.exclusive || options.reusePort || options.handle !== undefined;
  if (cluster === undefined || isOwn) {
    listen(options);
    return;
  }
  cluster._getServer(server, query(options), (errno, answer) => {
    const error = errno === 0 ? portMismatch(options, answer) : errno;
    if (!isWanted()) {
      answer?.close();
    } else if (error) {
      answer?.close();
      failed(exceptionWithHostPort(error, 'bind', options.path ?? options.host ?? null, options.port));
    } else {
      const handle = listen(answer.place({ ...options, fd: undefined }));
      if (handle === undefined) answer.close();
      else answer.track(handle);
    }
  });
}

// EADDRINUSE may come late for a shared socket: it is bound, but not where it should be.
function portMismatch({ port }, { socket }) {
  if (!(port > 0) || socket === undefined) return 0;
  const address = socket.address();
  return address !== undefined && address.port !== port ? require('internal/uv').errorNumber('EADDRINUSE') : 0;
}

// ---- connections that were sent to children ------------------------------------------------------------------------

// The server asks a child too for the connections that were sent to it.
function setUpWorker(server, list) {
  server._usingWorkers = true;
  server._workers.push(list);
  list.once('exit', () => {
    const index = server._workers.indexOf(list);
    if (index >= 0) server._workers.splice(index, 1);
  });
}

function countWithWorkers(server, callback) {
  let left = server._workers.length + 1;
  let total = server._connections;
  let isDone = false;
  const counted = (error, count) => {
    if (isDone) return;
    if (error) {
      isDone = true;
      callback(error);
      return;
    }
    total += count;
    if (--left === 0) {
      isDone = true;
      callback(null, total);
    }
  };
  for (const worker of server._workers) worker.getConnections(counted);
  counted(null, 0);
}

// Calls back when no child has a connection any more.
function closeWorkers(server, callback) {
  let left = server._workers.length;
  if (left === 0) {
    callback();
    return;
  }
  for (const worker of server._workers.slice())
    worker.close(() => {
      if (--left === 0) callback();
    });
}

module.exports = {
  closeWorkers,
  countWithWorkers,
  createServerHandle,
  descriptorType,
  listenInCluster,
  setUpWorker,
  state,
  streamOf,
  withGivenSocket,
};
