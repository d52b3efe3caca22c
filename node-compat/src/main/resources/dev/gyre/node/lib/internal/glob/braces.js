// Brace expansion: {a,b} and {1..9..2} in a glob pattern are expanded to a list of patterns, as in bash and in the
// minimatch that Node bundles.

const mostPatterns = 100_000;
const mostCharacters = 4_000_000;
const [openCharacter, closeCharacter] = ['\0open\0', '\0close\0']; // Replacements for literal braces.

// The positions of the first balanced pair of braces or, if one remains open, of the leftmost pair inside.
function balancedBraces(text) {
  const opened = [];
  let innermost = null;
  for (let i = text.indexOf('{'); i >= 0 && i < text.length; i++) {
    if (text[i] === '{') opened.push(i);
    if (text[i] !== '}') continue;
    const open = opened.pop();
    if (opened.length === 0) return [open, i];
    if (innermost === null || open < innermost[0]) innermost = [open, i];
  }
  return innermost;
}

// The parts between the commas that are not inside nested braces.
function splitAtCommas(body) {
  if (body === '') return [''];
  const pair = balancedBraces(body);
  if (pair === null) return body.split(',');
  const [open, close] = pair;
  const parts = body.slice(0, open).split(',');
  parts[parts.length - 1] += body.slice(open, close + 1);
  if (close + 1 < body.length) {
    const [first, ...others] = splitAtCommas(body.slice(close + 1));
    parts[parts.length - 1] += first;
    parts.push(...others);
  }
  return parts;
}

const numbers = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/;
const letters = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/;

function padded(value, width) {
  const digits = String(Math.abs(value));
  return value < 0 ? `-${digits.padStart(width - 1, '0')}` : digits.padStart(width, '0');
}

// 1..9, 01..10..3 or a..e
function sequence(body) {
  const bounds = body.split('..');
  const numeric = numbers.test(body);
  const ordinal = (text) => (numeric ? parseInt(text, 10) : text.charCodeAt(0));
  const [from, to] = [ordinal(bounds[0]), ordinal(bounds[1])];
  const step = bounds.length === 3 ? Math.max(Math.abs(parseInt(bounds[2], 10)), 1) : 1;
  const width = bounds.some((bound) => /^-?0\d/.test(bound)) ? Math.max(bounds[0].length, bounds[1].length) : 0;
  const values = [];
  let characters = 0;
  for (let i = from; (to < from ? i >= to : i <= to) && values.length < mostPatterns; i += to < from ? -step : step) {
    const letter = String.fromCharCode(i);
    const value = numeric ? padded(i, width) : letter === '\\' ? '' : letter;
    if ((characters += value.length) > mostCharacters) break;
    values.push(value);
  }
  return values;
}

// Each of the beginnings combined with each of the endings, up to the limit.
function combined(beginnings, text, endings, withoutEmpty) {
  const made = [];
  let characters = 0;
  for (const beginning of beginnings) {
    for (const ending of endings) {
      const pattern = beginning + text + ending;
      if (withoutEmpty && pattern === '') continue;
      characters += pattern.length;
      if (made.length >= mostPatterns || characters > mostCharacters) return made;
      made.push(pattern);
    }
  }
  return made;
}

// The expansions of a list of options: those of its parts.
function alternatives(parts, withoutEmpty) {
  const values = [];
  let characters = 0;
  for (const part of parts) {
    for (const value of expanded(part, false)) {
      if (withoutEmpty && value === '') continue;
      if (values.length >= mostPatterns || characters + value.length > mostCharacters) return values;
      values.push(value);
      characters += value.length;
    }
  }
  return values;
}

// The expansions of a text. At the top level, empty results are dropped if its first braces are a list of options.
function expanded(text, top) {
  let made = [''];
  let first = true;
  let withoutEmpty = false;
  for (;;) {
    const pair = balancedBraces(text);
    if (pair === null) return combined(made, text, [''], withoutEmpty);
    const [before, body, after] = [text.slice(0, pair[0]), text.slice(pair[0] + 1, pair[1]), text.slice(pair[1] + 1)];
    const last = after === '';
    let literal = null;
    let values = [''];
    const isSequence = numbers.test(body) || letters.test(body);
    if (before.endsWith('$')) {
      literal = `${before}{${body}}`;
      first = false;
    } else if (!isSequence && !body.includes(',')) {
      if (!/,(?!,).*\}/.test(after)) return combined(made, text, [''], withoutEmpty);
      text = `${before}{${body}${closeCharacter}${after}`;
      top = true;
      continue;
    } else {
      if (first) withoutEmpty = top && !isSequence;
      first = false;
      if (isSequence) {
        values = sequence(body);
      } else {
        let parts = splitAtCommas(body);
        if (parts.length === 1) parts = expanded(parts[0], false).map((part) => `{${part}}`);
        if (parts.length === 1) literal = before + parts[0];
        else
          values = alternatives(
            parts,
            withoutEmpty && last && before === '' && made.every((pattern) => pattern === ''),
          );
      }
    }
    made = combined(made, literal ?? before, values, withoutEmpty && last);
    if (last) return made;
    text = after;
  }
}

// The distinct expansions of a pattern without backslashes.
function expandBraces(pattern) {
  if (!/\{(?:(?!\{).)*\}/.test(pattern)) return [pattern];
  const text = pattern.startsWith('{}') ? openCharacter + closeCharacter + pattern.slice(2) : pattern;
  return [
    ...new Set(expanded(text, true).map((made) => made.replaceAll(openCharacter, '{').replaceAll(closeCharacter, '}'))),
  ];
}

module.exports = { expandBraces };
