// Splits a pattern string into its components, https://urlpattern.spec.whatwg.org/#constructor-string-parsing

const { tokenize } = require('internal/urlpattern/tokenizer');

const special = ['http', 'https', 'ws', 'wss', 'ftp', 'file'];

class ConstructorStringParser {
  result = {};
  componentStart = 0;
  index = 0;
  increment = 1;
  depth = 0;
  brackets = 0;
  protocolMatchesSpecial = false;
  state = 'init';

  constructor(input) {
    this.characters = [...input];
    this.tokens = tokenize(input, false);
  }

  safeToken(index) {
    return this.tokens[index] ?? this.tokens.at(-1);
  }

  // Whether a token is the literal character.
  isPlain(index, value) {
    const { type, value: found } = this.safeToken(index);
    return found === value && (type === 'char' || type === 'escaped-char' || type === 'invalid-char');
  }

  isSearchPrefix() {
    if (this.isPlain(this.index, '?')) return true;
    if (this.tokens[this.index].value !== '?') return false;
    const previous = this.tokens[this.index - 1];
    return previous === undefined || !['name', 'regexp', 'close', 'asterisk'].includes(previous.type);
  }

  isAuthoritySlashes() {
    return this.isPlain(this.index + 1, '/') && this.isPlain(this.index + 2, '/');
  }

  text() {
    return this.characters.slice(this.tokens[this.componentStart].index, this.tokens[this.index].index).join('');
  }

  rewind(state) {
    this.index = this.componentStart;
    this.increment = 0;
    this.state = state;
  }

  // Change state, https://urlpattern.spec.whatwg.org/#change-state
  change(state, skip) {
    const { result } = this;
    if (this.state !== 'init' && this.state !== 'authority' && this.state !== 'done') result[this.state] = this.text();
    if (this.state !== 'init' && state !== 'done') {
      const before = (list) => list.includes(this.state);
      if (
        before(['protocol', 'authority', 'username', 'password']) &&
        ['port', 'pathname', 'search', 'hash'].includes(state)
      )
        result.hostname ??= '';
      if (
        before(['protocol', 'authority', 'username', 'password', 'hostname', 'port']) &&
        ['search', 'hash'].includes(state)
      ) {
        result.pathname ??= this.protocolMatchesSpecial ? '/' : '';
      }
      if (before(['protocol', 'authority', 'username', 'password', 'hostname', 'port', 'pathname']) && state === 'hash')
        result.search ??= '';
    }
    this.state = state;
    this.index += skip;
    this.componentStart = this.index;
    this.increment = 0;
  }

  parse() {
    while (this.index < this.tokens.length) {
      this.increment = 1;
      if (this.tokens[this.index].type === 'end') {
        if (this.state === 'init') {
          this.rewind('init');
          if (this.isPlain(this.index, '#')) this.change('hash', 1);
          else if (this.isSearchPrefix()) this.change('search', 1);
          else this.change('pathname', 0);
          continue;
        }
        if (this.state === 'authority') {
          this.rewind('hostname');
          continue;
        }
        this.change('done', 0);
        break;
      }
      if (!this.inGroup()) this.step();
      this.index += this.increment;
    }
    if (this.result.hostname !== undefined) this.result.port ??= '';
    return this.result;
  }

  inGroup() {
    const { type } = this.tokens[this.index];
    if (type === 'open') {
      this.depth++;
      return true;
    }
    if (this.depth === 0) return false;
    if (type !== 'close') return true;
    this.depth--;
    return false;
  }

  step() {
    const plain = (value) => this.isPlain(this.index, value);
    switch (this.state) {
      case 'init':
        if (plain(':')) this.rewind('protocol');
        break;
      case 'protocol':
        if (plain(':')) this.protocolEnds();
        break;
      case 'authority':
        if (plain('@')) this.rewind('username');
        else if (plain('/') || this.isSearchPrefix() || plain('#')) this.rewind('hostname');
        break;
      case 'username':
        if (plain(':')) this.change('password', 1);
        else if (plain('@')) this.change('hostname', 1);
        break;
      case 'password':
        if (plain('@')) this.change('hostname', 1);
        break;
      case 'hostname':
        if (plain('[')) this.brackets++;
        else if (plain(']')) this.brackets--;
        else if (plain(':') && this.brackets === 0) this.change('port', 1);
        else this.afterHost(plain);
        break;
      case 'port':
        this.afterHost(plain);
        break;
      case 'pathname':
        if (this.isSearchPrefix()) this.change('search', 1);
        else if (plain('#')) this.change('hash', 1);
        break;
      default:
        if (this.state === 'search' && plain('#')) this.change('hash', 1);
    }
  }

  afterHost(plain) {
    if (plain('/')) this.change('pathname', 0);
    else if (this.isSearchPrefix()) this.change('search', 1);
    else if (plain('#')) this.change('hash', 1);
  }

  protocolEnds() {
    const { compileComponent } = require('internal/urlpattern/component');
    const { encoders } = require('internal/urlpattern/canonical');
    const { regExp } = compileComponent(this.text(), encoders.protocol, {
      delimiter: '',
      prefix: '',
      ignoreCase: false,
    });
    this.protocolMatchesSpecial = special.some((scheme) => regExp.test(scheme));
    if (this.isAuthoritySlashes()) this.change('authority', 3);
    else this.change(this.protocolMatchesSpecial ? 'authority' : 'pathname', 1);
  }
}

function parseConstructorString(input) {
  return new ConstructorStringParser(input).parse();
}

module.exports = { parseConstructorString, special };
