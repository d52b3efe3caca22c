// Matches glob patterns against paths, segment by segment, like the minimatch that Node bundles: path.matchesGlob and
// fs.glob.

const { expandBraces } = require('internal/glob/braces');
const { compileSegment } = require('internal/glob/segment');

const globstar = '**';
const anyDepth = Symbol('**'); // The compiled form of **.
const mostCharacters = 64 * 1024;
const mostGlobstars = 200;

const isDrive = (segment) => typeof segment === 'string' && /^[a-z]:$/i.test(segment);
const isHidden = (segment) => segment.startsWith('.');
// Whether a following .. removes the segment.
const isName = (segment) => Boolean(segment) && segment !== '.' && segment !== '..' && segment !== globstar;

function splitAtSlashes(text, windows) {
  const segments = text.split(/\/+/);
  return windows && /^\/\/[^/]/.test(text) ? ['', ...segments] : segments; // The share of //server/share.
}

// ---- removal of redundant segments -------------------------------------------------------------------------------

// Removes redundant segments: a//b and a/./b are a/b, except at the beginning of //server/share. Returns whether there
// were any.
function dropEmptySegments(segments) {
  const before = segments.length;
  for (let i = 1; i < segments.length - 1; ) {
    const share = i === 1 && segments[0] === '' && segments[1] === '';
    if (!share && (segments[i] === '.' || segments[i] === '')) segments.splice(i, 1);
    else i++;
  }
  if (segments.length === 2 && segments[0] === '.' && (segments[1] === '.' || segments[1] === '')) segments.pop();
  return segments.length < before;
}

// Removes parent segments: a/../b is b. Returns whether there were any.
function dropParents(segments, keepsDrive, keepsDot) {
  const before = segments.length;
  for (let at = segments.indexOf('..', 1); at > 0; at = segments.indexOf('..', at + 1)) {
    if (!isName(segments[at - 1]) || (keepsDrive && isDrive(segments[at - 1]))) continue;
    if (keepsDot && at === 1 && segments[2] === globstar) segments.splice(0, 2, '.');
    else segments.splice(at - 1, 2);
    at = Math.max(at - 2, 0);
  }
  return segments.length < before;
}

function simplifyPath(segments, windows) {
  let again = true;
  while (again) {
    again = dropEmptySegments(segments);
    if (dropParents(segments, windows, false)) again = true;
  }
  return segments.length === 0 ? [''] : segments;
}

// Simplifies **: several in a row become one, and a/**/../b/c becomes a/../b/c or a/**/b/c, which is added to the
// patterns. Returns whether anything changed.
function simplifyGlobstars(segments, patterns) {
  let changed = false;
  for (let at = segments.indexOf(globstar); at >= 0; at = segments.indexOf(globstar, at + 1)) {
    while (segments[at + 1] === globstar) segments.splice(at + 1, 1);
    const [next, first, second] = segments.slice(at + 1, at + 4);
    const follows = (segment) => Boolean(segment) && segment !== '.' && segment !== '..';
    if (next !== '..' || !follows(first) || !follows(second)) continue;
    changed = true;
    segments.splice(at, 1);
    patterns.push(segments.with(at, globstar));
    at--;
  }
  return changed;
}

function simplifyPatterns(patterns) {
  let again = true;
  while (again) {
    again = false;
    for (let i = 0; i < patterns.length; i++) {
      // The list may grow during the loop.
      const segments = patterns[i];
      if (simplifyGlobstars(segments, patterns)) again = true;
      if (dropEmptySegments(segments)) again = true;
      if (dropParents(segments, false, true)) again = true;
      if (segments.length === 0) segments.push('');
    }
  }
  return patterns;
}

// The pattern that covers two of the same length, if one has * or ** wherever they differ; otherwise null.
function merged(one, other) {
  if (one.length !== other.length) return null;
  const made = [];
  let wider = null; // The one with the stars.
  let [i, j] = [0, 0];
  const covers = (star, name) => star === '*' && name !== '' && name !== globstar && !isHidden(name);
  while (i < one.length && j < other.length) {
    const [a, b] = [one[i], other[j]];
    if (a === b) {
      made.push(a);
      i++;
      j++;
    } else if (a === globstar && b === one[i + 1]) {
      made.push(a);
      i++;
    } else if (b === globstar && a === other[j + 1]) {
      made.push(b);
      j++;
    } else {
      const from = covers(a, b) ? one : covers(b, a) ? other : null;
      if (from === null || (wider !== null && wider !== from)) return null;
      wider = from;
      made.push('*');
      i++;
      j++;
    }
  }
  return made;
}

function mergePatterns(patterns) {
  const kept = [...patterns];
  for (let i = 0; i < kept.length - 1; i++) {
    for (let j = i + 1; j < kept.length; j++) {
      const both = merged(kept[i], kept[j]);
      if (both === null) continue;
      kept[i] = [];
      kept[j] = both;
      break;
    }
  }
  return kept.filter((segments) => segments.length > 0);
}

// ---- matching ----------------------------------------------------------------------------------------------------

