// node:cluster: every process is a primary without workers.

const EventEmitter = require('events');
const { absentAll } = require('internal/absent');

module.exports = Object.assign(new EventEmitter(), {
  isWorker: false,
  isMaster: true,
  isPrimary: true,
  workers: {},
  settings: {},
  SCHED_NONE: 1,
  SCHED_RR: 2,
  schedulingPolicy: 2,
  ...absentAll('cluster', 'Worker setupPrimary setupMaster fork'),
  disconnect(callback) {
    if (callback) process.nextTick(callback);
  },
});
