// Decodes terminal input into key presses: characters, control characters and the escape sequences of xterm, rxvt and others.

const { StringDecoder } = require('string_decoder');

const escape = '\u001b';
const kDecoder = Symbol('keypress-decoder');
const defaultTimeout = 500;

// By the sequence without its modifiers: the key's name, and the modifiers that the sequence implies.
const named = {
  __proto__: null,
  OP: 'f1',
  OQ: 'f2',
  OR: 'f3',
  OS: 'f4',
  '[P': 'f1',
  '[Q': 'f2',
  '[R': 'f3',
  '[S': 'f4',
  '[11~': 'f1',
  '[12~': 'f2',
  '[13~': 'f3',
  '[14~': 'f4',
  '[200~': 'paste-start',
  '[201~': 'paste-end',
  '[[A': 'f1',
  '[[B': 'f2',
  '[[C': 'f3',
  '[[D': 'f4',
  '[[E': 'f5',
  '[15~': 'f5',
  '[17~': 'f6',
  '[18~': 'f7',
  '[19~': 'f8',
  '[20~': 'f9',
  '[21~': 'f10',
  '[23~': 'f11',
  '[24~': 'f12',
  '[A': 'up',
  '[B': 'down',
  '[C': 'right',
  '[D': 'left',
  '[E': 'clear',
  '[F': 'end',
  '[H': 'home',
  OA: 'up',
  OB: 'down',
  OC: 'right',
  OD: 'left',
  OE: 'clear',
  OF: 'end',
  OH: 'home',
  '[1~': 'home',
  '[2~': 'insert',
  '[3~': 'delete',
  '[4~': 'end',
  '[5~': 'pageup',
  '[6~': 'pagedown',
  '[[5~': 'pageup',
  '[[6~': 'pagedown',
  '[7~': 'home',
  '[8~': 'end',
};
const namedWithShift = {
  __proto__: null,
  '[a': 'up',
  '[b': 'down',
  '[c': 'right',
  '[d': 'left',
  '[e': 'clear',
  '[2$': 'insert',
  '[3$': 'delete',
  '[5$': 'pageup',
  '[6$': 'pagedown',
  '[7$': 'home',
  '[8$': 'end',
  '[Z': 'tab',
};
const namedWithControl = {
  __proto__: null,
  Oa: 'up',
  Ob: 'down',
  Oc: 'right',
  Od: 'left',
  Oe: 'clear',
  '[2^': 'insert',
  '[3^': 'delete',
  '[5^': 'pageup',
  '[6^': 'pagedown',
  '[7^': 'home',
  '[8^': 'end',
};

// The escape sequence after ESC as [code, modifiers, length], or undefined while it is incomplete. https://invisible-island.net/xterm/ctlseqs/ctlseqs.html
function sequenceAt(text) {
  if (text[0] === 'O') {
    const [whole, digits, letter] = /^O(\d?)([^\d]?)/s.exec(text);
    return letter === '' ? undefined : [`O${letter}`, digits === '' ? 0 : Number(digits) - 1, whole.length];
  }
  const extra = text[1] === '[' ? 1 : 0;
  const rest = text.slice(1 + extra);
  const [numbers] = /^\d{0,3}(?:;\d?)?/.exec(rest);
  const final = rest[numbers.length];
  if (final === undefined) return undefined;
  const length = 1 + extra + numbers.length + 1;
  const prefix = extra ? '[[' : '[';
  const command = rest.slice(0, numbers.length + 1);
  let found = /^(?:(\d\d?)(?:;(\d))?([~^$])|(\d{3}~))$/.exec(command);
  if (found)
    return found[4]
      ? [`${prefix}${found[4]}`, 0, length]
      : [`${prefix}${found[1]}${found[3]}`, Number(found[2] ?? 1) - 1, length];
  found = /^((\d;)?(\d))?([A-Za-z])$/.exec(command);
  if (found) return [`${prefix}${found[4]}`, Number(found[3] ?? 1) - 1, length];
  return [`${prefix}${command}`, 0, length];
}

