// node:test/reporters

const { dot, tap, SpecReporter } = require('internal/test_runner/reporters');
const { junit } = require('internal/test_runner/junit');
const { LcovReporter } = require('internal/test_runner/lcov');

// Called with or without new.
function spec(...args) {
  return new SpecReporter(...args);
}

module.exports = {
  dot,
  junit,
  lcov: (...args) => new LcovReporter(...args),
  spec,
  tap,
};
