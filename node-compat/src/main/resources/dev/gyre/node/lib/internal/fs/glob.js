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

// Where the parenthesis closes that opens at a place, or -1.
function closing(segment, open) {
  let depth = 0;
  for (let i = open; i < segment.length; i++) {
    if (segment[i] === '(') depth++;
    else if (segment[i] === ')' && --depth === 0) return i;
  }
  return -1;
}

// !(a|b), ?(a), +(a), *(a) and @(a).
function groupSource(kind, alternatives, rest) {
  const group = `(?:${alternatives.split('|').map((one) => segmentSource(one, false)).join('|')})`;
  if (kind === '!') return `(?!${group}${rest}(?:/|$))[^/]*?${rest}`;
  return (kind === '@' ? group : group + kind) + rest;
}

function segmentSource(segment, leads = true) {
  if (leads && segment === '*') return '(?!\\.)[^/]+';
  let source = '';
  for (let i = 0; i < segment.length; i++) {
    const character = segment[i];
    const end = '!?+*@'.includes(character) && segment[i + 1] === '(' ? closing(segment, i + 1) : -1;
    if (end !== -1) {
      source += groupSource(character, segment.slice(i + 2, end), segmentSource(segment.slice(end + 1), false));
      break;
    }
    if (character === '*') source += '[^/]*';
    else if (character === '?') source += '[^/]';
    else if (character === '\\' && i + 1 < segment.length) source += escape(segment[++i]);
    else if (character === '[' && segment.includes(']', i + 2)) {
      const end = segment.indexOf(']', i + 2);
      source += `(?!/)[${segment.slice(i + 1, end).replace(/^!/, '^').replace(/\\/g, '\\\\')}]`;
      i = end;
    } else source += escape(character);
  }
  return leads && /^[*?]|^[!+@]\(|^\[(?!.\])/.test(segment) ? `(?!\\.)${source}` : source;
}

function toRegExp(pattern) {
  const sources = expandBraces(pattern).map((one) => {
    const segments = one.split('/');
    let source = '';
    segments.forEach((segment, i) => {
      const last = i === segments.length - 1;
      if (segment === '**') source += last ? '(?:(?!\\.)[^/]*(?:/(?!\\.)[^/]+)*)?' : '(?:(?!\\.)[^/]+/)*';
      else source += segmentSource(segment) + (last ? '' : '/');
    });
    return source;
  });
  return new RegExp(`^(?:${sources.join('|')})$`);
}

// a//b/./c/../d is a/b/d here.
function withoutDots(path) {
  const kept = [];
  const segments = path.split('/');
  segments.forEach((segment, i) => {
    const inner = i > 0 && i < segments.length - 1;
    if (inner && (segment === '' || segment === '.')) return;
    const last = kept[kept.length - 1];
    if (segment === '..' && last && last !== '.' && last !== '..' && last !== '**') kept.pop();
    else kept.push(segment);
  });
  return kept.join('/');
}

function matches(candidate, pattern, windows) {
  if (windows) {
    candidate = candidate.replaceAll('\\', '/');
    pattern = pattern.replaceAll('\\', '/');
  }
  if (pattern === '') return candidate === '';
  candidate = withoutDots(candidate);
  const expression = toRegExp(pattern.replace(/\/{2,}/g, '/'));
  return expression.test(candidate) || (candidate.endsWith('/') && expression.test(candidate.slice(0, -1)));
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
