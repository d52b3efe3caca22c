// node:cluster: every process is a primary without workers.

const EventEmitter = require('events');
const { notImplementedAll } = require('internal/not_implemented');

module.exports = Object.assign(new EventEmitter(), {
  isWorker: false,
  isMaster: true,
  isPrimary: true,
  workers: {},
  settings: {},
  SCHED_NONE: 1,
  SCHED_RR: 2,
  schedulingPolicy: 2,
  ...notImplementedAll('cluster', 'Worker setupPrimary setupMaster fork'),
  disconnect(callback) {
    if (callback) process.nextTick(callback);
  },
});
