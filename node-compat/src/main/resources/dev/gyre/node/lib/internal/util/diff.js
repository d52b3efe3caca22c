// util.diff and the diff of AssertionError: Myers' shortest edit script over lines or characters.
'use strict';

const INSERT = 1;
const KEEP = 0;
const DELETE = -1;

// The longer of two equal items: lines count as equal if they differ only by a comma at the end.
function longer(a, b) {
  return a.length >= b.length ? a : b;
}

// [operation, item] for each step from `actual` (deleted: only there) to `expected`, in order.
function shortestEdit(actual, expected, same = (a, b) => a === b) {
  let start = 0;
  while (start < actual.length && start < expected.length && same(actual[start], expected[start])) start++;
  const result = [];
  for (let i = 0; i < start; i++) result.push([KEEP, longer(actual[i], expected[i])]);
  // A common suffix is not removed first, since Myers' algorithm would then choose another of the shortest edit
  // scripts.
  for (const step of middle(actual.slice(start), expected.slice(start), same)) result.push(step);
  return result;
}

function middle(a, b, same) {
  const most = a.length + b.length;
  if (most === 0) return [];
  const trace = [];
  const furthest = new Map([[1, 0]]);
  for (let d = 0; d <= most; d++) {
    trace.push(new Map(furthest));
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && furthest.get(k - 1) < furthest.get(k + 1));
      let x = down ? furthest.get(k + 1) : furthest.get(k - 1) + 1;
      let y = x - k;
      while (x < a.length && y < b.length && same(a[x], b[y])) {
        x++;
        y++;
      }
      furthest.set(k, x);
      if (x >= a.length && y >= b.length) return backtrack(trace, a, b, d);
    }
  }
  return [];
}

function backtrack(trace, a, b, depth) {
  const steps = [];
  let x = a.length;
  let y = b.length;
  for (let d = depth; d >= 0; d--) {
    const furthest = trace[d];
    const k = x - y;
    const down = k === -d || (k !== d && furthest.get(k - 1) < furthest.get(k + 1));
    const previousK = down ? k + 1 : k - 1;
    const previousX = furthest.get(previousK);
    const previousY = previousX - previousK;
    while (x > previousX && y > previousY && x > 0 && y > 0) {
      steps.push([KEEP, longer(a[x - 1], b[y - 1])]);
      x--;
      y--;
    }
    if (d > 0) {
      if (x > previousX) steps.push([DELETE, a[--x]]);
      else steps.push([INSERT, b[--y]]);
    }
  }
  return steps.reverse();
}

const itemsOf = (value) => (typeof value === 'string' ? value.split('') : value);

function diff(actual, expected) {
  if (actual === expected) return [];
  const { nodeError } = require('internal/errors');
  const { validateStringArray } = require('internal/validators');
  for (const [name, value] of [
    ['actual', actual],
    ['expected', expected],
  ]) {
    if (typeof value !== 'string') {
      if (!Array.isArray(value)) throw nodeError('ERR_INVALID_ARG_TYPE', name, ['Array', 'string'], value);
      validateStringArray(value, name);
    }
  }
  return shortestEdit(itemsOf(actual), itemsOf(expected)).map(([operation, value]) => [-operation || 0, value]);
}

module.exports = { DELETE, INSERT, KEEP, diff, shortestEdit };
