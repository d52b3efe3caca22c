// node:path for POSIX and Windows, each created by `flavour(windows)`.

const { validateObject, validateString } = require('internal/validators');

// Resolves '.' and '..' in a path without root; `allowAbove` keeps leading '..' (relative paths).
function normalizeSegments(path, allowAbove, separator, isSeparator) {
  const kept = [];
  let above = 0;
  let start = 0;
  for (let i = 0; i <= path.length; i++) {
    if (i < path.length && !isSeparator(path.charCodeAt(i))) continue;
    const length = i - start;
    if (length > 0 && !(length === 1 && path.charCodeAt(start) === 46)) {
      if (length === 2 && path.charCodeAt(start) === 46 && path.charCodeAt(start + 1) === 46) {
        if (kept.length > above) kept.pop();
        else if (allowAbove) {
          kept.push('..');
          above++;
        }
      } else {
        kept.push(path.slice(start, i));
      }
    }
    start = i + 1;
  }
  return kept.join(separator);
}

function isSlash(code) {
  return code === 47;
}

function isEitherSlash(code) {
  return code === 47 || code === 92;
}

function isDriveLetter(code) {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122);
}

function formatParts(separator, parts) {
  validateObject(parts, 'pathObject');
  const directory = parts.dir || parts.root;
  const base = parts.base || `${parts.name || ''}${parts.ext ? `${parts.ext[0] === '.' ? '' : '.'}${parts.ext}` : ''}`;
  if (!directory) return base;
  return directory === parts.root ? `${directory}${base}` : `${directory}${separator}${base}`;
}

// The range of the last segment of path[from...], without trailing separators: [start, end].
function lastSegment(path, from, isSeparator) {
  let end = path.length;
  while (end > from && isSeparator(path.charCodeAt(end - 1))) end--;
  let start = end;
  while (start > from && !isSeparator(path.charCodeAt(start - 1))) start--;
  return [start, end];
}

// The index where the extension of the last segment starts; the end for dot files, '..' and names without a dot.
function extensionStart(path, start, end) {
  const dot = path.lastIndexOf('.', end - 1);
  if (dot <= start) return end;
  if (dot === start + 1 && end - start === 2 && path[start] === '.') return end;
  return dot;
}

function baseName(path, suffix, from, isSeparator) {
  if (suffix !== undefined) validateString(suffix, 'suffix');
  validateString(path, 'path');
  const [start, end] = lastSegment(path, from, isSeparator);
  const base = path.slice(start, end);
  if (suffix !== undefined && suffix.length > 0 && suffix.length <= path.length) {
    // Node compares from the end: with a suffix longer than the last segment, trailing separators are kept.
    if (suffix === path) return '';
    if (base.length < suffix.length && suffix.endsWith(base)) return path.slice(start);
  }
  if (suffix !== undefined && suffix.length > 0 && base.length > suffix.length && base.endsWith(suffix)) {
    return base.slice(0, base.length - suffix.length);
  }
  return base;
}

function extensionName(path, from, isSeparator) {
  validateString(path, 'path');
  const [start, end] = lastSegment(path, from, isSeparator);
  return path.slice(extensionStart(path, start, end), end);
}

function matchesPattern(path, pattern, windows) {
  validateString(path, 'path');
  validateString(pattern, 'pattern');
  return require('internal/glob/pattern').matches(path, pattern, windows);
}

// ---- posix -------------------------------------------------------------------------------------------------------

