// Which files are tests. https://nodejs.org/api/test.html#running-tests-from-the-command-line

const path = require('path');

const EXTENSIONS = '{js,mjs,cjs,ts,mts,cts}';
const defaultPatterns = [`**/{test,test/**/*,test-*,*[._-]test}.${EXTENSIONS}`];

// The absolute paths of the files that match patterns, sorted; with no pattern those that are tests by their names.
function findTestFiles(patterns, cwd) {
  const { globSync } = require('fs');
  const isDefault = patterns === undefined || patterns.length === 0;
  const found = new Set();
  for (const pattern of isDefault ? defaultPatterns : patterns) {
    for (const name of globSync(pattern, { cwd, exclude: (entry) => entry === 'node_modules' })) {
      found.add(path.resolve(cwd, name));
    }
  }
  return [...found].sort();
}

// The part of the files for `{ index, total }`: every total-th, so that each part has files of all folders.
function shardOf(files, { index, total }) {
  return files.filter((_, i) => i % total === index - 1);
}

// The value of --test-shard.
function parseShard(text) {
  const { nodeError } = require('internal/errors');
  const [, index, total] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
  if (index === undefined)
    throw nodeError('ERR_INVALID_ARG_VALUE', '--test-shard', text, 'must be in the form of <index>/<total>');
  return { index: Number(index), total: Number(total) };
}

module.exports = { findTestFiles, parseShard, shardOf };
