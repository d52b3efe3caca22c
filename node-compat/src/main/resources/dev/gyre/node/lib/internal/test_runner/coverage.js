// Coverage of tests: how many lines, branches and functions of the program they have run. https://nodejs.org/api/test.html#collecting-code-coverage

const { optionValue } = require('internal/options');
const path = require('path');

const VARIABLE = 'NODE_V8_COVERAGE';

// What is left out unless options say otherwise: the tests themselves.
const TESTS = [
  '**/test/**/*.{js,mjs,cjs,ts,mts,cts}',
  '**/test.{js,mjs,cjs,ts,mts,cts}',
  '**/test-*.{js,mjs,cjs,ts,mts,cts}',
  '**/*[._-]test.{js,mjs,cjs,ts,mts,cts}',
];

function isEnabled() {
  return optionValue('--experimental-test-coverage', false);
}

function threshold(name) {
  const text = optionValue(`--test-coverage-${name}`);
  if (text === undefined) return 0;
  const number = Number(text);
  require('internal/validators').validateInteger(number, `--test-coverage-${name}`, 0, 100);
  return number;
}

function optionsOfCommand() {
  return {
    include: optionValue('--test-coverage-include', []),
    exclude: optionValue('--test-coverage-exclude'),
    thresholds: { line: threshold('lines'), branch: threshold('branches'), function: threshold('functions') },
  };
}

// ---- files and their ranges ----------------------------------------------------------------------------------------

function matchesAny(file, name, patterns) {
  return patterns.some((pattern) => path.matchesGlob(name, pattern) || path.matchesGlob(file, pattern));
}

function isWanted(file, cwd, { include, exclude = TESTS }) {
  const name = path.relative(cwd, file);
  if (include.length > 0 && !matchesAny(file, name, include)) return false;
  if (include.length === 0 && (name.startsWith('..') || path.isAbsolute(name))) return false;
  if (include.length === 0 && name.split(path.sep).includes('node_modules')) return false;
  return !matchesAny(file, name, exclude);
}

function countAt(ranges, offset) {
  let count = 0;
  for (const range of ranges) if (range.startOffset <= offset && offset < range.endOffset) ({ count } = range);
  return count;
}

// Adds the counts of two runs of one function. As in Node, a part that only one of them reports is kept only if neither has run it.
function mergedRanges(first, second) {
  const merged = [];
  for (const { startOffset, endOffset, count } of first) {
    const same = second.find((range) => range.startOffset === startOffset && range.endOffset === endOffset);
    if (same !== undefined) merged.push({ startOffset, endOffset, count: count + same.count });
  }
  const bounds = new Set();
  for (const { startOffset, endOffset } of [...first, ...second]) bounds.add(startOffset).add(endOffset);
  const offsets = [...bounds].sort((a, b) => a - b);
  for (let i = 0; i + 1 < offsets.length; i++) {
    const [startOffset, endOffset] = [offsets[i], offsets[i + 1]];
    const isRun = countAt(first, startOffset) + countAt(second, startOffset) > 0;
    if (isRun || countAt(merged, startOffset) === 0) continue;
    const last = merged.at(-1);
    if (last.count === 0 && last.endOffset === startOffset) last.endOffset = endOffset;
    else merged.push({ startOffset, endOffset, count: 0 });
  }
  return merged;
}

function mergeFunctions(known, added) {
  const keyOf = ({ functionName, ranges: [{ startOffset, endOffset }] }) =>
    `${startOffset}-${endOffset}-${functionName}`;
  const byKey = new Map(known.map((each) => [keyOf(each), each]));
  for (const each of added) {
    const same = byKey.get(keyOf(each));
    if (same === undefined) {
      byKey.set(keyOf(each), each);
      continue;
    }
    same.ranges = mergedRanges(same.ranges, each.ranges);
    same.isBlockCoverage ||= each.isBlockCoverage;
  }
  return [...byKey.values()].sort((a, b) => a.ranges[0].startOffset - b.ranges[0].startOffset);
}

// The functions by file, of several results of V8.
function functionsByFile(results, cwd, options) {
  const { fileURLToPath } = require('url');
  const files = new Map();
  for (const { url, functions } of results.flat()) {
    if (!url.startsWith('file:')) continue;
    const file = fileURLToPath(url);
    if (!isWanted(file, cwd, options)) continue;
    const known = files.get(file);
    files.set(file, known === undefined ? functions : mergeFunctions(known, functions));
  }
  return files;
}

// ---- lines ---------------------------------------------------------------------------------------------------------

const IGNORE = /\/\* node:coverage ignore next(?: (?<count>\d+))? \*\/\s*$/;
const STATUS = /\/\* node:coverage (?<status>enable|disable) \*\//;

// The lines with their offsets, and whether comments say to ignore them.
function linesOf(text) {
  const lines = [];
  let start = 0;
  let skipped = 0;
  let isDisabled = false;
  const parts = text.split('\n');
  if (parts.at(-1) === '') parts.pop();
  for (const [i, part] of parts.entries()) {
    const end = start + part.length - (part.endsWith('\r') ? 1 : 0);
    const line = { number: i + 1, start, end, count: 1, isIgnored: skipped > 0 || isDisabled };
    lines.push(line);
    start += part.length + 1;
    if (skipped > 0) {
      skipped--;
      continue;
    }
    const next = IGNORE.exec(part);
    const status = STATUS.exec(part)?.groups.status;
    if (next !== null && !isDisabled) skipped = Number(next.groups.count ?? 1);
    else if (status !== undefined) isDisabled = status === 'disable';
  }
  return lines;
}

