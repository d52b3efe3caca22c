// node:cluster in the primary: starts workers, and gives them what they listen on.

const EventEmitter = require('events');
const { nodeError } = require('internal/errors');
const { Worker, internalListener, sendInternal } = require('internal/cluster/worker');
const { ReusePortHandle, RoundRobinHandle, SharedHandle } = require('internal/cluster/handles');

const [SCHED_NONE, SCHED_RR] = [1, 2];
const REUSE_PORT = 'reuseport';

const cluster = new EventEmitter();
const intercom = new EventEmitter();
const handles = new Map();
let lastId = 0;
let isSetUp = false;
let schedulingPolicy = policyOf(process.env.NODE_CLUSTER_SCHED_POLICY);

module.exports = cluster;
Object.assign(cluster, {
  isWorker: false,
  isMaster: true,
  isPrimary: true,
  Worker,
  workers: {},
  settings: {},
  SCHED_NONE,
  SCHED_RR,
  schedulingPolicy,
});

function policyOf(name) {
  if (name === REUSE_PORT) return REUSE_PORT;
  return name === 'none' ? SCHED_NONE : SCHED_RR;
}

// ---- Settings ------------------------------------------------------------------------------------------------------

cluster.setupPrimary = function (options) {
  const settings = {
    args: process.argv.slice(2),
    exec: process.argv[1],
    execArgv: process.execArgv,
    silent: false,
    ...cluster.settings,
    ...options,
  };
  cluster.settings = settings;
  process.nextTick(() => cluster.emit('setup', settings));
  if (isSetUp) return;
  isSetUp = true;
  ({ schedulingPolicy } = cluster);
  if (![SCHED_NONE, SCHED_RR, REUSE_PORT].includes(schedulingPolicy))
    throw nodeError('ERR_INTERNAL_ASSERTION', `Bad cluster.schedulingPolicy: ${schedulingPolicy}`);
};

cluster.setupMaster = cluster.setupPrimary;

// ---- Workers -------------------------------------------------------------------------------------------------------

function startProcess(id, env) {
  const { fork } = require('child_process');
  const { args, exec, execArgv, cwd, serialization, silent, windowsHide, stdio, gid, uid } = cluster.settings;
  return fork(exec, args, {
    cwd,
    env: { ...process.env, ...env, NODE_UNIQUE_ID: `${id}` },
    serialization,
    silent,
    windowsHide,
    execArgv: [...execArgv],
    stdio,
    gid,
    uid,
  });
}

function removeWorker(worker) {
  delete cluster.workers[worker.id];
  if (Object.keys(cluster.workers).length === 0) intercom.emit('disconnect');
}

function removeHandles(worker) {
  for (const [key, handle] of handles) if (handle.remove(worker)) handles.delete(key);
}

cluster.fork = function (env) {
  cluster.setupPrimary();
  const id = ++lastId;
  const worker = new Worker({ id, process: startProcess(id, env) });
  worker.on('message', (message, handle) => cluster.emit('message', worker, message, handle));
  worker.process.once('exit', (code, signal) => {
    // A worker that is still connected is in the list until it is not.
    if (!worker.isConnected()) {
      removeHandles(worker);
      removeWorker(worker);
    }
    worker.exitedAfterDisconnect = Boolean(worker.exitedAfterDisconnect);
    worker.state = 'dead';
    worker.emit('exit', code, signal);
    cluster.emit('exit', worker, code, signal);
  });
  worker.process.once('disconnect', () => {
    removeHandles(worker);
    if (worker.isDead()) removeWorker(worker);
    worker.exitedAfterDisconnect = Boolean(worker.exitedAfterDisconnect);
    worker.state = 'disconnected';
    worker.emit('disconnect');
    cluster.emit('disconnect', worker);
  });
  worker.process.on(
    'internalMessage',
    internalListener(worker, (message) => actions[message.act]?.(worker, message)),
  );
  process.nextTick(() => cluster.emit('fork', worker));
  cluster.workers[worker.id] = worker;
  return worker;
};

cluster.disconnect = function (callback) {
  const workers = Object.values(cluster.workers);
  if (workers.length === 0) process.nextTick(() => intercom.emit('disconnect'));
  for (const worker of workers) if (worker.isConnected()) worker.disconnect();
  if (typeof callback === 'function') intercom.once('disconnect', callback);
};

Worker.prototype.disconnect = function () {
  this.exitedAfterDisconnect = true;
  send(this, { act: 'disconnect' });
  removeHandles(this);
  removeWorker(this);
  return this;
};

Worker.prototype.destroy = function (signal) {
  this.process.kill(signal || 'SIGTERM');
};

// ---- What workers ask ----------------------------------------------------------------------------------------------

function send(worker, message, handle, callback) {
  return sendInternal(worker.process, message, handle, callback);
}

const actions = {
  __proto__: null,
  online(worker) {
    worker.state = 'online';
    worker.emit('online');
    cluster.emit('online', worker);
  },
  exitedAfterDisconnect(worker, { seq }) {
    worker.exitedAfterDisconnect = true;
    send(worker, { ack: seq });
  },
  listening(worker, { addressType, address, port, fd }) {
    const place = { addressType, address, port, fd };
    worker.state = 'listening';
    worker.emit('listening', place);
    cluster.emit('listening', worker, place);
  },
  close(worker, { key }) {
    if (handles.get(key)?.remove(worker)) handles.delete(key);
  },
  queryServer,
};

function queryServer(worker, message) {
  if (worker.exitedAfterDisconnect) return;
  const { address, port, addressType, fd, index, seq } = message;
  const key = `${address}:${port}:${addressType}:${fd}${port === 0 ? `:${index}` : ''}`;
  const cached = handles.get(key);
  // Who listens twice at one place is to get the error of the system.
  const handle = cached && !cached.has(worker) ? cached : new (kindOf(message))(key, message);
  if (cached === undefined) handles.set(key, handle);
  handle.data ||= message.data;
  handle.add(worker, (errno, reply, socket) => {
    // Other workers may try again.
    if (errno && handles.get(key) === handle) handles.delete(key);
    send(worker, { errno, key, ack: seq, data: handle.data, ...reply }, socket);
  });
}

// Datagrams belong to no connection that could be handed on.
function kindOf({ addressType, port }) {
  if (addressType === 'udp4' || addressType === 'udp6' || schedulingPolicy === SCHED_NONE) return SharedHandle;
  return schedulingPolicy === REUSE_PORT && port >= 0 ? ReusePortHandle : RoundRobinHandle;
}
