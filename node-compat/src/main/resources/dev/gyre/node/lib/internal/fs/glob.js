// fs.glob: finds the matching paths in a folder, descending only where a pattern may still match.

const path = require('path');
const { Matcher, anyDepth } = require('internal/glob/pattern');
const { kEmptyObject } = require('internal/util');

const isText = (segment) => typeof segment === 'string';
const kDirectory = 2; // The types of entries.
const kLink = 3;

function checkOptions(patterns, options) {
  const validators = require('internal/validators');
  const { validateString, validateStringArray } = validators;
  validators.validateObject(options, 'options');
  const { cwd, exclude, followSymlinks, maxDepth } = options;
  if (followSymlinks != null) validators.validateBoolean(followSymlinks, 'options.followSymlinks');
  if (maxDepth != null && maxDepth !== Infinity) validators.validateInteger(maxDepth, 'options.maxDepth', 0);
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
  else if (patterns === null) validators.validateArray(patterns, 'patterns');
  else validateString(patterns, 'patterns');
  const root = !cwd ? '.' : cwd instanceof URL ? require('url').fileURLToPath(cwd) : cwd;
  path.resolve(root); // Throws if it is not a string.
  return { cwd: root, exclude, follows: followSymlinks ?? false, maxDepth: maxDepth ?? Infinity };
}

class Walk {
  #root;
  #hides = null; // A function that excludes entries and folders.
  #excluded = [];
  #withTypes;
  #follows; // Whether links to folders are folders.
  #maxDepth; // Of what is found, below the root.
  #pending = [];
  #seen = new Set();
  #found = new Set();
  #kinds = new Map(); // By full path: a directory, a link, another file, or undefined if missing.