function keyOfSequence([code, modifiers]) {
  const key = {
    sequence: undefined,
    name: undefined,
    ctrl: Boolean(modifiers & 4),
    meta: Boolean(modifiers & 10),
    shift: Boolean(modifiers & 1),
    code,
  };
  if (named[code] !== undefined) {
    key.name = named[code];
  } else if (namedWithShift[code] !== undefined) {
    key.name = namedWithShift[code];
    key.shift = true;
  } else if (namedWithControl[code] !== undefined) {
    key.name = namedWithControl[code];
    key.ctrl = true;
  } else {
    key.name = 'undefined';
  }
  return key;
}

// One character, optionally after an ESC, which means the meta key.
function keyOfCharacter(character, meta) {
  const key = { sequence: undefined, name: undefined, ctrl: false, meta, shift: false };
  if (character === '\r') key.name = 'return';
  else if (character === '\n') key.name = 'enter';
  else if (character === '\t') key.name = 'tab';
  else if (character === '\b' || character === '\u007f') key.name = 'backspace';
  else if (character === escape) key.name = 'escape';
  else if (character === ' ') key.name = 'space';
  else if (!meta && character <= '\u001a') {
    key.name = String.fromCharCode(character.charCodeAt(0) + 96);
    key.ctrl = true;
  } else if (/^[0-9A-Za-z]$/.test(character)) {
    key.name = character.toLowerCase();
    key.shift = /^[A-Z]$/.test(character);
  }
  return key;
}

class KeyDecoder {
  constructor(stream, owner) {
    this.stream = stream;
    this.owner = owner;
    this.text = new StringDecoder('utf8');
    this.pending = '';
    this.timer = undefined;
  }

  write(bytes) {
    clearTimeout(this.timer);
    const text = this.text.write(bytes);
    if (text === '') return;
    const { owner } = this;
    let rest = this.pending + text;
    this.pending = '';
    for (let length = this.next(rest); length > 0; length = this.next(rest)) rest = rest.slice(length);
    owner.isCompletionEnabled = true;
    this.pending = rest;
    // An ESC that nothing follows within a short time is the key itself.
    if (/^\u001b+$/.test(rest)) this.timer = setTimeout(() => this.giveUp(), owner.escapeCodeTimeout ?? defaultTimeout);
  }

  giveUp() {
    const sequence = this.pending;
    this.pending = '';
    this.emit(undefined, { ...keyOfCharacter(escape, true), sequence }, true);
  }

  // Emits the first key of a text; returns its length, 0 while it is incomplete.
  next(text) {
    if (text === '') return 0;
    if (text[0] !== escape) {
      const character = String.fromCodePoint(text.codePointAt(0));
      const key = keyOfCharacter(character, false);
      key.sequence = character;
      this.emit(character, key, text.length === character.length);
      return character.length;
    }
    let start = 1;
    if (text[1] === escape) start = 2;
    if (text.length <= start) return 0;
    const second = text[start];
    if (second === 'O' || second === '[') {
      const sequence = sequenceAt(text.slice(start));
      if (sequence === undefined) return 0;
      const length = start + sequence[2];
      const key = keyOfSequence(sequence);
      key.sequence = text.slice(0, length);
      this.emit(undefined, key, text.length === length);
      return length;
    }
    const character = String.fromCodePoint(text.codePointAt(start));
    const key = keyOfCharacter(character, true);
    key.sequence = text.slice(0, start + character.length);
    this.emit(undefined, key, text.length === start + character.length);
    return start + character.length;
  }

  // A tab that arrives together with following text was pasted and triggers no completion.
  emit(character, key, isLast) {
    this.owner.isCompletionEnabled = isLast;
    this.stream.emit('keypress', character, key);
  }
}

// Makes a stream emit 'keypress' while it has listeners for it.
function emitKeypressEvents(stream, owner = {}) {
  if (stream[kDecoder]) return;
  const decoder = new KeyDecoder(stream, owner);
  stream[kDecoder] = decoder;

  function onData(bytes) {
    if (stream.listenerCount('keypress') > 0) {
      decoder.write(bytes);
      return;
    }
    stream.removeListener('data', onData);
    stream.on('newListener', onNewListener);
  }
  function onNewListener(event) {
    if (event !== 'keypress') return;
    stream.on('data', onData);
    stream.removeListener('newListener', onNewListener);
  }
  if (stream.listenerCount('keypress') > 0) stream.on('data', onData);
  else stream.on('newListener', onNewListener);
}

module.exports = { emitKeypressEvents };