function lineAt(lines, offset) {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (lines[middle].start <= offset) low = middle;
    else high = middle - 1;
  }
  return lines[low];
}

// Whether comments say to ignore all lines of a range.
function isIgnored(lines, { startOffset, endOffset }) {
  const touched = lines.filter((line) => line.start < endOffset && line.end > startOffset);
  return touched.length > 0 && touched.every((line) => line.isIgnored);
}

const percent = (covered, total) => (total === 0 ? 100 : (covered / total) * 100);

function fileSummary(file, functions) {
  const lines = linesOf(require('fs').readFileSync(file, 'utf8'));
  const branches = [];
  const named = [];
  for (const [i, { functionName, ranges, isBlockCoverage }] of functions.entries()) {
    for (const range of ranges) {
      for (const line of lines)
        if (range.startOffset <= line.start && range.endOffset >= line.end) line.count = range.count;
      if (!isBlockCoverage) continue;
      const { number } = lineAt(lines, range.startOffset);
      branches.push({ line: number, count: range.count, isCovered: range.count > 0 || isIgnored(lines, range) });
    }
    const [{ startOffset, count }] = ranges;
    const { number } = lineAt(lines, startOffset);
    if (i > 0)
      named.push({ name: functionName, count, line: number, isCovered: count > 0 || isIgnored(lines, ranges[0]) });
  }
  const coveredLines = lines.filter((line) => line.count > 0 || line.isIgnored).length;
  const coveredBranches = branches.filter((branch) => branch.isCovered).length;
  const coveredFunctions = named.filter((each) => each.isCovered).length;
  return {
    __proto__: null,
    path: file,
    totalLineCount: lines.length,
    totalBranchCount: branches.length,
    totalFunctionCount: named.length,
    coveredLineCount: coveredLines,
    coveredBranchCount: coveredBranches,
    coveredFunctionCount: coveredFunctions,
    coveredLinePercent: percent(coveredLines, lines.length),
    coveredBranchPercent: percent(coveredBranches, branches.length),
    coveredFunctionPercent: percent(coveredFunctions, named.length),
    functions: named.map(({ name, count, line }) => ({ name, count, line })),
    branches: branches.map(({ line, count }) => ({ line, count })),
    lines: lines.filter((line) => !line.isIgnored).map(({ number, count }) => ({ line: number, count })),
  };
}

function totalsOf(files) {
  const totals = { __proto__: null };
  for (const kind of ['total', 'covered'])
    for (const name of ['Line', 'Branch', 'Function'])
      totals[`${kind}${name}Count`] = files.reduce((sum, file) => sum + file[`${kind}${name}Count`], 0);
  for (const name of ['Line', 'Branch', 'Function'])
    totals[`covered${name}Percent`] = percent(totals[`covered${name}Count`], totals[`total${name}Count`]);
  return totals;
}

// The data of the event test:coverage, from results of V8: arrays of ScriptCoverage.
function summaryOf(results, cwd, options) {
  const byFile = functionsByFile(results, cwd, options);
  const files = [...byFile.keys()].sort().map((file) => fileSummary(file, byFile.get(file)));
  return {
    __proto__: null,
    workingDirectory: cwd,
    files,
    totals: totalsOf(files),
    thresholds: options.thresholds,
  };
}

// The messages about thresholds that are not reached.
function shortfalls({ totals, thresholds }) {
  const messages = [];
  for (const name of ['line', 'branch', 'function']) {
    const reached = totals[`covered${name[0].toUpperCase()}${name.slice(1)}Percent`];
    if (reached < thresholds[name])
      messages.push(`Error: ${reached.toFixed(2)}% ${name} coverage does not meet threshold of ${thresholds[name]}%.`);
  }
  return messages;
}

// ---- collecting ----------------------------------------------------------------------------------------------------

// The coverage of this process.
function ownResult() {
  return JSON.parse(internalBinding('coverage').text());
}

// A folder in which the processes and threads of test files leave their coverage.
class CoverageFolder {
  #isOwn = false;

  constructor(env) {
    this.path = env[VARIABLE];
    if (this.path !== undefined) return;
    this.#isOwn = true;
    const { mkdtempSync } = require('fs');
    this.path = mkdtempSync(path.join(require('os').tmpdir(), 'node-coverage-'));
  }

  get variables() {
    return { [VARIABLE]: this.path };
  }

  results() {
    const { readFileSync, readdirSync, rmSync } = require('fs');
    const found = [];
    for (const name of readdirSync(this.path)) {
      if (!/^coverage-\d+-\d{13}-.*\.json$/.test(name)) continue;
      found.push(JSON.parse(readFileSync(path.join(this.path, name), 'utf8')).result);
    }
    if (this.#isOwn) rmSync(this.path, { recursive: true });
    return found;
  }
}

// Reports the coverage by a function that takes types and data of events; returns whether thresholds are reached.
function reportCoverage(results, cwd, report, options = optionsOfCommand()) {
  const summary = summaryOf(results, cwd, options);
  const messages = shortfalls(summary);
  for (const message of messages) report('test:diagnostic', { __proto__: null, nesting: 0, message, level: 'error' });
  report('test:coverage', { __proto__: null, nesting: 0, summary });
  return messages.length === 0;
}

module.exports = { CoverageFolder, isEnabled, optionsOfCommand, ownResult, reportCoverage };