const posix = {
  resolve(...parts) {
    let resolved = '';
    let absolute = false;
    for (let i = parts.length - 1; i >= 0 && !absolute; i--) {
      const part = parts[i];
      validateString(part, `paths[${i}]`);
      if (part.length === 0) continue;
      resolved = resolved === '' ? part : `${part}/${resolved}`;
      absolute = part.charCodeAt(0) === 47;
    }
    if (!absolute) {
      const directory = process.cwd();
      resolved = `${directory}/${resolved}`;
      absolute = directory.charCodeAt(0) === 47;
    }
    resolved = normalizeSegments(resolved, !absolute, '/', isSlash);
    if (absolute) return `/${resolved}`;
    return resolved.length > 0 ? resolved : '.';
  },

  normalize(path) {
    validateString(path, 'path');
    if (path.length === 0) return '.';
    const absolute = path.charCodeAt(0) === 47;
    const trailing = path.charCodeAt(path.length - 1) === 47;
    path = normalizeSegments(path, !absolute, '/', isSlash);
    if (path.length === 0) {
      if (absolute) return '/';
      return trailing ? './' : '.';
    }
    if (trailing) path += '/';
    return absolute ? `/${path}` : path;
  },

  isAbsolute(path) {
    validateString(path, 'path');
    return path.length > 0 && path.charCodeAt(0) === 47;
  },

  join(...parts) {
    let joined = '';
    for (const part of parts) {
      validateString(part, 'path');
      if (part.length > 0) joined = joined === '' ? part : `${joined}/${part}`;
    }
    return joined === '' ? '.' : posix.normalize(joined);
  },

  relative(from, to) {
    validateString(from, 'from');
    validateString(to, 'to');
    if (from === to) return '';
    from = posix.resolve(from);
    to = posix.resolve(to);
    if (from === to) return '';
    const source = from === '/' ? [] : from.slice(1).split('/');
    const target = to === '/' ? [] : to.slice(1).split('/');
    let common = 0;
    while (common < source.length && common < target.length && source[common] === target[common]) common++;
    return [...source.slice(common).fill('..'), ...target.slice(common)].join('/');
  },

  toNamespacedPath(path) {
    return path;
  },

  dirname(path) {
    validateString(path, 'path');
    if (path.length === 0) return '.';
    const [start] = lastSegment(path, 1, isSlash);
    const rooted = path.charCodeAt(0) === 47;
    if (start <= 1) return rooted ? '/' : '.';
    return rooted && start === 2 ? '//' : path.slice(0, start - 1);
  },

  basename(path, suffix) {
    return baseName(path, suffix, 0, isSlash);
  },

  extname(path) {
    return extensionName(path, 0, isSlash);
  },

  format: (parts) => formatParts('/', parts),

  parse(path) {
    validateString(path, 'path');
    const root = path.charCodeAt(0) === 47 ? '/' : '';
    const [start, end] = lastSegment(path, root.length, isSlash);
    const parent = root !== '' && start === 1 && path.slice(start, end) === '..'; // Node treats the second dot as an extension here.
    const dot = parent ? end - 1 : extensionStart(path, start, end);
    let dir = root;
    if (start > root.length) dir = path.slice(0, start - 1);
    else if (root === '' || start === 0) dir = root;
    return { root, dir, base: path.slice(start, end), ext: path.slice(dot, end), name: path.slice(start, dot) };
  },

  matchesGlob: (path, pattern) => matchesPattern(path, pattern, false),
  sep: '/',
  delimiter: ':',
  win32: null,
  posix: null,
};

// ---- win32 -------------------------------------------------------------------------------------------------------

// The parts of the root of a Windows path: device ('C:', '\\\\server\\share' or ''), its length with separators, absolute.
function windowsRoot(path) {
  const first = path.charCodeAt(0);
  if (path.length > 1 && isEitherSlash(first) && isEitherSlash(path.charCodeAt(1))) {
    const match = /^[\\/]{2}([^\\/]+)[\\/]+([^\\/]+)([\\/]?)/.exec(path);
    if (match !== null) {
      if (match[1] === '.' || match[1] === '?') {
        return { device: `\\\\${match[1]}`, end: 4, absolute: true, unc: false };
      }
      return { device: `\\\\${match[1]}\\${match[2]}`, end: match[0].length, absolute: true, unc: true };
    }
    return { device: '', end: 1, absolute: true, unc: false };
  }
  if (isEitherSlash(first)) return { device: '', end: 1, absolute: true, unc: false };
  if (isDriveLetter(first) && path.charCodeAt(1) === 58) {
    const absolute = path.length > 2 && isEitherSlash(path.charCodeAt(2));
    return { device: path.slice(0, 2), end: absolute ? 3 : 2, absolute, unc: false };
  }
  return { device: '', end: 0, absolute: false, unc: false };
}

// The same without device namespaces, as in parse and dirname, for which the first segment is a server and the second a
// share.
function rootWithShare(path) {
  const root = windowsRoot(path);
  if (root.end !== 4 || root.unc || root.device.length !== 3) return root;
  const match = /^[\\/]{2}[.?][\\/]+[^\\/]+([\\/]?)/.exec(path);
  return { ...root, end: match[0].length, unc: true };
}

const reservedName = /^(?:con|prn|aux|nul|(?:com|lpt)[1-9\xb9\xb2\xb3])$/i;

// Whether the text before the first colon is a device name.
function namesDevice(path) {
  const colon = path.indexOf(':');
  return colon > 0 && reservedName.test(path.slice(0, colon));
}

