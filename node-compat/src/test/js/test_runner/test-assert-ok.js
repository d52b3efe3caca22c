'use strict';
// t.assert.ok quotes the call of the test, and its stack begins in the test.
const { test } = require('node:test');
const write = process.stdout.write.bind(process.stdout);
// Durations differ.
process.stdout.write = (chunk, ...rest) =>
  write(String(chunk).replace(/\(\d[\d.]*ms\)/g, '(#ms)').replace(/duration_ms [\d.]+/g, 'duration_ms #'), ...rest);

const first = (error) => error.stack.split('\n').find((line) => line.startsWith('    at '));
const shown = (check) => {
  try {
    check();
  } catch (error) {
    const { message, generatedMessage, actual, expected, operator } = error;
    console.log({ message, generatedMessage, actual, expected, operator }, first(error).replace(/\(.*\//, '('));
  }
};

test('ok', (t) => {
  const list = [1, 2];
  shown(function calls() {
    t.assert.ok(list.some((each) => each > 3));
  });
  shown(function calls() {
    t.assert.ok(0, 'given');
  });
  shown(function calls() {
    t.assert.ok();
  });
  shown(function calls() {
    const { ok } = t.assert;
    ok(list.length === 3);
  });
  t.assert.ok(list);
});

test('counts', (t) => {
  t.plan(2);
  t.assert.ok(1);
  t.assert.ok('text');
});
