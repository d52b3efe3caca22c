// Text for inspect: quoting, escapes, terminal width, ANSI codes.

const mustEscape = /[\x00-\x1f\x27\x5c\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const escapable = {
  "'": /[\x00-\x1f\x27\x5c\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
  other: /[\x00-\x1f\x5c\x7f-\x9f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g,
};
const shortEscapes = {
  '\b': '\\b', '\t': '\\t', '\n': '\\n', '\f': '\\f', '\r': '\\r', "'": "\\'", '\\': '\\\\', '\v': '\\x0B',
};

function escapeCharacter(character) {
  const short = shortEscapes[character];
  if (short !== undefined) return short;
  const code = character.charCodeAt(0);
  if (code > 0xFF) return `\\u${code.toString(16)}`;
  return `\\x${code < 16 ? '0' : ''}${code.toString(16).toUpperCase()}`;
}

// 'it' in single quotes; in double quotes or backticks where that spares an escape.
function quote(text) {
  if (!mustEscape.test(text)) return `'${text}'`;
  let mark = "'";
  if (text.includes("'")) {
    if (!text.includes('"')) mark = '"';
    else if (!text.includes('`') && !text.includes('${')) mark = '`';
  }
  return mark + text.replace(mark === "'" ? escapable["'"] : escapable.other, escapeCharacter) + mark;
}

// The same escapes without quotes: for the names of symbols as keys.
function escapeText(text) {
  return mustEscape.test(text) ? text.replace(escapable["'"], escapeCharacter) : text;
}

const ansiPattern = /[\u001B\u009B][[\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\d\/\#&.:=?%@~_]+)*|[a-zA-Z\d]+(?:;[-a-zA-Z\d\/\#&.:=?%@~_]*)*)?(?:\u0007|\u001B\u005C|\u009C))|(?:(?:\d{1,4}(?:;\d{0,4})*)?[\dA-PR-TZcf-nq-uy=><~]))/g;

function stripVTControlCharacters(text) {
  require('internal/validators').validateString(text, 'str');
  return text.includes('\u001B') || text.includes('\u009B') ? text.replace(ansiPattern, '') : text;
}

function removeColors(text) {
  return text.includes('\u001b[') ? text.replace(/\u001b\[\d\d?m/g, '') : text;
}

const asciiOnly = /^[\x20-\x7e]*$/;

function isFullWidth(code) {
  return code >= 0x1100 && (
    code <= 0x115f || code === 0x2329 || code === 0x232a ||
    (code >= 0x2e80 && code <= 0x3247 && code !== 0x303f) || (code >= 0x3250 && code <= 0x4dbf) ||
    (code >= 0x4e00 && code <= 0xa4c6) || (code >= 0xa960 && code <= 0xa97c) || (code >= 0xac00 && code <= 0xd7a3) ||
    (code >= 0xf900 && code <= 0xfaff) || (code >= 0xfe10 && code <= 0xfe19) || (code >= 0xfe30 && code <= 0xfe6b) ||
    (code >= 0xff01 && code <= 0xff60) || (code >= 0xffe0 && code <= 0xffe6) || (code >= 0x1b000 && code <= 0x1b001) ||
    (code >= 0x1f200 && code <= 0x1f251) || (code >= 0x1f300 && code <= 0x1f64f) ||
    (code >= 0x1f900 && code <= 0x1f9ff) || (code >= 0x20000 && code <= 0x3fffd));
}

function isZeroWidth(code) {
  return code <= 0x1F || (code >= 0x7F && code <= 0x9F) || (code >= 0x300 && code <= 0x36F) ||
    (code >= 0x200B && code <= 0x200F) || (code >= 0x20D0 && code <= 0x20FF) || (code >= 0xFE00 && code <= 0xFE0F) ||
    (code >= 0xFE20 && code <= 0xFE2F) || (code >= 0xE0100 && code <= 0xE01EF);
}

// Columns that a text takes in a terminal.
function getStringWidth(text, withoutColors = true) {
  if (asciiOnly.test(text)) return text.length;
  let width = 0;
  const plain = withoutColors ? stripVTControlCharacters(text) : text;
  for (const character of plain.normalize('NFC')) {
    const code = character.codePointAt(0);
    if (isFullWidth(code)) width += 2;
    else if (!isZeroWidth(code)) width++;
  }
  return width;
}

module.exports = { quote, escapeText, stripVTControlCharacters, removeColors, getStringWidth };
