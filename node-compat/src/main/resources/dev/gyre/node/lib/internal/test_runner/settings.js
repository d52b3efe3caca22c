// What the options of the command line say about tests.

const { optionValue } = require('internal/options');

// A pattern is the text of a regular expression, or one with slashes and flags.
function patternOf(text) {
  if (text instanceof RegExp) return text;
  const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(text) ?? [undefined, text, ''];
  return new RegExp(source, flags);
}

let settings;

function testSettings() {
  return (settings ??= {
    isChild: process.env.NODE_TEST_CONTEXT === 'child-v8',
    namePatterns: optionValue('--test-name-pattern', []).map(patternOf),
    skipPatterns: optionValue('--test-skip-pattern', []).map(patternOf),
    only: optionValue('--test-only', false),
    timeout: optionValue('--test-timeout') === undefined ? Infinity : Number(optionValue('--test-timeout')) || Infinity,
    forceExit: optionValue('--test-force-exit', false),
    updateSnapshots: optionValue('--test-update-snapshots', false),
  });
}

module.exports = { patternOf, testSettings };
