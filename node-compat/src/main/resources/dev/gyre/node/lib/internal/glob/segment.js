// One segment of a glob pattern, the text between two slashes, compiled to a text or a regular expression: wildcards,
// classes and the groups !(a|b), ?(a), +(a), *(a) and @(a), which are a tree of sequences and groups. The expressions
// are exactly those of Node's minimatch, because a program sees them in the message of a SyntaxError.

const posixClasses = {
  __proto__: null, // Source; whether it needs the flag u; whether the class is negated.
  '[:alnum:]': ['\\p{L}\\p{Nl}\\p{Nd}', true],
  '[:alpha:]': ['\\p{L}\\p{Nl}', true],
  '[:ascii:]': ['\\x00-\\x7f', false],
  '[:blank:]': ['\\p{Zs}\\t', true],
  '[:cntrl:]': ['\\p{Cc}', true],
  '[:digit:]': ['\\p{Nd}', true],
  '[:graph:]': ['\\p{Z}\\p{C}', true, true],
  '[:lower:]': ['\\p{Ll}', true],
  '[:print:]': ['\\p{C}', true],
  '[:punct:]': ['\\p{P}', true],
  '[:space:]': ['\\p{Z}\\t\\r\\n\\v\\f', true],
  '[:upper:]': ['\\p{Lu}', true],
  '[:word:]': ['\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}', true],
  '[:xdigit:]': ['A-Fa-f0-9', false],
};
const noDotFirst = '(?!\\.)';
const noDotsOnly = '(?!(?:^|/)\\.\\.?(?:$|/))';
const anything = '[^/]*?';
const something = '[^/]+?';

const escaped = (text) => text.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, '\\$&');
const escapedInClass = (text) => text.replace(/[[\]\\-]/g, '\\$&');

// ---- classes -----------------------------------------------------------------------------------------------------

// Parses the contents of a bracket expression at an index; null if it is not closed.
function classMembers(text, from) {
  const members = {
    negated: text[from + 1] === '!' || text[from + 1] === '^',
    listed: [],
    excluded: [],
    unicode: false,
    end: 0,
    impossible: false,
  };
  const first = from + (members.negated ? 2 : 1);
  let rangeStart = '';
  for (let i = first; i < text.length; i++) {
    const character = text[i];
    if (character === ']' && i > first) {
      members.end = i + 1;
      return members;
    }
    const name = character === '[' ? Object.keys(posixClasses).find((one) => text.startsWith(one, i)) : undefined;
    if (name !== undefined) {
      if (rangeStart !== '') return { ...members, impossible: true };
      const [source, unicode, complement] = posixClasses[name];
      (complement ? members.excluded : members.listed).push(source);
      members.unicode ||= unicode;
      i += name.length - 1;
    } else if (rangeStart !== '') {
      if (character > rangeStart) members.listed.push(`${escapedInClass(rangeStart)}-${escapedInClass(character)}`);
      else if (character === rangeStart) members.listed.push(escapedInClass(character));
      rangeStart = '';
    } else if (text.startsWith('-]', i + 1)) {
      members.listed.push(escapedInClass(`${character}-`));
      i++;
    } else if (text[i + 1] === '-') {
      rangeStart = character;
      i++;
    } else {
      members.listed.push(escapedInClass(character));
    }
  }
  return null;
}

// The source of a class, its end, and whether it matches more than one character.
function classSource(text, from) {
  const members = classMembers(text, from);
  if (members === null) return null;
  const { negated, listed, excluded, unicode, end } = members;
  if (members.impossible || (listed.length === 0 && excluded.length === 0))
    return { source: '$.', end: text.length, magic: true, unicode: false };
  if (excluded.length === 0 && listed.length === 1 && !negated && /^\\?.$/.test(listed[0])) {
    return { source: escaped(listed[0].at(-1)), end, magic: false, unicode: false };
  }
  const inside = `[${negated ? '^' : ''}${listed.join('')}]`;
  const outside = `[${negated ? '' : '^'}${excluded.join('')}]`;
  const source =
    listed.length > 0 && excluded.length > 0 ? `(${inside}|${outside})` : listed.length > 0 ? inside : outside;
  return { source, end, magic: true, unicode };
}

