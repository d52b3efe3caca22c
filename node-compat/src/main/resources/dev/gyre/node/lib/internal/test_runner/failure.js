// The failure of a test: the thrown value as `cause`, and the reason as `failureType`.

const { nodeError } = require('internal/errors');

function testFailure(cause, failureType) {
  const failure = nodeError(
    'ERR_TEST_FAILURE',
    cause?.message ?? (typeof cause === 'string' ? cause : require('internal/util/inspect').inspect(cause)),
  );
  failure.cause = cause;
  failure.failureType = failureType;
  return failure;
}

function isTestFailure(value) {
  return value?.code === 'ERR_TEST_FAILURE' && value.failureType !== undefined;
}

module.exports = { testFailure, isTestFailure };
