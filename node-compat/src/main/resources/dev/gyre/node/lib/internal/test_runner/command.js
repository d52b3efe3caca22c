// gyre --test: runs the test files and ends with 1 if one fails. https://nodejs.org/api/cli.html#--test

const { optionValue } = require('internal/options');
const { parseShard, shardOf, findTestFiles } = require('internal/test_runner/discovery');
const { attach } = require('internal/test_runner/reporting');
const { run } = require('internal/test_runner/runner');

function concurrencyOption(isolation) {
  const given = optionValue('--test-concurrency');
  if (given !== undefined) return Math.max(1, Number(given) || 1);
  return isolation === 'none' ? 1 : true;
}

// Debuggers connect to the process of each test file, one after the other.
function isDebugged(isolation) {
  const names = ['--inspect', '--inspect-brk', '--inspect-wait'];
  return isolation === 'process' && names.some((name) => optionValue(name) !== undefined);
}

function main() {
  const patterns = process.argv.slice(1);
  const isolation = optionValue('--test-isolation', 'process');
  const shard = optionValue('--test-shard');
  let files = findTestFiles(patterns, process.cwd());
  if (patterns.length > 0 && files.length === 0) {
    process._rawDebug(`Could not find '${patterns.join(', ')}'`);
    process.exit(1);
  }
  if (shard !== undefined) {
    const part = parseShard(shard);
    if (part.index < 1 || part.index > part.total) {
      const { validateInteger } = require('internal/validators');
      validateInteger(part.index, 'options.shard.index', 1, part.total);
    }
    files = shardOf(files, part);
  }
  const progress = process.stdout.isTTY
    ? new (require('internal/test_runner/progress').Progress)(process.stdout)
    : undefined;
  const debugged = isDebugged(isolation);
  if (debugged) {
    process.emitWarning(
      'Using the inspector with --test forces running at a concurrency of 1. Use the inspectPort option to run with concurrency',
    );
  }
  const stream = run({
    files,
    isolation,
    concurrency: debugged ? 1 : concurrencyOption(isolation),
    globalSetupPath: optionValue('--test-global-setup'),
    showsRelativeNames: true,
    coverage: require('internal/test_runner/coverage').isEnabled(),
    onFile: progress && ((runs) => progress.update(runs)),
    onEnd: (success) => {
      if (!success) process.exitCode = 1;
    },
  });
  stream.on('error', (error) => {
    process.exitCode = 1;
    throw error;
  });
  require('internal/test_runner/reruns').record(stream);
  const written = attach(stream, progress);
  if (optionValue('--test-force-exit', false)) written.then(() => process.exit());
}

module.exports = { main };
