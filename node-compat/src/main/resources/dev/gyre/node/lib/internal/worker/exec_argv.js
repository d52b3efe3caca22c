// The options that are allowed for a worker: those that affect only its thread. https://nodejs.org/api/worker_threads.html#new-workerfilename-options

const { nodeError } = require('internal/errors');

function checkExecArgv(words) {
  const { describe } = internalBinding('options');
  const wrong = [];
  for (let i = 0; i < words.length; i++) {
    const [name] = words[i].split('=', 1);
    if (!name.startsWith('-')) continue;
    const [, isPerThread, takesWord] = describe(name) ?? [];
    if (!isPerThread) wrong.push(words[i]);
    else if (takesWord && name === words[i]) i++;
  }
  if (wrong.length > 0) throw nodeError('ERR_WORKER_INVALID_EXEC_ARGV', wrong);
}

module.exports = { checkExecArgv };
