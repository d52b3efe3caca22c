// The options that are allowed for a worker: those that affect only its thread. https://nodejs.org/api/worker_threads.html#new-workerfilename-options

const { nodeError } = require('internal/errors');

const flags = new Set(
  (
    '--conditions -C --require -r --import --loader --experimental-loader --input-type --no-warnings --warnings --disable-warning --trace-warnings ' +
    '--no-deprecation --deprecation --trace-deprecation --throw-deprecation --pending-deprecation --no-pending-deprecation --trace-uncaught --unhandled-rejections ' +
    '--enable-source-maps --no-enable-source-maps --strip-types --no-strip-types --experimental-strip-types --no-experimental-strip-types --experimental-transform-types ' +
    '--preserve-symlinks --preserve-symlinks-main --experimental-require-module --no-experimental-require-module --experimental-vm-modules --no-experimental-vm-modules ' +
    '--experimental-default-type --experimental-detect-module --no-experimental-detect-module --experimental-import-meta-resolve --experimental-print-required-tla ' +
    '--experimental-eventsource --experimental-websocket --no-experimental-websocket --experimental-webstorage --no-experimental-global-navigator ' +
    '--no-experimental-fetch --no-experimental-global-webcrypto --no-experimental-global-customevent --insecure-http-parser --verify-base-objects --trace-exit ' +
    '--trace-sync-io --trace-tls --max-http-header-size --icu-data-dir --frozen-intrinsics --heapsnapshot-near-heap-limit --heap-prof --cpu-prof --inspect-brk ' +
    '--no-addons --addons --no-global-search-paths --global-search-paths --network-family-autoselection --no-network-family-autoselection --test-only --watch ' +
    '--schedule-seed --stall-threshold --record-ring --virtual-time'
  ).split(' '),
);
const takeWords = new Set([
  '--conditions',
  '-C',
  '--require',
  '-r',
  '--import',
  '--loader',
  '--experimental-loader',
  '--input-type',
  '--disable-warning',
  '--unhandled-rejections',
]);

function checkExecArgv(words) {
  const wrong = [];
  for (let i = 0; i < words.length; i++) {
    const [name] = words[i].split('=', 1);
    if (!name.startsWith('-')) continue;
    if (!flags.has(name.replaceAll('_', '-'))) wrong.push(words[i]);
    else if (takeWords.has(name) && name === words[i]) i++;
  }
  if (wrong.length > 0) throw nodeError('ERR_WORKER_INVALID_EXEC_ARGV', wrong);
}

module.exports = { checkExecArgv };
