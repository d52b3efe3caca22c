// spawnSync, execFileSync and execSync, which wait for the child.

const { errnoException, nodeError } = require('internal/errors');
const {
  checkAllNullBytes,
  isPresent,
  killSignalNumber,
  normalizeExecArguments,
  normalizeExecFileArguments,
  normalizeSpawnArguments,
  signalName,
  validateMaxBuffer,
  validateTimeout,
} = require('internal/child_process/arguments');
const { bindingStdio, validStdio } = require('internal/child_process/stdio');

const defaultMaxBuffer = 1024 * 1024;

function inputBytes(input, encoding, index) {
  if (ArrayBuffer.isView(input)) return input;
  if (typeof input === 'string') return require('buffer').Buffer.from(input, encoding);
  throw nodeError(
    'ERR_INVALID_ARG_TYPE',
    `options.stdio[${index}]`,
    ['Buffer', 'TypedArray', 'DataView', 'string'],
    input,
  );
}

function run(options) {
  const { Buffer } = require('buffer');
  const { output, status, signal, pid, error } = internalBinding('child_process').spawnSync({
    file: options.file,
    args: options.args,
    env: options.envPairs,
    cwd: options.cwd,
    detached: options.detached,
    stdio: bindingStdio(options.stdio),
    timeout: options.timeout,
    maxBuffer: options.maxBuffer,
    killSignal: options.killSignal,
  });
  const result = {};
  if (error !== undefined) {
    const failure = errnoException(error, `spawnSync ${options.file}`);
    failure.path = options.file;
    failure.spawnargs = options.args.slice(1);
    result.error = failure;
  }
  result.status = status;
  result.signal = signal === null ? null : signalName(signal);
  const { encoding } = options;
  const asText = encoding && encoding !== 'buffer';
  result.output =
    output === null
      ? null
      : output.map((bytes) => {
          if (bytes === null) return null;
          return asText ? Buffer.from(bytes).toString(encoding) : Buffer.from(bytes);
        });
  result.pid = pid;
  result.stdout = result.output?.[1];
  result.stderr = result.output?.[2];
  return result;
}

function spawnSync(file, args, options) {
  options = { __proto__: null, maxBuffer: defaultMaxBuffer, ...normalizeSpawnArguments(file, args, options) };
  validateTimeout(options.timeout);
  validateMaxBuffer(options.maxBuffer);
  options.killSignal = killSignalNumber(options.killSignal);
  options.stdio = validStdio(options.stdio || 'pipe', true).stdio;
  if (options.input && options.stdio[0].type === 'pipe')
    options.stdio[0] = { ...options.stdio[0], input: options.input };
  for (let i = 0; i < options.stdio.length; i++) {
    const entry = options.stdio[i];
    if (isPresent(entry.input)) options.stdio[i] = { ...entry, input: inputBytes(entry.input, options.encoding, i) };
  }
  return run(options);
}

function failureOf(result, words, command) {
  if (result.error) return Object.assign(result.error, result);
  if (result.status === 0) return undefined;
  let message = `Command failed: ${command || words.join(' ')}`;
  if (result.stderr && result.stderr.length > 0) message += `\n${result.stderr.toString()}`;
  return Object.assign(new Error(message), result);
}

function finish(result, showsErrors, words, command) {
  if (showsErrors && result.stderr) process.stderr.write(result.stderr);
  const failure = failureOf(result, words, command);
  if (failure) throw failure;
  return result.stdout;
}

function execFileSync(file, args, options) {
  ({ file, args, options } = normalizeExecFileArguments(file, args, options));
  checkAllNullBytes(args, 'args');
  const result = spawnSync(file, args, options);
  return finish(result, !options.stdio, [options.argv0 || file, ...args]);
}

function execSync(command, options) {
  const normalized = normalizeExecArguments(command, options, null);
  const result = spawnSync(normalized.file, normalized.options);
  return finish(result, !normalized.options.stdio, undefined, command);
}

module.exports = { execFileSync, execSync, spawnSync };
