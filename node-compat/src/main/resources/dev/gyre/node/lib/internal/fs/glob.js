// fs.glob: finds the matching paths in a folder, descending only where a pattern may still match.

const path = require('path');
const { Matcher, anyDepth } = require('internal/glob/pattern');
const { kEmptyObject } = require('internal/util');

const isText = (segment) => typeof segment === 'string';
const kDirectory = 2; // The types of entries.
const kLink = 3;

function checkOptions(patterns, options) {
  const { validateBoolean, validateObject, validateString, validateStringArray } = require('internal/validators');
  validateObject(options, 'options');
  const { cwd, exclude, followSymlinks } = options;
  if (followSymlinks != null) validateBoolean(followSymlinks, 'options.followSymlinks');
  if (exclude != null && typeof exclude !== 'function') {
    if (!Array.isArray(exclude))
      throw require('internal/errors').nodeError(
        'ERR_INVALID_ARG_TYPE',
        'options.exclude',
        ['function', 'string[]'],
        exclude,
      );
    validateStringArray(exclude, 'options.exclude');
  }
  if (patterns !== null && typeof patterns === 'object') validateStringArray(patterns, 'patterns');
  else if (patterns === null) require('internal/validators').validateArray(patterns, 'patterns');
  else validateString(patterns, 'patterns');
  const root = !cwd ? '.' : cwd instanceof URL ? require('url').fileURLToPath(cwd) : cwd;
  path.resolve(root); // Throws if it is not a string.
  return { cwd: root, exclude };
}

class Walk {
  #root;
  #hides = null; // A function that excludes entries and folders.
  #excluded = [];
  #withTypes;
  #pending = [];
  #seen = new Set();
  #found = new Set();
  #kinds = new Map(); // By full path: a directory, a link, another file, or undefined if missing.

