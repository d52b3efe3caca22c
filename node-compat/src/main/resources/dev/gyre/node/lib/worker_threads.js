// node:worker_threads, of which message channels are there.

const { nodeError } = require('internal/errors');
const { clone, isMarkedAsUntransferable, markAsUncloneable, markAsUntransferable } = require('internal/structured_clone');
const { MessageChannel, MessagePort, receiveMessageOnPort } = require('internal/messaging/port');
const { BroadcastChannel } = require('internal/messaging/broadcast_channel');

const environmentData = new Map();

class Worker {
  constructor() {
    throw nodeError('ERR_METHOD_NOT_IMPLEMENTED', 'worker_threads.Worker()');
  }
}

module.exports = {
  isInternalThread: false,
  isMainThread: true,
  MessagePort,
  MessageChannel,
  markAsUncloneable,
  markAsUntransferable,
  isMarkedAsUntransferable,
  receiveMessageOnPort,
  resourceLimits: {},
  threadId: 0,
  threadName: '',
  SHARE_ENV: Symbol.for('nodejs.worker_threads.SHARE_ENV'),
  Worker,
  parentPort: null,
  workerData: null,
  BroadcastChannel,
  setEnvironmentData(key, value) {
    if (value === undefined) environmentData.delete(key);
    else environmentData.set(key, clone(value, []).value);
  },
  getEnvironmentData: (key) => environmentData.get(key),
};
