// gyre page: loads pages, waits until they are done, and prints or compares what they have become.

const help = `Usage: gyre page [options] URL|FILE...

Loads pages without a browser and waits until nothing is left that could run their code.

      --snapshot FILE   compare each page with a file, or print it (-); with several pages FILE is a folder
      --update          write the snapshots instead
      --wait WHAT       load, settled (the default) or a selector
      --real-time       use the system's clock; otherwise time jumps to the next timer
      --budget MS       how long a page may take on its clock (30000)
      --seed N          a fixed time, random numbers and order of answers
      --serve DIR       answer requests from a folder
      --har FILE        answer requests from an HTTP archive; if there is none, or with --update, record one
      --ignore KIND     what may be left: timer, interval, animation, fetch, ... (can be repeated)
      --limit-cpu MS    the CPU time of a page
      --console         print what pages write to their consoles
      --json            print a result a line as JSON
      --junit           print the results as JUnit XML
      --jobs N          how many pages are loaded at the same time (1)
      --shard I/N       only each Nth page, from the Ith on
      --help            print this

Exits with 0, with 1 if a snapshot differs or a page cannot be loaded, and with 124 if a page does not come to an end.
`;

const options = {
  budget: { type: 'string' },
  console: { type: 'boolean' },
  har: { type: 'string' },
  help: { type: 'boolean' },
  ignore: { type: 'string', multiple: true },
  jobs: { type: 'string' },
  json: { type: 'boolean' },
  junit: { type: 'boolean' },
  'limit-cpu': { type: 'string' },
  'real-time': { type: 'boolean' },
  seed: { type: 'string' },
  serve: { type: 'string' },
  shard: { type: 'string' },
  snapshot: { type: 'string' },
  update: { type: 'boolean' },
  wait: { type: 'string' },
};

class UsageError extends Error {}

function number(values, name, otherwise = undefined) {
  if (values[name] === undefined) return otherwise;
  const value = Number(values[name]);
  if (values[name].trim() === '' || !Number.isFinite(value) || value < 0)
    throw new UsageError(`--${name} needs a number, not '${values[name]}'`);
  return value;
}

function shardOf(targets, text) {
  if (text === undefined) return targets;
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (index === undefined || Number(index) < 1 || Number(index) > Number(count))
    throw new UsageError(`--shard needs I/N with I from 1 to N, not '${text}'`);
  return targets.filter((target, at) => at % Number(count) === Number(index) - 1);
}

function snapshotFile(target, values, count) {
  const { basename, join } = require('path');
  if (values.snapshot === undefined || values.snapshot === '-') return undefined;
  return count === 1
    ? values.snapshot
    : join(values.snapshot, `${basename(target.replace(/[?#].*/, '')) || 'index'}.snap`);
}

// The lines around the first difference.
function difference(expected, actual) {
  const before = expected.split('\n');
  const after = actual.split('\n');
  let at = 0;
  while (at < before.length && before[at] === after[at]) at++;
  const lines = [];
  if (at > 0) lines.push(`  ${before[at - 1]}`);
  for (const line of before.slice(at, at + 3)) lines.push(`- ${line}`);
  for (const line of after.slice(at, at + 3)) lines.push(`+ ${line}`);
  return `line ${at + 1}:\n${lines.join('\n')}`;
}

