// node:tty. https://nodejs.org/api/tty.html

const { nodeError } = require('internal/errors');
const { TerminalInput, TerminalOutput } = require('internal/tty/streams');

const stdio = internalBinding('stdio');

function isatty(fd) {
  return Number.isInteger(fd) && fd >= 0 && fd <= 2147483647 && stdio.guessHandleType(fd) === 'TTY';
}

function checkTerminal(fd) {
  if (fd >> 0 !== fd || fd < 0) throw nodeError('ERR_INVALID_FD', fd);
  if (isatty(fd)) return;
  throw require('internal/system_error').systemError('ERR_TTY_INIT_FAILED', 'TTY initialization failed', {
    errno: -22,
    code: 'EINVAL',
    message: 'invalid argument',
    syscall: 'uv_tty_init',
  });
}

// Constructors that can be called without new.
function ReadStream(fd) {
  checkTerminal(fd);
  return Reflect.construct(TerminalInput, [], new.target ?? ReadStream);
}
Object.setPrototypeOf(ReadStream.prototype, TerminalInput.prototype);
Object.setPrototypeOf(ReadStream, TerminalInput);

function WriteStream(fd) {
  checkTerminal(fd);
  return Reflect.construct(TerminalOutput, [fd], new.target ?? WriteStream);
}
Object.setPrototypeOf(WriteStream.prototype, TerminalOutput.prototype);
Object.setPrototypeOf(WriteStream, TerminalOutput);

// The members are on these prototypes because programs expect them there.
for (const [target, source] of [
  [ReadStream.prototype, TerminalInput.prototype],
  [WriteStream.prototype, TerminalOutput.prototype],
]) {
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(source))) {
    if (name !== 'constructor') Object.defineProperty(target, name, descriptor);
  }
}

module.exports = { isatty, ReadStream, WriteStream };
