// --test-rerun-failures=FILE: the file has the tests that have passed in each earlier run. Those that passed in the last one are reported again without being
// run. https://nodejs.org/api/test.html#rerunning-failed-tests

const fs = require('fs');
const { relative } = require('path');
const { optionValue } = require('internal/options');

// The earlier runs: each an object of tests by their place. A file that does not exist yet has none.
function readRuns(file) {
  let text;
  try {
    text = fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    text = '[]';
  }
  return JSON.parse(text);
}

// Names tests by their places; several at one place are numbered in their order.
class Places {
  #counts = new Map();

  nameOf({ file, line, column }) {
    const place = `${relative(process.cwd(), file)}:${line}:${column}`;
    const count = this.#counts.get(place) ?? 0;
    this.#counts.set(place, count + 1);
    return count === 0 ? place : `${place}:(${count})`;
  }
}

// What a process that runs tests knows of the earlier runs; undefined without the option.
function earlierRuns() {
  const file = optionValue('--test-rerun-failures');
  return file === undefined ? undefined : new EarlierRuns(readRuns(file));
}

class EarlierRuns {
  #places = new Places();

  constructor(runs) {
    this.attempt = runs.length;
    this.last = runs.at(-1);
  }

  // Sets what a new test must know: the number of this run, and, if it has passed before, in which, and a body that only reports its subtests.
  prepare(test, Test) {
    test.attempt = this.attempt;
    const before = this.last?.[this.#places.nameOf(test.place)];
    if (before === undefined) return;
    test.passedOnAttempt = before.passed_on_attempt;
    test.earlierDuration = before.duration_ms;
    test.action = () => {
      for (const { name, file, line, column } of before.children ?? []) {
        const subtest = new Test(test, name, {}, () => {}, { file, line, column });
        if (test.type !== 'suite') subtest.start();
      }
    };
  }
}

// Adds the tests of a run that pass to the file when the run is over. A test whose subtests fail has not passed.
function record(stream) {
  const file = optionValue('--test-rerun-failures');
  if (file === undefined) return;
  const runs = readRuns(file);
  const places = new Places();
  const passed = {};
  let current; // The innermost test that has started, with those around it.
  const begin = (data) => {
    current = { data, parent: current, children: [], fails: false };
    current.parent?.children.push(data);
  };
  const end = (data, isPass) => {
    if (current?.data.name !== data.name || current.data.nesting !== data.nesting) begin(data);
    const test = current;
    current = test.parent;
    const place = places.nameOf(data);
    if (!isPass) for (let outer = test.parent; outer !== undefined; outer = outer.parent) outer.fails = true;
    if (!isPass || test.fails) return;
    const { attempt, passed_on_attempt: first, duration_ms: duration } = data.details;
    passed[place] = {
      name: data.name,
      children: test.children,
      passed_on_attempt: first ?? attempt,
      duration_ms: duration,
    };
  };
  stream.on('test:start', begin);
  stream.on('test:pass', (data) => end(data, true));
  stream.on('test:fail', (data) => end(data, false));
  stream.on('end', () => fs.writeFileSync(file, JSON.stringify([...runs, passed], null, 2)));
}

module.exports = { earlierRuns, record };
