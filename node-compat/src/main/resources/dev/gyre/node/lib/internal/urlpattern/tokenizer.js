// Tokens of pattern strings, https://urlpattern.spec.whatwg.org/#tokenizing

const nameStart = /^[\p{ID_Start}$_]$/u;
const namePart = /^[\p{ID_Continue}$\u200c\u200d]$/u;

function isNamePart(character, isFirst) {
  return character !== undefined && (isFirst ? nameStart : namePart).test(character);
}

class Tokenizer {
  tokens = [];
  index = 0;

  // strict: invalid text throws; otherwise it becomes an invalid-char token.
  constructor(input, strict) {
    this.characters = [...input];
    this.strict = strict;
  }

  add(type, next, value) {
    this.tokens.push({ type, index: this.index, value });
    this.index = next;
  }

  invalid(next, position = this.index) {
    if (this.strict) throw new TypeError(`Invalid pattern at ${position}`);
    this.add('invalid-char', next, this.characters.slice(this.index, next).join(''));
  }

  run() {
    const { characters } = this;
    const single = { '*': 'asterisk', '+': 'other-modifier', '?': 'other-modifier', '{': 'open', '}': 'close' };
    while (this.index < characters.length) {
      const character = characters[this.index];
      if (Object.hasOwn(single, character)) this.add(single[character], this.index + 1, character);
      else if (character === '\\') this.escaped();
      else if (character === ':') this.name();
      else if (character === '(') this.regexp();
      else this.add('char', this.index + 1, character);
    }
    this.add('end', this.index, '');
    return this.tokens;
  }

  escaped() {
    const next = this.characters[this.index + 1];
    if (next === undefined) this.invalid(this.index + 1);
    else this.add('escaped-char', this.index + 2, next);
  }

  name() {
    let end = this.index + 1;
    while (isNamePart(this.characters[end], end === this.index + 1)) end++;
    if (end === this.index + 1) this.invalid(end);
    else this.add('name', end, this.characters.slice(this.index + 1, end).join(''));
  }

  regexp() {
    const { characters } = this;
    const start = this.index + 1;
    let depth = 1;
    let end = start;
    for (; end < characters.length && depth > 0; end++) {
      const character = characters[end];
      if (character > '\x7f' || (end === start && character === '?')) return this.invalid(start, end);
      if (character === '\\') {
        end++;
        if (end === characters.length || characters[end] > '\x7f') return this.invalid(start, end);
      } else if (character === ')') {
        depth--;
      } else if (character === '(') {
        depth++;
        if (characters[end + 1] !== '?') return this.invalid(start, end);
      }
    }
    if (depth > 0 || end - 1 === start) return this.invalid(start);
    return this.add('regexp', end, characters.slice(start, end - 1).join(''));
  }
}

// Tokenize ( input, policy ), https://urlpattern.spec.whatwg.org/#tokenize
function tokenize(input, strict) {
  return new Tokenizer(input, strict).run();
}

module.exports = { isNamePart, tokenize };