// The root as normalize returns it: a reserved name after the device namespace is part of it and is not resolved further.
function normalizedRoot(path) {
  const root = windowsRoot(path);
  if (root.end !== 4 || root.unc || root.device.length !== 3 || !namesDevice(path.slice(4))) return root;
  const name = path.slice(4, path.indexOf(':', 4) + 1);
  return { ...root, device: `\\\\?\\${name}`, end: 4 + name.length };
}

// The segments from one resolved path to another, if converting to lower case changes a length.
function relativeSegments(source, target) {
  const segments = (path) => path.replace(/\\+$/, '').split('\\');
  const from = segments(source);
  const to = segments(target);
  let common = 0;
  while (common < from.length && common < to.length && from[common].toLowerCase() === to[common].toLowerCase())
    common++;
  if (common === 0) return target;
  return [...from.slice(common).fill('..'), ...to.slice(common)].join('\\');
}

function trimSeparators(path) {
  let start = 0;
  while (start < path.length && path.charCodeAt(start) === 92) start++;
  let end = path.length;
  while (end - 1 > start && path.charCodeAt(end - 1) === 92) end--;
  return path.slice(start, end);
}

// The index of the last separator of the common prefix of two paths without outer separators, or -1.
function lastSharedSeparator(from, to) {
  const length = Math.min(from.length, to.length);
  let separator = -1;
  let i = 0;
  for (; i < length && from.charCodeAt(i) === to.charCodeAt(i); i++) if (from.charCodeAt(i) === 92) separator = i;
  if (i < length) return separator;
  if (from.length > length) {
    if (from.charCodeAt(i) === 92) separator = i;
    else if (i === 2) separator = 3;
  }
  return Math.max(separator, 0);
}

