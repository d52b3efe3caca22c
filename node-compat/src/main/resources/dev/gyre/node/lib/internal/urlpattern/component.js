// Components of patterns: parses them to parts, and creates regular expressions from these, https://urlpattern.spec.whatwg.org/#parsing-pattern-strings

const { isNamePart, tokenize } = require('internal/urlpattern/tokenizer');

const modifiers = { none: '', optional: '?', 'zero-or-more': '*', 'one-or-more': '+' };
const fullWildcard = '.*';

function escapeRegExp(text) {
  return text.replace(/[.+*?^${}()[\]|/\\]/g, '\\$&');
}

function escapePattern(text) {
  return text.replace(/[+*?:{}()\\]/g, '\\$&');
}

function segmentWildcard({ delimiter }) {
  return `[^${escapeRegExp(delimiter)}]+?`;
}

class PatternParser {
  parts = [];
  pending = '';
  index = 0;
  nextName = 0;

  constructor(input, options, encode) {
    this.tokens = tokenize(input, true);
    this.options = options;
    this.encode = encode;
    this.segment = segmentWildcard(options);
  }

  take(type) {
    const token = this.tokens[this.index];
    if (token.type !== type) return undefined;
    this.index++;
    return token;
  }

  takeModifier() {
    return this.take('other-modifier') ?? this.take('asterisk');
  }

  takeRegExpOrWildcard(name) {
    return this.take('regexp') ?? (name === undefined ? this.take('asterisk') : undefined);
  }

  takeText() {
    let text = '';
    for (;;) {
      const token = this.take('char') ?? this.take('escaped-char');
      if (token === undefined) return text;
      text += token.value;
    }
  }

  require(type) {
    const token = this.take(type);
    if (token === undefined) throw new TypeError(`Expected ${type} in pattern`);
    return token;
  }

  flush() {
    if (this.pending === '') return;
    this.parts.push({
      type: 'fixed-text',
      value: this.encode(this.pending),
      modifier: 'none',
      name: '',
      prefix: '',
      suffix: '',
    });
    this.pending = '';
  }

  parse() {
    while (this.index < this.tokens.length) {
      const char = this.take('char');
      const name = this.take('name');
      const matching = this.takeRegExpOrWildcard(name);
      if (name !== undefined || matching !== undefined) {
        let prefix = char?.value ?? '';
        if (prefix !== '' && prefix !== this.options.prefix) {
          this.pending += prefix;
          prefix = '';
        }
        this.flush();
        this.addPart(prefix, name, matching, '', this.takeModifier());
        continue;
      }
      const fixed = char ?? this.take('escaped-char');
      if (fixed !== undefined) this.pending += fixed.value;
      else if (this.take('open') !== undefined) this.group();
      else {
        this.flush();
        this.require('end');
      }
    }
    return this.parts;
  }

  group() {
    const prefix = this.takeText();
    const name = this.take('name');
    const matching = this.takeRegExpOrWildcard(name);
    const suffix = this.takeText();
    this.require('close');
    this.addPart(prefix, name, matching, suffix, this.takeModifier());
  }

  // Add a part, https://urlpattern.spec.whatwg.org/#add-a-part
  addPart(prefix, nameToken, matching, suffix, modifierToken) {
    const modifier = { '?': 'optional', '*': 'zero-or-more', '+': 'one-or-more' }[modifierToken?.value] ?? 'none';
    if (nameToken === undefined && matching === undefined && modifier === 'none') {
      this.pending += prefix;
      return;
    }
    this.flush();
    if (nameToken === undefined && matching === undefined) {
      if (prefix === '') return;
      this.parts.push({ type: 'fixed-text', value: this.encode(prefix), modifier, name: '', prefix: '', suffix: '' });
      return;
    }
    let value = this.segment;
    if (matching?.type === 'asterisk') value = fullWildcard;
    else if (matching !== undefined) ({ value } = matching);
    let type = 'regexp';
    if (value === this.segment) type = 'segment-wildcard';
    else if (value === fullWildcard) type = 'full-wildcard';
    if (type !== 'regexp') value = '';
    const name = nameToken?.value ?? `${this.nextName++}`;
    if (this.parts.some((part) => part.name === name)) throw new TypeError(`Duplicate name ${name} in pattern`);
    this.parts.push({ type, value, modifier, name, prefix: this.encode(prefix), suffix: this.encode(suffix) });
  }
}

