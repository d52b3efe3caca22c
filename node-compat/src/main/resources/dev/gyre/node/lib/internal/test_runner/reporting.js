// Connects events of tests to reporters and their destinations, by --test-reporter and --test-reporter-destination.

const { Transform } = require('stream');
const { nodeError } = require('internal/errors');
const { optionValue } = require('internal/options');
const { testSettings } = require('internal/test_runner/settings');

const builtIn = ['spec', 'tap', 'dot', 'junit', 'lcov'];

// A class, a function that makes a stream, or a generator function over events.
async function reporterOf(name) {
  if (builtIn.includes(name)) return builtInReporter(name);
  const { pathToFileURL } = require('url');
  const isPath = name.startsWith('.') || name.startsWith('/');
  const from = pathToFileURL(`${process.cwd()}/`);
  const specifier = isPath ? new URL(name, from).href : name;
  let module;
  if (isPath || name.includes(':')) module = await import(specifier);
  else module = await import(pathToFileURL(require('module').createRequire(from).resolve(name)).href);
  const reporter = module.default?.default ?? module.default;
  if (reporter === undefined || reporter === null)
    throw nodeError('ERR_INVALID_ARG_VALUE', 'Reporter', name, 'is not a valid reporter');
  return reporter;
}

function builtInReporter(name) {
  const { SpecReporter, dot, tap } = require('internal/test_runner/reporters');
  if (name === 'spec') return SpecReporter;
  if (name === 'junit') return require('internal/test_runner/junit').junit;
  if (name === 'lcov') return require('internal/test_runner/lcov').LcovReporter;
  return name === 'tap' ? tap : dot;
}

function destinationOf(name) {
  if (name === 'stdout') return process.stdout;
  if (name === 'stderr') return process.stderr;
  return require('fs').createWriteStream(require('path').resolve(name));
}

function namesOfOptions() {
  const reporters = optionValue('--test-reporter', []);
  const destinations = optionValue('--test-reporter-destination', []);
  if (reporters.length === 0 && destinations.length === 0) return [['spec'], ['stdout']];
  if (reporters.length === 1 && destinations.length === 0) return [reporters, ['stdout']];
  if (destinations.length !== reporters.length) {
    throw nodeError(
      'ERR_INVALID_ARG_VALUE',
      '--test-reporter',
      reporters,
      "must match the number of specified '--test-reporter-destination'",
    );
  }
  return [reporters, destinations];
}

function isStream(reporter) {
  return typeof reporter === 'object' && typeof reporter.pipe === 'function';
}

function connect(events, reporter, destination, progress) {
  let output;
  if (isStream(reporter)) output = events.pipe(reporter);
  else if (reporter.prototype instanceof Transform || typeof reporter.prototype?.pipe === 'function')
    output = events.pipe(new reporter());
  else output = events.compose(reporter);
  const isStandard = destination === process.stdout || destination === process.stderr;
  if (progress !== undefined && destination === process.stdout) output = output.pipe(progress.filter());
  output.pipe(destination, { end: !isStandard });
  return new Promise((resolve) => {
    if (isStandard) output.on('end', resolve);
    else destination.on('finish', resolve);
  });
}

// Sends the events where the options say; the promise resolves when all is written. The built-in reporter of the defaults is connected at once.
function attach(events, progress) {
  if (testSettings().isChild) return sendToParent(events);
  const [reporters, destinations] = namesOfOptions();
  const connected = reporters.map((name, i) => {
    const destination = destinationOf(destinations[i]);
    if (builtIn.includes(name)) return connect(events, builtInReporter(name), destination, progress);
    return reporterOf(name).then((reporter) => connect(events, reporter, destination, progress));
  });
  return Promise.all(connected);
}

function sendToParent(events) {
  const { frameOf } = require('internal/test_runner/frames');
  const { promise, resolve } = Promise.withResolvers();
  events.on('data', (event) => process.stdout.write(frameOf(event)));
  events.on('end', () => process.stdout.write('', resolve));
  return promise;
}

module.exports = { attach };