  constructor(root, { exclude, follows, maxDepth }, withTypes) {
    this.#root = root;
    this.#withTypes = withTypes;
    this.#follows = follows;
    this.#maxDepth = maxDepth;
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

  // Whether a link leads to a folder; otherwise links are leaves.
  #leadsToFolder(full) {
    if (!this.#follows) return false;
    const stats = require('fs').statSync(full, { throwIfNoEntry: false });
    return stats !== undefined && stats.isDirectory();
  }

  #isFolder(full, entry) {
    return entry.isDirectory() || (entry.isSymbolicLink() && this.#leadsToFolder(path.join(full, entry.name)));
  }

  #depthOf(full) {
    const relative = path.relative(this.#root, full);
    return relative === '' ? 0 : relative.split(path.sep).length;
  }

  // Whether what is in a folder may be found. A pattern that is absolute goes through the folders above the root.
  #isInDepth(full, pattern) {
    if (this.#maxDepth === Infinity || this.#depthOf(full) < this.#maxDepth) return true;
    const down = path.relative(full, this.#root);
    return pattern.segments[0] === '' && down !== '' && down !== '..' && !down.startsWith(`..${path.sep}`);
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
    const full = path.resolve(this.#root, place);
    if (this.#maxDepth !== Infinity && this.#depthOf(full) > this.#maxDepth) return;
    if (!this.#isExcluded(full)) this.#found.add(place);
  }

  // Descends into a folder, unless it is excluded.
  #enter(place, step, at, byName) {
    if (this.#hides !== null && this.#hides(this.#withTypes ? this.#direntOf(place) : place)) return;
    this.#pending.push({ place, pattern: step.pattern, at, byName, above: step.above });
  }

  // Where links are followed, the real paths of the folders above a folder and its own; undefined if it is one of those above.
  #realPaths(full, above) {
    let real;
    try {
      real = require('fs').realpathSync(full);
    } catch {
      return above; // Reading the folder fails as well.
    }
    return above.includes(real) ? undefined : [...above, real];
  }

  #step(step) {
    const { place, pattern, at, byName } = step;
    const key = `${place}\0${pattern.index}\0${at}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    const full = path.resolve(this.#root, place);
    if (this.#isExcluded(full) || (place !== '.' && this.#isExcluded(`${full}/`))) return;
    const segment = pattern.segments[at];
    if (segment === undefined) return;
    if (at === 0 && (segment === '' || segment === '.' || segment === '..')) {
      this.#enter(segment === '' ? '/' : segment === '.' ? '.' : '../', step, 1, true);
      return;
    }
    const kind = this.#kindOf(full);
    const isFolder = kind === kDirectory || (kind === kLink && (this.#follows ? this.#leadsToFolder(full) : byName));
    if (isText(segment) && at === pattern.segments.length - 1) {
      this.#addNamed(step, full, segment, isFolder);
      return;
    }
    if (segment === anyDepth) this.#takeItself(step, full, isFolder);
    const above = isFolder && this.#follows ? this.#realPaths(full, step.above) : step.above;
    if (!isFolder || above === undefined || !this.#isInDepth(full, pattern)) return;
    const inside = { ...step, above };
    if (isText(segment)) this.#enterNamed(inside, full, at);
    else if (segment === anyDepth) this.#takeDeep(inside, full);
    else for (const entry of this.#entriesOf(full)) this.#takeEntry(inside, full, entry, at);
  }

  // What a pattern names last.
  #addNamed({ place }, full, segment, isFolder) {
    if (this.#kindOf(path.join(full, segment)) === undefined) return;
    if (segment !== '' || isFolder) this.#add(path.join(place, segment));
  }

  #enterNamed(step, full, at) {
    const segment = step.pattern.segments[at];
    if (this.#kindOf(path.join(full, segment)) !== undefined)
      this.#enter(path.join(step.place, segment), step, at + 1, true);
  }

  #takeEntry(step, full, entry, at) {
    const { segments } = step.pattern;
    if (!segments[at].test(entry.name)) return;
    const child = path.join(step.place, entry.name);
    if (at === segments.length - 1) this.#add(child);
    else if (this.#isFolder(full, entry)) this.#enter(child, step, at + 1, false);
  }

  // ** as the last segment matches the folder itself, and a name after it may be one of the folder's own.
  #takeItself(step, full, isFolder) {
    const { place, pattern, at } = step;
    const { segments } = pattern;
    const next = segments[at + 1];
    if (isFolder && (next === '..' || next === '')) {
      if (at + 1 === segments.length - 1) this.#addNamed(step, full, next, true);
      else this.#enterNamed(step, full, at + 1);
    }
    const isLast = at === segments.length - 1;
    if (isLast && this.#kindOf(full) !== undefined && (place !== '.' || segments[0] === '.' || at === 0))
      this.#add(place);
  }

  // ** matches no folder or any number of folders that are not hidden.
  #takeDeep(step, full) {
    const { place, pattern, at } = step;
    const { segments } = pattern;
    const isLast = at === segments.length - 1;
    const next = segments[at + 1];
    for (const entry of this.#entriesOf(full)) {
      const isHidden = entry.name.startsWith('.');
      if (!isHidden && this.#hides !== null && this.#hides(this.#withTypes ? entry : entry.name)) continue;
      const child = path.join(place, entry.name);
      if (!isHidden) {
        if (this.#isFolder(full, entry)) this.#enter(child, step, at, false);
        else if (isLast) this.#add(child);
      }
      if (!isText(next)) {
        if (next instanceof RegExp) this.#takeEntry(step, full, entry, at + 1);
      } else if (next === entry.name) {
        if (at + 1 === segments.length - 1) this.#add(child);
        else if (this.#isFolder(full, entry)) this.#enter(child, step, at + 2, false);
      }
    }
  }

  run(patterns) {
    patterns
      .toReversed()
      .forEach((segments, index) =>
        this.#pending.push({ place: '.', pattern: { segments, index }, at: 0, byName: true, above: [] }),
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
  const checked = checkOptions(patterns, options);
  const { cwd } = checked;
  const list = (isText(patterns) ? [patterns] : patterns).flatMap(
    (pattern) => new Matcher(pattern, process.platform === 'win32').patterns,
  );
  return () => new Walk(isSync ? cwd : path.resolve(cwd), checked, Boolean(options.withFileTypes)).run(list);
}

module.exports = { prepareGlob };