// Generate a regular expression and name list, https://urlpattern.spec.whatwg.org/#generate-a-regular-expression-and-name-list
function regExpOf(parts, options) {
  const names = [];
  let text = '^';
  for (const { type, value, modifier, name, prefix, suffix } of parts) {
    const mark = modifiers[modifier];
    if (type === 'fixed-text') {
      text += modifier === 'none' ? escapeRegExp(value) : `(?:${escapeRegExp(value)})${mark}`;
      continue;
    }
    names.push(name);
    let inner = value;
    if (type === 'segment-wildcard') inner = segmentWildcard(options);
    else if (type === 'full-wildcard') inner = fullWildcard;
    const [before, after] = [escapeRegExp(prefix), escapeRegExp(suffix)];
    if (prefix === '' && suffix === '') {
      text += modifier === 'none' || modifier === 'optional' ? `(${inner})${mark}` : `((?:${inner})${mark})`;
    } else if (modifier === 'none' || modifier === 'optional') {
      text += `(?:${before}(${inner})${after})${mark}`;
    } else {
      text += `(?:${before}((?:${inner})(?:${after}${before}(?:${inner}))*)${after})${modifier === 'zero-or-more' ? '?' : ''}`;
    }
  }
  return { regExp: new RegExp(`${text}$`, options.ignoreCase ? 'vi' : 'v'), names };
}

function needsGrouping(part, previous, next, options) {
  const custom = !/^\d/.test(part.name);
  if (part.suffix !== '' || (part.prefix !== '' && part.prefix !== options.prefix)) return true;
  if (
    custom &&
    part.type === 'segment-wildcard' &&
    part.modifier === 'none' &&
    next !== undefined &&
    next.prefix === '' &&
    next.suffix === ''
  ) {
    if (next.type === 'fixed-text' ? isNamePart([...next.value][0], false) : /^\d/.test(next.name)) return true;
  }
  return (
    part.prefix === '' &&
    previous?.type === 'fixed-text' &&
    options.prefix !== '' &&
    [...previous.value].at(-1) === options.prefix
  );
}

// Generate a pattern string, https://urlpattern.spec.whatwg.org/#generate-a-pattern-string
function patternStringOf(parts, options) {
  let result = '';
  parts.forEach((part, i) => {
    const [previous, next] = [parts[i - 1], parts[i + 1]];
    const { type, value, modifier, name, prefix, suffix } = part;
    const mark = modifiers[modifier];
    if (type === 'fixed-text') {
      result += modifier === 'none' ? escapePattern(value) : `{${escapePattern(value)}}${mark}`;
      return;
    }
    const custom = !/^\d/.test(name);
    const grouped = needsGrouping(part, previous, next, options);
    result += (grouped ? '{' : '') + escapePattern(prefix) + (custom ? `:${name}` : '');
    if (type === 'regexp') {
      result += `(${value})`;
    } else if (type === 'segment-wildcard') {
      if (!custom) result += `(${segmentWildcard(options)})`;
    } else if (
      !custom &&
      (previous === undefined ||
        previous.type === 'fixed-text' ||
        previous.modifier !== 'none' ||
        grouped ||
        prefix !== '')
    ) {
      result += '*';
    } else {
      result += `(${fullWildcard})`;
    }
    if (type === 'segment-wildcard' && custom && suffix !== '' && isNamePart([...suffix][0], false)) result += '\\';
    result += escapePattern(suffix) + (grouped ? '}' : '') + mark;
  });
  return result;
}

// Compile a component, https://urlpattern.spec.whatwg.org/#compile-a-component
function compileComponent(input, encode, options) {
  const parts = new PatternParser(input, options, encode).parse();
  const { regExp, names } = regExpOf(parts, options);
  return {
    patternString: patternStringOf(parts, options),
    regExp,
    names,
    hasRegExpGroups: parts.some((part) => part.type === 'regexp'),
  };
}

module.exports = { compileComponent };