// The source of a text without groups.
function textSource(text, found, whole) {
  let source = '';
  for (let i = 0; i < text.length; i++) {
    const character = text[i];
    const made = character === '[' ? classSource(text, i) : null;
    if (made !== null) {
      source += made.source;
      found.magic ||= made.magic;
      found.unicode ||= made.unicode;
      i = made.end - 1;
    } else if (character === '*') {
      source += whole && /^\*+$/.test(text) ? something : anything;
      while (text[i + 1] === '*') i++;
      found.magic = true;
    } else if (character === '?') {
      source += '[^/]';
      found.magic = true;
    } else {
      source += escaped(character);
    }
  }
  return source;
}

// ---- the tree ----------------------------------------------------------------------------------------------------

// A sequence has the kind '' and parts that are texts and groups. A group has one of these kinds, and a sequence for
// each alternative.
const kinds = '!?+*@';
const deepest = 2;
// The kinds of an inner group that is a whole alternative and can be merged into a group of the outer kind: its
// alternatives are added, with an empty one if it is optional.
const takenIn = { '!': '@', '?': '?@', '@': '@', '*': '*+?@', '+': '+@' };
const takenInWithEmpty = { '!': '?', '@': '?', '+': '?*' };
const neverDeeper = { '!': '?@', '?': '?@', '@': '?@', '*': '*+?@', '+': '+@?*' };
// For a group whose only member is another group: the kind that has the effect of both.
const standsForBoth = {
  '!': { '!': '@' },
  '?': { '*': '*', '+': '*' },
  '@': { '!': '!', '?': '?', '@': '@', '*': '*', '+': '+' },
  '+': { '?': '*', '*': '*' },
};

function add(sequence, part) {
  if (part !== '') sequence.parts.push(part);
}

// Parses up to the end of the text or the group; returns the position after it.
function readParts(text, from, group, depth) {
  const alternatives = [{ kind: '', parts: [] }];
  let run = '';
  let classFrom = -1;
  let i = from;
  while (i < text.length) {
    const sequence = alternatives.at(-1);
    const character = text[i++];
    const never = group !== null && (neverDeeper[group.kind] ?? '').includes(character);
    if (classFrom >= 0) {
      const first = text[classFrom] === '!' || text[classFrom] === '^' ? classFrom + 1 : classFrom;
      if (character === ']' && i - 1 > first) classFrom = -1;
      run += character;
    } else if (character === '[') {
      classFrom = i;
      run += character;
    } else if (kinds.includes(character) && text[i] === '(' && (depth <= deepest || never)) {
      add(sequence, run);
      run = '';
      const inner = { kind: character, parts: [], endsEmpty: false };
      i = readParts(text, i + 1, inner, depth + (never ? 0 : 1));
      add(sequence, inner);
    } else if (group !== null && character === '|') {
      add(sequence, run);
      run = '';
      alternatives.push({ kind: '', parts: [] });
    } else if (group !== null && character === ')') {
      add(sequence, run);
      group.endsEmpty = run === '';
      group.parts = alternatives;
      return i;
    } else {
      run += character;
    }
  }
  if (group === null) {
    add(alternatives[0], run);
    return alternatives[0];
  }
  // The group is not closed: the rest is literal text.
  group.kind = '';
  group.parts = [text.slice(from - 2)];
  return i;
}

// The group that makes up a whole alternative, or undefined.
function onlyGroup(alternative) {
  return alternative.parts.length === 1 && typeof alternative.parts[0] === 'object' && alternative.parts[0].kind !== ''
    ? alternative.parts[0]
    : undefined;
}

function absorbGroup(group, at) {
  const inner = onlyGroup(group.parts[at]);
  if (inner === undefined) return false;
  if (takenIn[group.kind].includes(inner.kind)) {
    group.parts.splice(at, 1, ...inner.parts);
  } else if (takenInWithEmpty[group.kind]?.includes(inner.kind)) {
    group.parts.splice(at, 1, ...inner.parts, { kind: '', parts: [''] });
  } else if (group.parts.length === 1 && standsForBoth[group.kind]?.[inner.kind] !== undefined) {
    group.kind = standsForBoth[group.kind][inner.kind];
    group.parts = inner.parts;
    group.endsEmpty = false;
  } else {
    return false;
  }
  return true;
}

function flatten(node) {
  for (let round = 0, again = true; again && round < 10; round++) {
    again = false;
    for (let i = 0; i < node.parts.length; i++) {
      if (typeof node.parts[i] !== 'object') continue;
      flatten(node.parts[i]);
      if (node.kind !== '' && absorbGroup(node, i)) again = true;
    }
  }
}