function compare(file, text, update) {
  const fs = require('fs');
  if (update) {
    fs.mkdirSync(require('path').dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
    return undefined;
  }
  if (!fs.existsSync(file)) return `there is no snapshot ${file} (--update writes it)`;
  const expected = fs.readFileSync(file, 'utf8');
  return expected === text ? undefined : `the snapshot ${file} differs, ${difference(expected, text)}`;
}

// The HTTP archive of a page: where it is, and whether it is recorded.
function archive(target, values, count) {
  const { basename, join } = require('path');
  if (values.har === undefined) return { har: undefined, record: false };
  const name = basename(target.replace(/[?#].*/, '')) || 'index';
  const har = count === 1 ? values.har : join(values.har, `${name}.har`);
  return { har, record: values.update === true || !require('fs').existsSync(har) };
}

function writeArchive(page, file) {
  const fs = require('fs');
  fs.mkdirSync(require('path').dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(page.har(), null, 2)}\n`);
}

async function load(target, values, count) {
  const { open } = require('gyre/page');
  const timeout = number(values, 'budget', 30_000);
  const cpu = number(values, 'limit-cpu');
  const wait = values.wait ?? 'settled';
  const { har, record } = archive(target, values, count);
  const result = { target, outcome: 'ok', message: '', milliseconds: 0, errors: [], reasons: [], snapshot: undefined };
  const start = performance.now();
  let page;
  try {
    page = await open(target, {
      clock: values['real-time'] ? 'real' : 'virtual',
      seed: number(values, 'seed'),
      serve: values.serve,
      network: har !== undefined && !record ? false : values.serve === undefined ? undefined : true,
      har: record ? undefined : har,
      record,
      limits: cpu === undefined ? undefined : { cpu },
      onConsole: values.console ? ({ type, text }) => process.stderr.write(`${type}: ${text}\n`) : undefined,
      timeout,
    });
    if (wait === 'settled') await page.settled({ timeout, ignore: values.ignore ?? [] });
    else if (wait !== 'load') await page.waitFor(wait, { timeout });
    if (record) writeArchive(page, har);
    const text = page.snapshot();
    if (values.snapshot === '-') result.snapshot = text;
    const file = snapshotFile(target, values, count);
    const mismatch = file === undefined ? undefined : compare(file, text, values.update);
    if (mismatch !== undefined) Object.assign(result, { outcome: 'mismatch', message: mismatch });
  } catch (error) {
    const ended = error.code === 'ERR_PAGE_NOT_SETTLED' || error.code === 'ERR_PAGE_LIMIT';
    Object.assign(result, {
      outcome: ended ? 'unsettled' : 'failed',
      message: error.message,
      reasons: error.reasons ?? [],
    });
  }
  result.milliseconds = Math.round(performance.now() - start);
  result.errors = page?.errors.map(({ message, place }) => (place === '' ? message : `${message} at ${place}`)) ?? [];
  page?.close();
  return result;
}

function printText({ target, outcome, message, errors, reasons, snapshot }) {
  if (snapshot !== undefined) process.stdout.write(snapshot);
  for (const error of errors) process.stderr.write(`${target}: ${error}\n`);
  if (outcome === 'unsettled') {
    process.stderr.write(`${target}: ${message.replace(/; it waits for: .*/, '')}\n`);
    for (const { kind, reason, place } of reasons)
      process.stderr.write(`  ${kind} ${reason}${place === '' ? '' : `  at ${place}`}\n`);
  } else if (outcome !== 'ok') {
    process.stderr.write(`${target}: ${message}\n`);
  }
}

function xml(text) {
  return text
    .replace(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g, '?')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/"/g, '&quot;');
}

function junit(results) {
  const failures = results.filter(({ outcome }) => outcome !== 'ok').length;
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="gyre page" tests="${results.length}" failures="${failures}">`,
  ];
  for (const { target, outcome, message, milliseconds } of results) {
    const start = `  <testcase classname="page" name="${xml(target)}" time="${milliseconds / 1000}"`;
    if (outcome === 'ok') lines.push(`${start}/>`);
    else lines.push(`${start}>`, `    <failure type="${outcome}">${xml(message)}</failure>`, '  </testcase>');
  }
  return `${[...lines, '</testsuite>'].join('\n')}\n`;
}

async function loadAll(targets, values) {
  const results = [];
  const jobs = Math.max(1, number(values, 'jobs', 1));
  let next = 0;
  const work = async () => {
    while (next < targets.length) {
      const index = next++;
      results[index] = await load(targets[index], values, targets.length);
      if (values.json) process.stdout.write(`${JSON.stringify(results[index])}\n`);
      else if (!values.junit) printText(results[index]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, targets.length) }, work));
  return results;
}

async function run(words) {
  const { values, positionals } = require('util').parseArgs({ args: words, options, allowPositionals: true });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  if (positionals.length === 0) throw new UsageError('no page is given (gyre page --help)');
  if (values.update && values.snapshot === undefined && values.har === undefined)
    throw new UsageError('--update needs --snapshot or --har');
  const results = await loadAll(shardOf(positionals, values.shard), values);
  if (values.junit) process.stdout.write(junit(results));
  if (results.some(({ outcome }) => outcome === 'unsettled')) return 124;
  return results.some(({ outcome }) => outcome !== 'ok') ? 1 : 0;
}

// Runs the command with the words after it and sets the exit code; 9 for an invalid command line.
function main(words) {
  run(words).then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      if (!(error instanceof UsageError) && !`${error.code}`.startsWith('ERR_PARSE_ARGS')) throw error;
      process.stderr.write(`gyre page: ${error.message}\n`);
      process.exitCode = 9;
    },
  );
}

module.exports = { main };