  constructor(root, exclude, withTypes) {
    this.#root = root;
    this.#withTypes = withTypes;
    if (typeof exclude === 'function') this.#hides = exclude;
    else
      this.#excluded = (exclude ?? []).map(
        (pattern) => new Matcher(path.resolve(root, pattern), process.platform === 'win32'),
      );
  }

  #kindOf(full) {
    if (!this.#kinds.has(full)) {
      let stats;
      try {
        stats = require('fs').lstatSync(full, { throwIfNoEntry: false });
      } catch {} // A file that cannot be read counts as missing.
      this.#kinds.set(
        full,
        stats === undefined ? undefined : stats.isDirectory() ? kDirectory : stats.isSymbolicLink() ? kLink : 1,
      );
    }
    return this.#kinds.get(full);
  }

  #entriesOf(full) {
    try {
      return require('fs').readdirSync(full, { withFileTypes: true });
    } catch {
      return [];
    }
  }

  #isExcluded(full) {
    return this.#excluded.some((matcher) => matcher.match(full));
  }

  #direntOf(place) {
    const full = path.resolve(this.#root, place);
    const { Dirent } = require('internal/fs/stats');
    const name = path.basename(place);
    return new Dirent(name, this.#kindOf(full) ?? 0, path.dirname(place));
  }

  #add(place) {
    if (!this.#isExcluded(path.resolve(this.#root, place))) this.#found.add(place);
  }

  // Descends into a folder, unless it is excluded.
  #enter(place, pattern, at, byName) {
    if (this.#hides !== null && this.#hides(this.#withTypes ? this.#direntOf(place) : place)) return;
    this.#pending.push({ place, pattern, at, byName });
  }

  #step({ place, pattern, at, byName }) {
    const key = `${place}\0${pattern.index}\0${at}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const full = path.resolve(this.#root, place);
    if (this.#isExcluded(full) || (place !== '.' && this.#isExcluded(`${full}/`))) return;
    const segment = pattern.segments[at];
    if (segment === undefined) return;
    if (at === 0 && (segment === '' || segment === '.' || segment === '..')) {
      this.#enter(segment === '' ? '/' : segment === '.' ? '.' : '../', pattern, 1, true);
      return;
    }
    const kind = this.#kindOf(full);
    const isFolder = kind === kDirectory || (kind === kLink && byName);
    if (isText(segment)) this.#takeNamed(place, full, pattern, at, isFolder);
    else if (segment === anyDepth) this.#takeDeep(place, full, pattern, at, isFolder);
    else if (isFolder) this.#takeMatching(place, full, pattern, at);
  }

  #takeNamed(place, full, pattern, at, isFolder) {
    const segment = pattern.segments[at];
    const there = this.#kindOf(path.join(full, segment)) !== undefined;
    if (at === pattern.segments.length - 1) {
      if (there && (segment !== '' || isFolder)) this.#add(path.join(place, segment));
    } else if (there && isFolder) {
      this.#enter(path.join(place, segment), pattern, at + 1, true);
    }
  }

  #takeMatching(place, full, pattern, at) {
    for (const entry of this.#entriesOf(full)) this.#takeEntry(place, entry, pattern, at);
  }

  #takeEntry(place, entry, pattern, at) {
    if (!pattern.segments[at].test(entry.name)) return;
    const child = path.join(place, entry.name);
    if (at === pattern.segments.length - 1) this.#add(child);
    else if (entry.isDirectory()) this.#enter(child, pattern, at + 1, false);
  }

  // ** matches no folder or any number of folders that are not hidden, and does not follow links.
  #takeDeep(place, full, pattern, at, isFolder) {
    const { segments } = pattern;
    const isLast = at === segments.length - 1;
    const next = segments[at + 1];
    if (isLast && this.#kindOf(full) !== undefined && (place !== '.' || segments[0] === '.' || at === 0))
      this.#add(place);
    if (!isFolder) return;
    if ((isText(next) && next === '..') || next === '') this.#takeNamed(place, full, pattern, at + 1, true);
    for (const entry of this.#entriesOf(full)) {
      const isHidden = entry.name.startsWith('.');
      if (!isHidden && this.#hides !== null && this.#hides(this.#withTypes ? entry : entry.name)) continue;
      const child = path.join(place, entry.name);
      if (!isHidden) {
        if (entry.isDirectory()) this.#enter(child, pattern, at, false);
        else if (isLast) this.#add(child);
      }
      const follows = isText(next) ? next === entry.name : next instanceof RegExp && next.test(entry.name);
      // A name matched by ** may be a link; its target is read, but not the links below it.
      if (!isLast && entry.isSymbolicLink() && (follows || segments[0] === '.'))
        this.#enter(child, pattern, at + 1, true);
      if (isText(next) && follows) {
        if (at + 1 === segments.length - 1) this.#add(child);
        else if (entry.isDirectory()) this.#enter(child, pattern, at + 2, false);
      } else if (follows) {
        this.#takeEntry(place, entry, pattern, at + 1);
      }
    }
  }

  run(patterns) {
    patterns
      .toReversed()
      .forEach((segments, index) =>
        this.#pending.push({ place: '.', pattern: { segments, index }, at: 0, byName: true }),
      );
    while (this.#pending.length > 0) this.#step(this.#pending.pop());
    const found = [...this.#found];
    if (!this.#withTypes) return found;
    const { Dirent } = require('internal/fs/stats');
    return found.map((place) => {
      const shown = path.isAbsolute(place) ? place : path.join(this.#root, place);
      return new Dirent(path.basename(shown), this.#kindOf(path.resolve(this.#root, place)) ?? 0, path.dirname(shown));
    });
  }
}

// Returns the function that produces the list, after checking the arguments; the entries of asynchronous forms have full paths.
function prepareGlob(patterns, options = kEmptyObject, isSync = false) {
  const { cwd, exclude } = checkOptions(patterns, options);
  const list = (isText(patterns) ? [patterns] : patterns).flatMap(
    (pattern) => new Matcher(pattern, process.platform === 'win32').patterns,
  );
  return () => new Walk(isSync ? cwd : path.resolve(cwd), exclude, Boolean(options.withFileTypes)).run(list);
}

module.exports = { prepareGlob };
