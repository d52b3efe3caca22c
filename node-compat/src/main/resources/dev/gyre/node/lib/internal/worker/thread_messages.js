// postMessageToThread, https://nodejs.org/api/worker_threads.html#worker_threadspostmessagetothreadthreadid-value-transferlist-timeout
// A thread receives messages when its program listens for 'workerMessage'; every message includes a port for the
// response.

const { nodeError } = require('internal/errors');
const { validateNumber } = require('internal/validators');
const { deserialize, serialize } = require('internal/structured_clone');
const { MessageChannel } = require('internal/messaging/port');
const { Inbox } = require('internal/messaging/inbox');

const { joinGroup, postToGroup } = internalBinding('messaging');
const { threadId } = internalBinding('worker');

const groupOf = (id) => `\0thread ${id}`;
let inbox;

// Called when the program begins to listen.
function listen() {
  if (inbox !== undefined) return;
  const handle = joinGroup(groupOf(threadId));
  inbox = new Inbox(handle, 'MessagePort', () => {
    receive(deserialize(handle.take()).value);
    return true;
  });
  inbox.start();
}

function receive({ value, source, answer }) {
  let outcome = 'received';
  try {
    if (!process.emit('workerMessage', value, source)) outcome = 'failed';
  } catch {
    outcome = 'errored';
  }
  answer.postMessage(outcome);
  answer.close();
}

// The response to a message, or 'timeout'.
function answerOf(port, timeout) {
  const { promise, resolve } = Promise.withResolvers();
  const timer = timeout === undefined ? undefined : setTimeout(resolve, timeout, 'timeout');
  port.on('message', resolve);
  port.on('close', () => resolve('failed'));
  return promise.finally(() => {
    clearTimeout(timer);
    port.close();
  });
}

async function postMessageToThread(id, value, transferList = undefined, timeout = undefined) {
  if (typeof transferList === 'number' && timeout === undefined) {
    timeout = transferList;
    transferList = [];
  }
  if (timeout !== undefined) validateNumber(timeout, 'timeout', 0);
  if (id === threadId) throw nodeError('ERR_WORKER_MESSAGING_SAME_THREAD');
  const { port1, port2 } = new MessageChannel();
  const message = serialize({ value, source: threadId, answer: port2 }, [port2, ...(transferList ?? [])]);
  const answer = answerOf(port1, timeout);
  const outcome = postToGroup(groupOf(id), message) ? await answer : 'failed';
  if (outcome === 'errored') throw nodeError('ERR_WORKER_MESSAGING_ERRORED');
  if (outcome === 'timeout') throw nodeError('ERR_WORKER_MESSAGING_TIMEOUT');
  if (outcome === 'failed') throw nodeError('ERR_WORKER_MESSAGING_FAILED');
}

module.exports = { listen, postMessageToThread };
