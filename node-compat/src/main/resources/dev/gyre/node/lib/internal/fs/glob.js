// Glob patterns: path.matchesGlob and fs.glob.

const path = require('path');

function escape(text) {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

// {a,b} and {1..3} as several patterns.
function expandBraces(pattern) {
  const match = /\{([^{}]*)\}/.exec(pattern);
  if (match === null) return [pattern];
  const range = /^(-?\d+)\.\.(-?\d+)$/.exec(match[1]);
  let options = match[1].split(',');
  if (range !== null) {
    options = [];
    const [from, to] = [+range[1], +range[2]];
    for (let i = from; from <= to ? i <= to : i >= to; i += from <= to ? 1 : -1) options.push(`${i}`);
  } else if (options.length === 1) {
    return expandBraces(pattern.replace(match[0], `\\{${match[1]}\\}`)).map((text) => text);
  }
  return options.flatMap((option) => expandBraces(pattern.slice(0, match.index) + option + pattern.slice(match.index + match[0].length)));
}

function segmentSource(segment) {
  let source = '';
  for (let i = 0; i < segment.length; i++) {
    const character = segment[i];
    if (character === '*') source += '[^/]*';
    else if (character === '?') source += '[^/]';
    else if (character === '\\' && i + 1 < segment.length) source += escape(segment[++i]);
    else if (character === '[' && segment.includes(']', i + 2)) {
      const end = segment.indexOf(']', i + 2);
      source += `[${segment.slice(i + 1, end).replace(/^!/, '^').replace(/\\/g, '\\\\')}]`;
      i = end;
    } else source += escape(character);
  }
  return segment.startsWith('*') || segment.startsWith('?') ? `(?!\\.)${source}` : source;
}

function toRegExp(pattern) {
  const sources = expandBraces(pattern).map((one) => {
    const segments = one.split('/');
    let source = '';
    segments.forEach((segment, i) => {
      const last = i === segments.length - 1;
      if (segment === '**') source += last ? '(?:(?!\\.)[^/]+(?:/(?!\\.)[^/]+)*)?' : '(?:(?!\\.)[^/]+/)*';
      else source += segmentSource(segment) + (last ? '' : '/');
    });
    return source;
  });
  return new RegExp(`^(?:${sources.join('|')})$`);
}

function matches(candidate, pattern, windows) {
  if (windows) {
    candidate = candidate.replaceAll('\\', '/');
    pattern = pattern.replaceAll('\\', '/');
  }
  return toRegExp(pattern).test(candidate);
}

function globSync(patterns, options) {
  const { runSync, walk } = require('internal/fs/trees');
  const { Dirent } = require('internal/fs/stats');
  const cwd = options?.cwd ? require('internal/fs/arguments').toPath(options.cwd) : process.cwd();
  const list = (Array.isArray(patterns) ? patterns : [patterns]).map((pattern) =>
    toRegExp(path.isAbsolute(pattern) ? path.relative(cwd, pattern) : path.normalize(pattern)));
  const excludes = options?.exclude;
  const excluded = typeof excludes === 'function' ? excludes :
    Array.isArray(excludes) ? ((tests) => (name) => tests.some((test) => test.test(name)))(excludes.map(toRegExp)) : () => false;
  return runSync(walk(cwd))
    .filter(([relative, name, type, parent]) => list.some((test) => test.test(relative)) &&
      !excluded(options?.withFileTypes ? new Dirent(name, type, parent) : relative))
    .map(([relative, name, type, parent]) => (options?.withFileTypes ? new Dirent(name, type, parent) : relative));
}

module.exports = { globSync, matches };
