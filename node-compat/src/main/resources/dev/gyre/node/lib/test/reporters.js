// node:test/reporters

const { dot, tap, SpecReporter } = require('internal/test_runner/reporters');
const { absentAll } = require('internal/absent');

// Called with or without new.
function spec(...args) {
  return new SpecReporter(...args);
}

module.exports = { dot, ...absentAll('test/reporters', 'junit'), spec, tap, ...absentAll('test/reporters', 'lcov') };
