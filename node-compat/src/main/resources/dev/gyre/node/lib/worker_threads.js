// node:worker_threads, https://nodejs.org/api/worker_threads.html

const { notImplemented } = require('internal/not_implemented');
const { isMarkedAsUntransferable, markAsUncloneable, markAsUntransferable } = require('internal/structured_clone');
const { MessageChannel, MessagePort, receiveMessageOnPort } = require('internal/messaging/port');
const { BroadcastChannel } = require('internal/messaging/broadcast_channel');
const { SHARE_ENV, Worker } = require('internal/worker');
const state = require('internal/worker/state');
const { postMessageToThread } = require('internal/worker/thread_messages');

const { isMainThread, threadId, threadName } = internalBinding('worker');

module.exports = {
  isInternalThread: false,
  isMainThread,
  MessagePort,
  MessageChannel,
  markAsUncloneable,
  markAsUntransferable,
  isMarkedAsUntransferable,
  moveMessagePortToContext: notImplemented('worker_threads', 'moveMessagePortToContext'),
  receiveMessageOnPort,
  resourceLimits: state.resourceLimits,
  postMessageToThread,
  threadId,
  threadName,
  SHARE_ENV,
  Worker,
  parentPort: state.parentPort,
  workerData: state.workerData,
  BroadcastChannel,
  setEnvironmentData: state.setEnvironmentData,
  getEnvironmentData: state.getEnvironmentData,
  get locks() {
    return require('internal/locks').locks;
  },
};
