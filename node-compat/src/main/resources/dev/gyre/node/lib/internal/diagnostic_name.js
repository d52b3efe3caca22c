// The names of files that a process writes about itself: PREFIX.yyyymmdd.hhmmss.pid.thread.number.EXTENSION

let written = 0;

function diagnosticName(prefix, extension) {
  const pad = (number, length) => `${number}`.padStart(length, '0');
  const now = new Date();
  const date = `${now.getFullYear()}${pad(now.getMonth() + 1, 2)}${pad(now.getDate(), 2)}`;
  const time = `${pad(now.getHours(), 2)}${pad(now.getMinutes(), 2)}${pad(now.getSeconds(), 2)}`;
  const { threadId } = internalBinding('worker');
  return `${prefix}.${date}.${time}.${process.pid}.${threadId}.${pad(++written, 3)}.${extension}`;
}

module.exports = { diagnosticName };
