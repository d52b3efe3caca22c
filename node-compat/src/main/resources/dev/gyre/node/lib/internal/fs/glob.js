// fs.glob: what lies under a folder and has a path that one of the patterns matches.

const path = require('path');
const { Matcher } = require('internal/glob/pattern');

// A pattern that ends with ** means the folder before it too.
function globMatcher(pattern) {
  const matcher = new Matcher(pattern, false);
  const folder = /\/\*\*$/.test(pattern) ? new Matcher(pattern.slice(0, -3), false) : null;
  return (name) => matcher.match(name) || folder !== null && folder.match(name);
}

function globSync(patterns, options) {
  const { runSync, walk } = require('internal/fs/trees');
  const { Dirent } = require('internal/fs/stats');
  const cwd = options?.cwd ? require('internal/fs/arguments').toPath(options.cwd) : process.cwd();
  const list = (Array.isArray(patterns) ? patterns : [patterns]).map((pattern) =>
    globMatcher(path.isAbsolute(pattern) ? path.relative(cwd, pattern) : path.normalize(pattern)));
  const excludes = options?.exclude;
  const excluded = typeof excludes === 'function' ? excludes :
    Array.isArray(excludes) ? ((tests) => (name) => tests.some((test) => test.match(name)))(excludes.map((pattern) => new Matcher(pattern, false))) : () => false;
  return runSync(walk(cwd))
    .filter(([relative, name, type, parent]) => list.some((matches) => matches(relative)) &&
      !excluded(options?.withFileTypes ? new Dirent(name, type, parent) : relative))
    .map(([relative, name, type, parent]) => (options?.withFileTypes ? new Dirent(name, type, parent) : relative));
}

module.exports = { globSync };