function textOf(part) {
  if (typeof part === 'string') return part;
  return part.kind === '' ? part.parts.map(textOf).join('') : `${part.kind}(${part.parts.map(textOf).join('|')})`;
}

function copyOf(part) {
  return typeof part === 'string'
    ? part
    : { kind: part.kind, parts: part.parts.map(copyOf), endsEmpty: false, copied: true };
}

// Everything after a !(…) is appended to each of its alternatives: the negation applies to the whole rest.
function fillNegations(node, following) {
  for (let i = node.parts.length - 1; i >= 0; i--) {
    const part = node.parts[i];
    if (typeof part === 'string') continue;
    const behind = node.kind === '' ? [...node.parts.slice(i + 1), ...following] : following;
    fillNegations(part, behind);
    if (part.kind === '!')
      for (const alternative of part.parts) alternative.parts.push(...behind.filter((one) => one !== '').map(copyOf));
  }
}

// ---- its source --------------------------------------------------------------------------------------------------

// The position of a part: at the start or end of the segment, where a dot may be first, inside !(…).
function sequenceSource(sequence, place, found) {
  const { starts, ends, dot } = place;
  const whole = starts && ends && sequence.parts.every((part) => typeof part === 'string');
  let onlyNegations = true;
  let source = '';
  sequence.parts.forEach((part, i) => {
    if (typeof part === 'string') source += textSource(part, found, whole);
    else
      source += partSource(
        part,
        {
          starts: starts && onlyNegations,
          ends: ends && (part.kind === '' || i === sequence.parts.length - 1),
          dot,
          negated: false,
        },
        found,
      );
    if (part.kind !== '!') onlyNegations = false;
  });
  const end = place.negated ? '(?:$|\\/)' : '';
  const [first] = sequence.parts;
  if (!starts || typeof first !== 'string' || (sequence.parts.length === 1 && (first === '.' || first === '..')))
    return source + end;
  const open = (at) => source[at] === '[' || source[at] === '.';
  if ((dot && open(0)) || (source.startsWith('\\.') && open(2)) || (source.startsWith('\\.\\.') && open(4)))
    return noDotsOnly + source + end;
  return (!dot && open(0) ? noDotFirst : '') + source + end;
}

function alternativesSource(group, { starts, ends, dot }, found) {
  const negated = group.kind === '!';
  return group.parts
    .map((alternative, i) =>
      sequenceSource(
        alternative,
        { starts: starts && !(group.copied && i > 0), ends: ends || negated, dot, negated },
        found,
      ),
    )
    .filter((source) => !(starts && ends) || source !== '')
    .join('|');
}

function groupSource(group, place, found) {
  const { kind } = group;
  const { starts, ends, dot } = place;
  let body = alternativesSource(group, place, found);
  if (starts && ends && body === '' && kind !== '!') {
    const text = textOf(group);
    Object.assign(group, { kind: '', parts: [text] }); // Treated as text from now on.
    return text;
  }
  found.magic = true;
  if (kind === '!') {
    const start = starts && !dot ? noDotFirst : '';
    return group.endsEmpty ? start + something : `(?:(?!(?:${body}))${start}${anything})`;
  }
  const withDots =
    (kind === '*' || kind === '+') && !dot ? alternativesSource(group, { ...place, dot: true }, found) : '';
  const more = withDots !== '' && withDots !== body;
  if (more) body = `(?:${body})(?:${withDots})*?`;
  return `(?:${body})${kind === '@' || (kind === '+' && more) ? '' : kind === '*' && more ? '?' : kind}`;
}

function partSource(part, place, found) {
  return part.kind === '' ? sequenceSource(part, place, found) : groupSource(part, place, found);
}

// The literal text of a source that has no special characters.
function unescaped(source) {
  return source.replace(/((?!\\).|^)\[([^/\\])\]/g, '$1$2').replace(/\\([^/])/g, '$1');
}

// Compiles a segment to a text or a regular expression.
function compileSegment(text) {
  const root = readParts(text, 0, null, 0);
  flatten(root);
  fillNegations(root, []);
  const found = { magic: false, unicode: false };
  const source = sequenceSource(root, { starts: true, ends: true, dot: false, negated: false }, found);
  return found.magic ? new RegExp(`^${source}$`, found.unicode ? 'u' : '') : unescaped(source);
}

module.exports = { compileSegment };
