// run(): runs test files and tells their events. https://nodejs.org/api/test.html#runoptions

const { nodeError } = require('internal/errors');
const { kEmptyObject } = require('internal/util');
const {
  validateAbortSignal,
  validateArray,
  validateBoolean,
  validateFunction,
  validateInteger,
  validateObject,
  validateOneOf,
  validateString,
  validateStringArray,
  validateUint32,
} = require('internal/validators');
const { CoverageFolder, optionsOfCommand, ownResult, reportCoverage } = require('internal/test_runner/coverage');
const { findTestFiles, shardOf } = require('internal/test_runner/discovery');
const { FileRun } = require('internal/test_runner/file_run');
const { patternOf, testSettings } = require('internal/test_runner/settings');
const { TestsStream } = require('internal/test_runner/stream');

const ISOLATIONS = ['process', 'none', 'runtime'];

function concurrencyOf(value) {
  if (value === true || value === undefined) return Math.max(1, require('os').availableParallelism() - 1);
  if (value === false) return 1;
  validateUint32(value, 'options.concurrency', true);
  return value;
}

function patternsOf(value, name) {
  if (value === undefined || value === null) return [];
  const list = Array.isArray(value) ? value : [value];
  return list.map((pattern, i) => {
    if (pattern instanceof RegExp) return `/${pattern.source}/${pattern.flags}`;
    if (typeof pattern === 'string') return pattern;
    throw nodeError('ERR_INVALID_ARG_TYPE', `${name}[${i}]`, ['string', 'RegExp'], pattern);
  });
}

function checkShard(shard) {
  if (shard === undefined || shard === null) return;
  validateObject(shard, 'options.shard');
  validateInteger(shard.total, 'options.shard.total', 1);
  validateInteger(shard.index, 'options.shard.index', 1, shard.total);
}

function checkOptions(options) {
  validateObject(options, 'options');
  const { files, globPatterns, setup, signal, watch, only, isolation, execArgv, argv, forceExit, timeout } = options;
  if (files !== undefined && files !== null) validateArray(files, 'options.files');
  if (globPatterns !== undefined) validateArray(globPatterns, 'options.globPatterns');
  if (globPatterns?.length > 0 && files?.length > 0)
    throw nodeError(
      'ERR_INVALID_ARG_VALUE',
      'options.globPatterns',
      globPatterns,
      "is not supported when specifying 'options.files'",
    );
  if (setup !== undefined && setup !== null) validateFunction(setup, 'options.setup');
  if (signal !== undefined && signal !== null) validateAbortSignal(signal, 'options.signal');
  if (watch !== undefined && watch !== null) validateBoolean(watch, 'options.watch');
  if (only !== undefined && only !== null) validateBoolean(only, 'options.only');
  if (forceExit !== undefined) validateBoolean(forceExit, 'options.forceExit');
  if (isolation !== undefined) validateOneOf(isolation, 'options.isolation', ISOLATIONS);
  if (execArgv !== undefined) validateStringArray(execArgv, 'options.execArgv');
  if (argv !== undefined) validateStringArray(argv, 'options.argv');
  if (timeout !== undefined && timeout !== null && timeout !== Infinity) validateUint32(timeout, 'options.timeout');
  if (options.cwd !== undefined) validateString(options.cwd, 'options.cwd');
  if (watch && options.shard)
    throw nodeError('ERR_INVALID_ARG_VALUE', 'options.shard', watch, 'shards not supported with watch mode');
  checkShard(options.shard);
}

// The options that the files get, so that they filter their tests.
function filterWords({ testNamePatterns, testSkipPatterns, only, forceExit }) {
  return [
    ...patternsOf(testNamePatterns, 'options.testNamePatterns').map((text) => `--test-name-pattern=${text}`),
    ...patternsOf(testSkipPatterns, 'options.testSkipPatterns').map((text) => `--test-skip-pattern=${text}`),
    ...(only ? ['--test-only'] : []),
    ...(forceExit ? ['--test-force-exit'] : []),
  ];
}

// Counts what the files report, numbers their tests and ends the stream.
class RunState {
  counts = {
    __proto__: null,
    tests: 0,
    failed: 0,
    passed: 0,
    cancelled: 0,
    skipped: 0,
    todo: 0,
    topLevel: 0,
    suites: 0,
  };
  success = true;
  begin = performance.now();

  constructor(stream) {
    this.stream = stream;
  }

  report = (type, data, run) => {
    if (data.nesting === 0 && (type === 'test:pass' || type === 'test:fail')) {
      this.counts.topLevel++;
      data = { ...data, testNumber: this.counts.topLevel };
    }
    this.stream.report(type, run === undefined ? data : { ...data, entryFile: run.file });
  };

  add(run) {
    const own = { tests: 1, [run.ownResult]: 1 };
    for (const counts of [run.counts, run.ownResult === undefined ? undefined : own]) {
      if (!counts) continue;
      for (const name of Object.keys(counts)) if (name !== 'topLevel') this.counts[name] += counts[name];
    }
    this.success &&= run.success;
  }

