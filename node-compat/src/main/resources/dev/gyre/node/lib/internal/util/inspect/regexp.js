// The colours of regular expressions: util.inspect.styles.regexp.
'use strict';

const { inspect } = require('internal/util/inspect');

const defaultColors = ['green', 'red', 'yellow', 'cyan', 'magenta'];

// How far each kind of text is from the colour of its nesting depth.
const OUTER = 0;
const BRACKET = 1;
const LITERAL = 2;
const ANY = 3;
const OPERATOR = 4;
const RANGE = 2; // in a class
const MEMBER = 1; // in a class

const isDigit = (unit) => unit >= '0' && unit <= '9';

function digitsEnd(text, from) {
  while (from < text.length && isDigit(text[from])) from++;
  return from;
}

class Highlighter {
  out = '';
  at = 1; // behind the slash
  depth = 0;
  inClass = false;

  constructor(text) {
    this.text = text;
    const { colors } = highlightRegExp;
    this.colors = Array.isArray(colors) && colors.length > 0 ? colors : defaultColors;
  }

  write(text, offset) {
    const name = this.colors[(this.depth + offset) % this.colors.length] ?? this.colors[0];
    const codes = inspect.colors[name] ?? inspect.colors[defaultColors[0]];
    this.out += `\u001b[${codes[0]}m${text}\u001b[${codes[1]}m`;
  }

  take(length, offset) {
    this.write(this.text.slice(this.at, this.at + length), offset);
    this.at += length;
  }

  run() {
    const { text } = this;
    this.write('/', OUTER);
    while (this.at < text.length) {
      const unit = text[this.at];
      if (unit === '\\') this.escape();
      else if (this.inClass) this.classMember(unit);
      else if (unit === '/') break;
      else this.term(unit);
    }
    this.write('/', OUTER);
    if (this.at + 1 < text.length) this.write(text.slice(this.at + 1), BRACKET);
    return this.out;
  }

  term(unit) {
    switch (unit) {
      case '[':
        this.take(1, BRACKET);
        this.depth++;
        this.inClass = true;
        if (this.text[this.at] === '^') this.take(1, MEMBER);
        else if (this.text[this.at] === '-') this.take(1, MEMBER);
        break;
      case '(':
        this.group();
        break;
      case ')':
        this.depth--;
        this.take(1, BRACKET);
        break;
      case '{':
        this.braces();
        break;
      case '.':
        this.take(1, ANY);
        break;
      case '*':
      case '+':
      case '?':
      case '|':
      case '^':
      case '$':
        this.take(1, OPERATOR);
        break;
      default:
        this.take(1, LITERAL);
    }
  }

  group() {
    const { text } = this;
    this.take(1, BRACKET);
    this.depth++;
    if (text[this.at] !== '?') return;
    const next = text[this.at + 1];
    if (next === ':' || next === '=' || next === '!') return void this.take(2, OUTER);
    if (next !== '<') return void this.take(1, BRACKET);
    const kind = text[this.at + 2];
    if (kind === '=' || kind === '!') return void this.take(3, OUTER);
    this.take(2, OUTER);
    const end = text.indexOf('>', this.at);
    if (end === -1) return;
    this.take(end - this.at, BRACKET);
    this.take(1, OUTER);
  }

  braces() {
    const { text } = this;
    const next = text[this.at + 1];
    if (next === undefined || (!isDigit(next) && next !== ',')) return void this.take(1, LITERAL);
    this.take(1, BRACKET);
    this.depth++;
    this.digits();
    if (text[this.at] === ',') {
      this.take(1, BRACKET);
      this.digits();
    }
    if (text[this.at] !== '}') return;
    this.depth--;
    this.take(1, BRACKET);
  }

  digits() {
    const end = digitsEnd(this.text, this.at);
    if (end > this.at) this.take(end - this.at, LITERAL);
  }

  classMember(unit) {
    if (unit === ']') {
      this.depth--;
      this.inClass = false;
      this.take(1, BRACKET);
    } else {
      this.take(1, unit === '-' && this.text[this.at + 1] !== ']' ? RANGE : MEMBER);
    }
  }

  // An escape, with the name that it encloses.
  escape() {
    const { text } = this;
    const letter = text[this.at + 1];
    const plain = this.inClass ? MEMBER : LITERAL;
    if (letter !== undefined && isDigit(letter)) return void this.take(digitsEnd(text, this.at + 1) - this.at, plain);
    if (letter === 'x') return void this.take(4, plain);
    const opening = letter === 'k' ? '<' : letter === 'u' || letter === 'p' || letter === 'P' ? '{' : undefined;
    if (opening === undefined || text[this.at + 2] !== opening) return void this.take(2, plain);
    const end = text.indexOf(letter === 'k' ? '>' : '}', this.at);
    if (end === -1) return void this.take(3, plain);
    const offset = letter === 'k' ? OUTER : BRACKET;
    this.take(3, offset);
    this.take(end - this.at, offset + 1);
    this.take(1, offset);
  }
}

function highlightRegExp(regexpString) {
  return new Highlighter(regexpString).run();
}

highlightRegExp.colors = [...defaultColors];

module.exports = { highlightRegExp };