function matchesSegment(pattern, name) {
  return typeof pattern === 'string' ? pattern === name : pattern.test(name);
}

// Whether the patterns match the same number of names from a position on.
function matchesRun(names, at, patterns) {
  return at + patterns.length <= names.length && patterns.every((pattern, i) => matchesSegment(pattern, names[at + i]));
}

// Matches a pattern without **: every segment matches a name, except an empty one after the last slash.
function matchesWhole(names, from, patterns) {
  if (!matchesRun(names, from, patterns)) return false;
  const left = names.length - from - patterns.length;
  return left === 0 || (left === 1 && names.at(-1) === '');
}

// Matches the runs between **s, from a given one on: true, false for this position, or 'never' if no later position can
// match.
function matchesRuns(names, at, runs, index, end, sawName) {
  if (index === runs.length) {
    const rest = names.slice(at);
    return !rest.some(isHidden) && (sawName || rest.length > 0);
  }
  // As in Node, the lengths of the first runs are subtracted rather than those of the runs that follow.
  const last =
    end - runs[index].length - runs.slice(0, runs.length - 1 - index).reduce((sum, run) => sum + run.length, 0);
  for (; at <= last; at++) {
    if (index < mostGlobstars && matchesRun(names, at, runs[index])) {
      const result = matchesRuns(names, at + runs[index].length, runs, index + 1, end, sawName);
      if (result !== false) return result;
    }
    if (at < names.length && isHidden(names[at])) return false;
  }
  return 'never';
}

// Matches a pattern with **: the parts before the first and after the last have fixed positions; the parts in between
// are searched for.
function matchesGlobstars(names, from, patterns) {
  const runs = [[]];
  for (const pattern of patterns) {
    if (pattern === anyDepth) runs.push([]);
    else runs.at(-1).push(pattern);
  }
  const [head, tail] = [runs.shift(), runs.pop()];
  if (!matchesRun(names, from, head)) return false;
  const start = from + head.length;
  if (start + tail.length > names.length) return false;
  let end = names.length - tail.length;
  if (!matchesRun(names, end, tail)) {
    if (names.at(-1) !== '' || start === end || !matchesRun(names, --end, tail)) return false;
  }
  if (tail.length === 0) end = names.length;
  const sawTail = tail.length > 0;
  if (runs.length > 1 || runs[0]?.length > 0) return matchesRuns(names, start, runs, 0, end, sawTail) === true;
  const between = names.slice(start, end);
  return !between.some(isHidden) && (sawTail || between.length > 0);
}

// The index of a drive segment: C:/ or //?/C:/.
function driveOf(segments) {
  if (isDrive(segments[0])) return 0;
  return segments[0] === '' && segments[1] === '' && segments[2] === '?' && isDrive(segments[3]) ? 3 : -1;
}

// A compiled pattern: segments that are texts or regular expressions, and **.
class Matcher {
  #windows;
  #patterns;

  constructor(pattern, windows) {
    if (pattern.length > mostCharacters) throw new TypeError('pattern is too long');
    this.#windows = windows;
    const segmented = expandBraces(pattern.replaceAll('\\', '/')).map((one) => splitAtSlashes(one, windows));
    this.#patterns =
      pattern === ''
        ? null
        : mergePatterns(simplifyPatterns(segmented)).map((segments) => {
            const compiled = segments.map((segment) =>
              segment === globstar ? anyDepth : segment === '' ? '' : compileSegment(segment),
            );
            return windows && segments[2] === '?' && driveOf(compiled.with(2, '?')) === 3
              ? compiled.with(2, '?')
              : compiled;
          });
  }

  #matches(path, pattern) {
    let [from, patterns] = [0, pattern];
    let names = path;
    if (this.#windows) {
      const [drive, wanted] = [driveOf(path), driveOf(pattern)];
      if (drive >= 0 && wanted >= 0 && path[drive].toLowerCase() === pattern[wanted].toLowerCase()) {
        patterns = pattern.with(wanted, path[drive]).slice(wanted);
        from = drive;
      }
    }
    names = simplifyPath([...names], this.#windows);
    return patterns.includes(anyDepth) ? matchesGlobstars(names, from, patterns) : matchesWhole(names, from, patterns);
  }

  // The patterns from brace expansion: lists of texts, regular expressions and anyDepth.
  get patterns() {
    return this.#patterns ?? [];
  }

  match(path) {
    if (this.#patterns === null) return path === '';
    const names = splitAtSlashes(this.#windows ? path.replaceAll('\\', '/') : path, this.#windows);
    return this.#patterns.some((pattern) => this.#matches(names, pattern));
  }
}

const mostKept = 100;
const kept = new Map();

// Compiles equal patterns only once.
function matches(path, pattern, windows) {
  const key = (windows ? 'w' : 'p') + pattern;
  let matcher = kept.get(key);
  if (matcher === undefined) {
    matcher = new Matcher(pattern, windows);
    kept.set(key, matcher);
    if (kept.size > mostKept) kept.delete(kept.keys().next().value);
  }
  return matcher.match(path);
}

module.exports = { Matcher, anyDepth, matches };
