// node:test: tests that run where they are declared, and run(), which runs test files.

const { test, suite, before, after, beforeEach, afterEach, getTestContext } = require('internal/test_runner/harness');

let mock;

module.exports = Object.assign(test, {
  after,
  afterEach,
  before,
  beforeEach,
  describe: suite,
  getTestContext,
  it: test,
  run: (options) => require('internal/test_runner/runner').run(options),
  suite,
  test,
});
Object.defineProperties(module.exports, {
  mock: {
    __proto__: null,
    configurable: true,
    enumerable: true,
    get: () => (mock ??= new (require('internal/test_runner/mock').MockTracker)()),
  },
  snapshot: {
    __proto__: null,
    configurable: true,
    enumerable: true,
    value: {
      __proto__: null,
      setDefaultSnapshotSerializers(serializers) {
        require('internal/test_runner/snapshot').setDefaultSnapshotSerializers(serializers);
      },
      setResolveSnapshotPath(fn) {
        require('internal/test_runner/snapshot').setResolveSnapshotPath(fn);
      },
    },
  },
  assert: {
    __proto__: null,
    configurable: true,
    enumerable: true,
    value: Object.assign(Object.create(null), { register: require('internal/test_runner/plan').register }),
  },
});