  // Reports coverage if there are results.
  end(coverage) {
    const { counts } = this;
    const duration = performance.now() - this.begin;
    this.stream.report('test:plan', { __proto__: null, nesting: 0, count: counts.topLevel });
    const lines = [
      `tests ${counts.tests}`,
      `suites ${counts.suites}`,
      `pass ${counts.passed}`,
      `fail ${counts.failed}`,
      `cancelled ${counts.cancelled}`,
      `skipped ${counts.skipped}`,
      `todo ${counts.todo}`,
      `duration_ms ${duration}`,
    ];
    for (const message of lines)
      this.stream.report('test:diagnostic', { __proto__: null, nesting: 0, message, level: 'info' });
    let success = this.success && counts.failed + counts.cancelled === 0;
    if (coverage !== undefined)
      success =
        reportCoverage(
          coverage.results,
          coverage.cwd,
          (type, data) => this.stream.report(type, data),
          coverage.options,
        ) && success;
    this.stream.report('test:summary', { __proto__: null, success, counts, duration_ms: duration, file: undefined });
    this.stream.end();
    return success;
  }
}

async function runFiles(files, options, state) {
  const runs = files.map((file) => new FileRun(file, options, state.report));
  for (const run of runs)
    state.report('test:enqueue', { nesting: 0, name: run.name, type: 'test', line: 1, column: 1, file: run.file });
  let next = 0;
  let opened = 0;
  const advance = () => {
    while (opened < runs.length) {
      runs[opened].open();
      if (!runs[opened].isDone) return;
      opened++;
    }
  };
  const work = async () => {
    while (next < runs.length) {
      const run = runs[next++];
      advance();
      await run.run();
      run.isDone = true;
      state.add(run);
      options.onFile?.(runs);
      advance();
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.concurrency, runs.length) }, work));
}

// The functions of the module of --test-global-setup.
async function globalSetupOf(file, cwd) {
  if (!file) return {};
  const { pathToFileURL } = require('url');
  const module = await import(pathToFileURL(require('path').resolve(cwd, file)));
  const found = { ...module.default, ...module };
  return { setUp: found.globalSetup, tearDown: found.globalTeardown };
}

function globsOf(value, name) {
  if (value === undefined || value === null) return undefined;
  const list = Array.isArray(value) ? value : [value];
  validateStringArray(list, name);
  return list;
}

// What run() says of coverage; what it does not say, the command line does.
function coverageOptions(options) {
  const command = optionsOfCommand();
  const { lineCoverage, branchCoverage, functionCoverage } = options;
  return {
    include: globsOf(options.coverageIncludeGlobs, 'options.coverageIncludeGlobs') ?? command.include,
    exclude: globsOf(options.coverageExcludeGlobs, 'options.coverageExcludeGlobs') ?? command.exclude,
    thresholds: {
      line: lineCoverage ?? command.thresholds.line,
      branch: branchCoverage ?? command.thresholds.branch,
      function: functionCoverage ?? command.thresholds.function,
    },
  };
}

function checkCoverage(options) {
  if (options.coverage !== undefined) validateBoolean(options.coverage, 'options.coverage');
  for (const name of ['lineCoverage', 'branchCoverage', 'functionCoverage'])
    if (options[name] !== undefined) validateInteger(options[name], `options.${name}`, 0, 100);
  coverageOptions(options);
}

function run(options = kEmptyObject) {
  checkOptions(options);
  checkCoverage(options);
  const { cwd = process.cwd(), isolation = 'process', setup, signal } = options;
  if (process.env.NODE_TEST_CONTEXT !== undefined) {
    process.emitWarning('node:test run() is being called recursively within a test file. skipping running files.');
    const empty = new TestsStream();
    empty.end();
    return empty;
  }
  const stream = new TestsStream();
  const state = new RunState(stream);
  let files =
    options.files?.map((file) => require('path').resolve(cwd, file)) ?? findTestFiles(options.globPatterns, cwd);
  if (options.shard) files = shardOf(files, options.shard);
  const chosen = {
    cwd,
    isolation,
    signal,
    argv: options.argv ?? [],
    env: options.env,
    execArgv: [...filterWords(options), ...(options.execArgv ?? [])],
    timeout: options.timeout ?? testSettings().timeout,
    concurrency: concurrencyOf(options.concurrency),
    showsRelativeNames: options.showsRelativeNames ?? false,
    onFile: options.onFile,
  };
  const start = async () => {
    const folder = options.coverage && isolation !== 'none' ? new CoverageFolder(process.env) : undefined;
    if (folder !== undefined) chosen.env = { ...(chosen.env ?? process.env), ...folder.variables };
    const { setUp, tearDown } = await globalSetupOf(options.globalSetupPath, cwd);
    await setUp?.();
    if (setup) await setup(stream);
    if (isolation === 'none') await require('internal/test_runner/in_process').runHere(files, state);
    else await runFiles(files, chosen, state);
    await tearDown?.();
    const coverage = options.coverage && {
      results: folder?.results() ?? [ownResult()],
      cwd,
      options: coverageOptions(options),
    };
    const success = state.end(coverage || undefined);
    options.onEnd?.(success);
  };
  process.nextTick(() => {
    start().catch((error) => stream.destroy(error));
  });
  return stream;
}

module.exports = { patternOf, run };
