// Resolves the paths of a WASI program inside the folder of a descriptor, which neither dots nor symbolic links may leave.

const fs = require('fs');
const path = require('path');
const { Failure } = require('internal/wasi/codes');

// As many links as Linux follows.
const MOST_LINKS = 40;

function linkOf(file) {
  try {
    return fs.readlinkSync(file);
  } catch (error) {
    // No link, or nothing at all: what is asked for next reports it.
    if (error.code === 'EINVAL' || error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

// The path in the file system of `name` in `folder`; a link at its end is followed if `follows`.
function resolveInside(folder, name, follows) {
  if (name.startsWith('/')) throw new Failure('ENOTCAPABLE');
  if (name.includes('\0')) throw new Failure('EILSEQ');
  const pending = name.split('/').reverse();
  const found = [];
  let links = 0;
  while (pending.length > 0) {
    const part = pending.pop();
    if (part === '' || part === '.') continue;
    if (part === '..') {
      if (found.length === 0) throw new Failure('ENOTCAPABLE');
      found.pop();
      continue;
    }
    const isLast = pending.every((rest) => rest === '');
    const target = isLast && !follows ? undefined : linkOf(path.join(folder, ...found, part));
    if (target === undefined) {
      found.push(part);
      continue;
    }
    if (++links > MOST_LINKS) throw new Failure('ELOOP');
    if (target.startsWith('/')) throw new Failure('ENOTCAPABLE');
    pending.push(...target.split('/').reverse());
  }
  const result = path.join(folder, ...found);
  return name.endsWith('/') && found.length > 0 ? `${result}/` : result;
}

module.exports = { resolveInside };