const win32 = {
  resolve(...parts) {
    let device = '';
    let tail = '';
    let absolute = false;
    for (let i = parts.length - 1; i >= -1; i--) {
      let path;
      if (i >= 0) {
        path = parts[i];
        validateString(path, `paths[${i}]`);
        if (path.length === 0) continue;
      } else if (device.length === 0) {
        path = process.cwd();
      } else {
        path = process.env[`=${device}`] || process.cwd();
        if (path.slice(0, 2).toLowerCase() !== device.toLowerCase() && path.charCodeAt(2) === 92) path = `${device}\\`;
      }
      const root = windowsRoot(path);
      if (root.device.length > 0) {
        if (device.length > 0 && root.device.toLowerCase() !== device.toLowerCase()) continue;
        if (device.length === 0) device = root.device;
      }
      if (absolute) {
        if (device.length > 0) break;
      } else {
        tail = `${path.slice(root.end)}\\${tail}`;
        absolute = root.absolute;
        if (absolute && device.length > 0) break;
      }
    }
    tail = normalizeSegments(tail, !absolute, '\\', isEitherSlash);
    return absolute ? `${device}\\${tail}` : `${device}${tail}` || '.';
  },

  normalize(path) {
    validateString(path, 'path');
    if (path.length === 0) return '.';
    if (path.length === 1) return path === '/' ? '\\' : path;
    const named = namesDevice(path) ? path.indexOf(':') + 1 : 0;
    const { device, end, absolute } =
      named > 0 ? { device: path.slice(0, named), end: named, absolute: false } : normalizedRoot(path);
    let tail = end < path.length ? normalizeSegments(path.slice(end), !absolute, '\\', isEitherSlash) : '';
    if (tail.length === 0 && !absolute) tail = '.';
    if (tail.length > 0 && isEitherSlash(path.charCodeAt(path.length - 1))) tail += '\\';
    if (!absolute && device === '' && path.includes(':')) {
      // The result of 'x/../C:' must not be a drive path.
      if (tail.length >= 2 && isDriveLetter(tail.charCodeAt(0)) && tail.charCodeAt(1) === 58) return `.\\${tail}`;
      for (let at = path.indexOf(':'); at !== -1; at = path.indexOf(':', at + 1)) {
        if (at === path.length - 1 || isEitherSlash(path.charCodeAt(at + 1))) return `.\\${tail}`;
      }
    }
    // Without a colon Node takes all but the last character as the name of a device.
    if (named > 0 || (!path.includes(':') && reservedName.test(path.slice(0, -1)))) return `.\\${device}${tail}`;
    return absolute ? `${device}\\${tail}` : `${device}${tail}`;
  },

  isAbsolute(path) {
    validateString(path, 'path');
    return (
      path.length > 0 &&
      (isEitherSlash(path.charCodeAt(0)) ||
        (path.length > 2 &&
          isDriveLetter(path.charCodeAt(0)) &&
          path.charCodeAt(1) === 58 &&
          isEitherSlash(path.charCodeAt(2))))
    );
  },

  join(...parts) {
    let joined;
    let first;
    for (const part of parts) {
      validateString(part, 'path');
      if (part.length === 0) continue;
      if (joined === undefined) joined = first = part;
      else joined += `\\${part}`;
    }
    if (joined === undefined) return '.';
    // Two leading separators are kept only if the first part itself is a UNC root.
    if (!/^[\\/]{2}[^\\/]/.test(first)) joined = joined.replace(/^[\\/]{2,}/, '\\');
    // After a device name '..' would be an argument of the device.
    if (joined.split('\\').some(namesDevice)) return joined.replaceAll('/', '\\');
    return win32.normalize(joined);
  },

  relative(from, to) {
    validateString(from, 'from');
    validateString(to, 'to');
    if (from === to) return '';
    const source = win32.resolve(from);
    const target = win32.resolve(to);
    if (source === target) return '';
    const lowerSource = source.toLowerCase();
    const lowerTarget = target.toLowerCase();
    if (lowerSource === lowerTarget) return '';
    if (lowerSource.length !== source.length || lowerTarget.length !== target.length)
      return relativeSegments(source, target);
    const start = trimSeparators(lowerSource);
    const end = trimSeparators(target);
    const lowerEnd = end.toLowerCase();
    if (lowerEnd.length > start.length && lowerEnd.startsWith(start)) {
      if (end.charCodeAt(start.length) === 92) return end.slice(start.length + 1);
      if (start.length === 2) return end.slice(2);
    }
    const shared = lastSharedSeparator(start, lowerEnd);
    if (shared < 0) return target;
    const above = start.slice(shared + 1);
    const ups = shared + 1 > start.length ? '' : Array(above.split('\\').length).fill('..').join('\\');
    const rest = end.slice(shared);
    return ups === '' && rest.charCodeAt(0) === 92 ? rest.slice(1) : `${ups}${rest}`;
  },

  toNamespacedPath(path) {
    if (typeof path !== 'string' || path.length === 0) return path;
    const resolved = win32.resolve(path);
    if (resolved.length <= 2) return path;
    if (resolved.startsWith('\\\\')) {
      return resolved[2] === '?' || resolved[2] === '.' ? resolved : `\\\\?\\UNC\\${resolved.slice(2)}`;
    }
    return isDriveLetter(resolved.charCodeAt(0)) && resolved.startsWith(':\\', 1) ? `\\\\?\\${resolved}` : resolved;
  },

  dirname(path) {
    validateString(path, 'path');
    if (path.length === 0) return '.';
    if (path.length === 1) return isEitherSlash(path.charCodeAt(0)) ? path : '.';
    const { end: root, device, unc } = rootWithShare(path);
    if (unc && root >= path.length) return path;
    const [start] = lastSegment(path, root, isEitherSlash);
    if (start > root) return path.slice(0, start - 1);
    return root > 0 || device !== '' ? path.slice(0, root) : '.';
  },

  basename(path, suffix) {
    const drive = typeof path === 'string' && isDriveLetter(path.charCodeAt(0)) && path.charCodeAt(1) === 58;
    return baseName(path, suffix, drive ? 2 : 0, isEitherSlash);
  },

  extname(path) {
    const drive = typeof path === 'string' && isDriveLetter(path.charCodeAt(0)) && path.charCodeAt(1) === 58;
    return extensionName(path, drive ? 2 : 0, isEitherSlash);
  },

  format: (parts) => formatParts('\\', parts),

  parse(path) {
    validateString(path, 'path');
    const rootEnd = path.length === 0 ? 0 : rootWithShare(path).end;
    const root = path.slice(0, rootEnd);
    const [start, end] = lastSegment(path, rootEnd, isEitherSlash);
    const dot = extensionStart(path, start, end);
    const dir = start > rootEnd ? path.slice(0, start - 1) : root;
    return { root, dir, base: path.slice(start, end), ext: path.slice(dot, end), name: path.slice(start, dot) };
  },

  matchesGlob: (path, pattern) => matchesPattern(path, pattern, true),
  sep: '\\',
  delimiter: ';',
  win32: null,
  posix: null,
};

posix.win32 = win32.win32 = win32;
posix.posix = win32.posix = posix;
posix._makeLong = posix.toNamespacedPath;
win32._makeLong = win32.toNamespacedPath;

module.exports = process.platform === 'win32' ? win32 : posix;
