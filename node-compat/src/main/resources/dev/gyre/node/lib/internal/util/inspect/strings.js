// Text for inspect: quoting, escapes, terminal width, ANSI codes.
'use strict';

const mustEscape =
  /[\x00-\x1f\x27\x5c\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const escapable = {
  "'": /[\x00-\x1f\x27\x5c\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
  other: /[\x00-\x1f\x5c\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
};
const shortEscapes = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
  '\v': '\\x0B',
};

function escapeCharacter(character) {
  const short = shortEscapes[character];
  if (short !== undefined) return short;
  const code = character.charCodeAt(0);
  if (code > 0xff) return `\\u${code.toString(16)}`;
  return `\\x${code < 16 ? '0' : ''}${code.toString(16).toUpperCase()}`;
}

// Quotes a string: in single quotes, or in double quotes or backticks if that avoids an escape.
function quote(text) {
  if (!mustEscape.test(text)) return `'${text}'`;
  let mark = "'";
  if (text.includes("'")) {
    if (!text.includes('"')) mark = '"';
    else if (!text.includes('`') && !text.includes('${')) mark = '`';
  }
  return mark + text.replace(mark === "'" ? escapable["'"] : escapable.other, escapeCharacter) + mark;
}

// The same escapes without quotes, for symbol descriptions as keys.
function escapeText(text) {
  return mustEscape.test(text) ? text.replace(escapable["'"], escapeCharacter) : text;
}

// Terminal control sequences: titles and links up to their end, colours, cursor movements and erasing.
const ansiPattern =
  /(?:\u001B\][^]*?(?:\u0007|\u001B\u005C|\u009C))|[\u001B\u009B][[\]()#;?]*(?:\d{1,4}(?:[;:]\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]/g;

function stripVTControlCharacters(text) {
  require('internal/validators').validateString(text, 'str');
  return text.includes('\u001B') || text.includes('\u009B') ? text.replace(ansiPattern, '') : text;
}

function removeColors(text) {
  return text.includes('\u001b[') ? text.replace(/\u001b\[\d\d?m/g, '') : text;
}

const asciiOnly = /^[\x20-\x7e]*$/;

// The number of terminal columns of a text.
function getStringWidth(text, withoutControls = true) {
  if (asciiOnly.test(text)) return text.length;
  const plain = withoutControls ? stripVTControlCharacters(text) : text;
  const at = plain.search(/[^\0-\x7e]/);
  if (at === -1) return plain.replace(/[\0-\x1f]/g, '').length;
  return (
    plain.slice(0, at).replace(/[\0-\x1f]/g, '').length +
    internalBinding('util').columnWidth(plain.slice(at).normalize('NFC'))
  );
}

module.exports = { quote, escapeText, stripVTControlCharacters, removeColors, getStringWidth };
