// The .env format: KEY=value, quotes of three kinds, comments, `export`.
'use strict';

const spaces = /^[ \t\n]+|[ \t\n]+$/g;

function trim(text) {
  return text.replace(spaces, '');
}

function fromNextLine(text, from = 0) {
  const end = text.indexOf('\n', from);
  return end === -1 ? '' : text.slice(end + 1);
}

// Parses the value at the beginning of a text; returns it and the text after its line.
function takeValue(text) {
  const quote = text[0];
  if (quote === '"' || quote === "'" || quote === '`') {
    const close = text.indexOf(quote, 1);
    if (close !== -1) {
      const quoted = text.slice(1, close);
      return [quote === '"' ? quoted.replaceAll('\\n', '\n') : quoted, fromNextLine(text, close + 1)];
    }
    const end = text.indexOf('\n');
    return [end === -1 ? text : text.slice(0, end), fromNextLine(text)];
  }
  const [line] = text.split('\n', 1);
  return [trim(line.split('#', 1)[0]), fromNextLine(text)];
}

function parse(content) {
  const result = new Map();
  let rest = trim(content.replaceAll('\r', ''));
  while (rest !== '') {
    const equal = rest.indexOf('=');
    const end = rest.indexOf('\n');
    if (rest[0] === '#' || equal === -1 || (end !== -1 && equal > end)) {
      rest = trim(fromNextLine(rest));
      continue;
    }
    let key = trim(rest.slice(0, equal));
    rest = rest.slice(equal + 1);
    if (rest === '' || rest[0] === '\n') {
      result.set(key, '');
      rest = rest.slice(1);
      continue;
    }
    if (key === '') continue;
    if (key.startsWith('export ')) key = trim(key.slice(7));
    const [value, following] = takeValue(trim(rest));
    result.set(key, value);
    rest = trim(following);
  }
  const variables = {};
  for (const [key, value] of [...result].sort(([a], [b]) => (a < b ? -1 : 1))) variables[key] = value; // Node stores them in a sorted map.
  return variables;
}

module.exports = { parse };
