// node:test/reporters

const { dot, tap, SpecReporter } = require('internal/test_runner/reporters');
const { notImplementedAll } = require('internal/not_implemented');

// Called with or without new.
function spec(...args) {
  return new SpecReporter(...args);
}

module.exports = {
  dot,
  ...notImplementedAll('test/reporters', 'junit'),
  spec,
  tap,
  ...notImplementedAll('test/reporters', 'lcov'),
};
