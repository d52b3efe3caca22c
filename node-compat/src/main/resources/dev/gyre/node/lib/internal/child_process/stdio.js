// The stdio option: the source of each of a child's descriptors.

const { nodeError } = require('internal/errors');

function stdioOfString(stdio, channel) {
  const entries = [];
  if (stdio === 'ignore' || stdio === 'overlapped' || stdio === 'pipe') entries.push(stdio, stdio, stdio);
  else if (stdio === 'inherit') entries.push(0, 1, 2);
  else throw nodeError('ERR_INVALID_ARG_VALUE', 'stdio', stdio);
  if (channel) entries.push(channel);
  return entries;
}

// The native handle of a socket or server, or the value itself if it is one.
function handleOf(value) {
  const { descriptorOf } = internalBinding('tcp');
  return [value, value.handle, value._handle].find((handle) => descriptorOf(handle) >= 0);
}

function entryOf(value, index, sync) {
  if (value === undefined || value === null) value = index < 3 ? 'pipe' : 'ignore';
  if (value === 'ignore') return { type: 'ignore' };
  if (value === 'pipe' || value === 'overlapped' || (typeof value === 'number' && value < 0)) {
    const entry = {
      type: value === 'overlapped' ? 'overlapped' : 'pipe',
      readable: index === 0,
      writable: index !== 0,
    };
    return entry;
  }
  if (value === 'inherit') return { type: 'inherit', fd: index };
  if (typeof value === 'number') return { type: 'fd', fd: value };
  if (typeof value.fd === 'number') return { type: 'fd', fd: value.fd };
  const handle = handleOf(value);
  if (handle !== undefined) return { type: 'wrap', handle, stdio: value };
  if (ArrayBuffer.isView(value) || typeof value === 'string') {
    if (!sync) throw nodeError('ERR_INVALID_SYNC_FORK_INPUT', require('internal/util/inspect').inspect(value));
    return {
      type: 'pipe',
      readable: index === 0,
      writable: index !== 0,
      ...(typeof value === 'string' ? {} : { input: value }),
    };
  }
  throw nodeError('ERR_INVALID_ARG_VALUE', 'stdio', value);
}

// { stdio, ipcFd }: ipcFd is the descriptor of the channel, if there is one.
function validStdio(stdio, sync) {
  if (typeof stdio === 'string') stdio = stdioOfString(stdio);
  else if (!Array.isArray(stdio)) throw nodeError('ERR_INVALID_ARG_VALUE', 'stdio', stdio);
  const entries = [];
  let ipcFd;
  const length = Math.max(stdio.length, 3);
  for (let i = 0; i < length; i++) {
    if (stdio[i] === 'ipc') {
      if (sync) throw nodeError('ERR_IPC_SYNC_FORK');
      if (ipcFd !== undefined) throw nodeError('ERR_IPC_ONE_PIPE');
      ipcFd = i;
      entries.push({ type: 'ipc' });
    } else {
      entries.push(entryOf(stdio[i], i, sync));
    }
  }
  return { stdio: entries, ipcFd };
}

// Converts the entries for the binding.
function bindingStdio(entries) {
  return entries.map(({ type, fd, input, handle }) => {
    if (type === 'wrap') return { type, handle };
    if (type === 'inherit' || type === 'fd') return { type: 'fd', fd };
    return { type: type === 'overlapped' ? 'pipe' : type, input };
  });
}

module.exports = { bindingStdio, stdioOfString, validStdio };
