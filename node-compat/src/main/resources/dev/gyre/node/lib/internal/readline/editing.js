// Line editing on a terminal: the effect of each key, and the display of the line.

const { cursorTo, clearScreenDown, moveCursor } = require('internal/readline/cursor');

const kUndo = Symbol('undo');
const kRedo = Symbol('redo');
const kKills = Symbol('killRing');
const kKillIndex = Symbol('killRingCursor');
const kYanking = Symbol('yanking');
const kPrefix = Symbol('substringSearch');
const kHistory = Symbol('history');

const maxUndo = 2048;
const maxKills = 32;
const wordBefore = /(?:[^\w\s]+|\w+)?\s*$/;
const wordAfter = /^(?:\s+|\W+|\w+)\s*/;

function beginEditing(owner, history) {
  owner[kUndo] = [];
  owner[kRedo] = [];
  owner[kKills] = [];
  owner[kKillIndex] = 0;
  owner[kYanking] = false;
  owner[kPrefix] = null;
  owner[kHistory] = history;
  for (const key of [kUndo, kRedo, kKills, kKillIndex, kYanking, kPrefix, kHistory])
    Object.defineProperty(owner, key, { __proto__: null, enumerable: false });
}

// The number of code units of the character at the cursor.
function lengthAt({ line, cursor }) {
  return cursor < line.length && line.codePointAt(cursor) >= 0x10000 ? 2 : 1;
}

function lengthBefore({ line, cursor }) {
  if (cursor <= 0) return 0;
  return cursor > 1 && line.codePointAt(cursor - 2) >= 0x10000 ? 2 : 1;
}

// The position of the end of a text on the terminal: { cols, rows }.
function displayPosition(text, columns, tabSize) {
  const { getStringWidth } = require('internal/util/inspect');
  const { stripVTControlCharacters } = require('internal/util/inspect/strings');
  let offset = 0;
  let rows = 0;
  for (const character of stripVTControlCharacters(text)) {
    if (character === '\n') {
      rows += Math.ceil(offset / columns) || 1;
      offset = 0;
    } else if (character === '\t') {
      offset += tabSize - (offset % tabSize);
    } else {
      const width = getStringWidth(character, false);
      // A wide character does not fit into the last column.
      if (width > 1 && (offset + 1) % columns === 0) offset++;
      offset += width;
    }
  }
  const cols = Number.isFinite(columns) ? offset % columns : offset;
  if (Number.isFinite(columns)) rows += (offset - cols) / columns;
  return { cols, rows };
}

const editing = {
  _getDisplayPos(text) {
    return displayPosition(text, this.columns, this.tabSize);
  },

  // The line as it is written; colours take no room.
  _styled(line) {
    return line;
  },

  _refreshLine() {
    const text = this.getPrompt() + this.line;
    const end = this._getDisplayPos(text);
    const position = this.getCursorPos();
    if (this.prevRows > 0) moveCursor(this.output, 0, -this.prevRows);
    cursorTo(this.output, 0);
    clearScreenDown(this.output);
    this._writeToOutput(this.getPrompt() + this._styled(this.line));
    // The terminal wraps only when something follows.
    if (end.cols === 0) this._writeToOutput(' ');
    cursorTo(this.output, position.cols);
    if (end.rows > position.rows) moveCursor(this.output, 0, position.rows - end.rows);
    this.prevRows = position.rows;
  },

  _moveCursor(distance) {
    if (distance === 0) return;
    const before = this.getCursorPos();
    this.cursor = Math.max(0, Math.min(this.cursor + distance, this.line.length));
    const after = this.getCursorPos();
    if (before.rows === after.rows) moveCursor(this.output, after.cols - before.cols, 0);
    else this._refreshLine();
  },

  _rememberForUndo() {
    if (this[kUndo].push({ line: this.line, cursor: this.cursor }) > maxUndo) this[kUndo].shift();
  },

  // Replaces the line by an earlier or later state.
  _setState(line, cursor) {
    this.line = line;
    this.cursor = cursor;
    this._refreshLine();
  },

  _undo() {
    if (this[kUndo].length === 0) return;
    this[kRedo].push({ line: this.line, cursor: this.cursor });
    const { line, cursor } = this[kUndo].pop();
    this._setState(line, cursor);
  },

  _redo() {
    if (this[kRedo].length === 0) return;
    this[kUndo].push({ line: this.line, cursor: this.cursor });
    const { line, cursor } = this[kRedo].pop();
    this._setState(line, cursor);
  },

  _insertString(text) {
    this._rememberForUndo();
    const atEnd = this.cursor >= this.line.length;
    const before = atEnd ? this.getCursorPos() : undefined;
    this.line = this.line.slice(0, this.cursor) + text + this.line.slice(this.cursor);
    this.cursor += text.length;
    // Pasted text is displayed again at its last character.
    const isAppended = atEnd && before.rows >= this.getCursorPos().rows && this._styled(this.line) === this.line;
    if (this.isCompletionEnabled && !isAppended) this._refreshLine();
    else this._writeToOutput(text);
  },

  // Removes a range of the line and returns it.
  _cut(from, to) {
    this._rememberForUndo();
    const removed = this.line.slice(from, to);
    this._setState(this.line.slice(0, from) + this.line.slice(to), from);
    return removed;
  },

  _deleteLeft() {
    if (this.cursor > 0 && this.line.length > 0) this._cut(this.cursor - lengthBefore(this), this.cursor);
  },

  _deleteRight() {
    if (this.cursor < this.line.length) this._cut(this.cursor, this.cursor + lengthAt(this));
  },

  _wordLeft() {
    if (this.cursor > 0) this._moveCursor(-wordBefore.exec(this.line.slice(0, this.cursor))[0].length);
  },

  _wordRight() {
    if (this.cursor < this.line.length) this._moveCursor(wordAfter.exec(this.line.slice(this.cursor))[0].length);
  },

  _deleteWordLeft() {
    if (this.cursor > 0)
      this._cut(this.cursor - wordBefore.exec(this.line.slice(0, this.cursor))[0].length, this.cursor);
  },

  _deleteWordRight() {
    if (this.cursor < this.line.length)
      this._cut(this.cursor, this.cursor + wordAfter.exec(this.line.slice(this.cursor))[0].length);
  },

  _deleteLineLeft() {
    this._pushToKillRing(this._cut(0, this.cursor));
  },

  _deleteLineRight() {
    this._pushToKillRing(this._cut(this.cursor, this.line.length));
  },

  _pushToKillRing(text) {
    const kills = this[kKills];
    if (!text || text === kills[0]) return;
    kills.unshift(text);
    this[kKillIndex] = 0;
    if (kills.length > maxKills) kills.pop();
  },

  _yank() {
    if (this[kKills].length === 0) return;
    this[kYanking] = true;
    this._insertString(this[kKills][this[kKillIndex]]);
  },

  _yankPop() {
    const kills = this[kKills];
    if (!this[kYanking] || kills.length < 2) return;
    const last = kills[this[kKillIndex]];
    this[kKillIndex] = (this[kKillIndex] + 1) % kills.length;
    const head = this.line.slice(0, this.cursor - last.length);
    const text = kills[this[kKillIndex]];
    this._setState(head + text + this.line.slice(this.cursor), head.length + text.length);
  },

  clearLine() {
    this._moveCursor(Infinity);
    this._writeToOutput('\r\n');
    this.line = '';
    this.cursor = 0;
    this.prevRows = 0;
  },

  _addHistory() {
    return this[kHistory].add(this.line);
  },

  _line() {
    const line = this._addHistory();
    this[kUndo] = [];
    this[kRedo] = [];
    this.clearLine();
    this._onLine(line);
  },

  _historyNext() {
    const line = this[kHistory].newer(this[kPrefix] ?? '', this.line);
    if (line !== undefined) this._recall(line);
  },

  _historyPrev() {
    const line = this[kHistory].older(this[kPrefix] ?? '', this.line);
    if (line !== undefined) this._recall(line);
  },

  _recall(line) {
    this._rememberForUndo();
    this._setState(line, line.length);
  },

  _tabComplete(again) {
    require('internal/readline/completion').complete(this, again);
  },

  _stop() {
    if (this.listenerCount('SIGTSTP') > 0) {
      this.emit('SIGTSTP');
      return;
    }
    process.once('SIGCONT', () => {
      // The process was stopped, and the terminal has left raw mode in the meantime.
      if (!this.paused) {
        this.pause();
        this.emit('SIGCONT');
      }
      this._setRawMode(true);
      this._refreshLine();
    });
    this._setRawMode(false);
    process.kill(process.pid, 'SIGTSTP');
  },

  _clearScreen() {
    cursorTo(this.output, 0, 0);
    clearScreenDown(this.output);
    this._refreshLine();
  },

  _insertLines(text) {
    const parts = text.split(/\r\n|\n|\r|\u2028|\u2029/);
    const last = parts.pop();
    for (const part of parts) {
      if (part !== '') this._insertString(part);
      this._line();
    }
    if (last !== '') this._insertString(last);
  },

  // Other keys insert their character.
  _typed(text) {
    if (typeof text === 'string' && text) this._insertLines(text);
  },

  _ttyWrite(text, key) {
    const previous = this._previousKey;
    key = key || {};
    this._previousKey = key;
    const { name, ctrl, meta, shift } = key;
    if (!(meta && name === 'y') && !(ctrl && name === 'y')) this[kYanking] = false;
    if ((name === 'up' || name === 'down') && !ctrl && !meta && !shift) {
      this[kPrefix] ??= this.line.slice(0, this.cursor);
    } else if (this[kPrefix] !== null) {
      this[kPrefix] = null;
      if (this[kHistory].isBeyondOldest) this[kHistory].index = -1;
    }
    if (key.sequence === '\u001f') this._undo();
    else if (key.sequence === '\u001e') this._redo();
    else if (name === 'escape') return;
    else if (ctrl && shift) withControlAndShift[name]?.call(this);
    else if (ctrl) withControl[name]?.call(this);
    else if (meta) withMeta[name]?.call(this);
    else this._plainKey(text, name, previous?.name === 'tab');
  },

  _plainKey(text, name, afterTab) {
    if (this[kSawReturnAt] && name !== 'enter') this[kSawReturnAt] = 0;
    if (name === 'tab' && typeof this.completer === 'function' && this.isCompletionEnabled) this._tabComplete(afterTab);
    else if (plain[name] !== undefined) plain[name].call(this);
    else this._typed(text);
  },
};

const kSawReturnAt = Symbol('sawReturnAt');

const plain = {
  __proto__: null,
  return() {
    this[kSawReturnAt] = Date.now();
    this._line();
  },
  enter() {
    // Whether it is the second half of \r\n.
    if (!this[kSawReturnAt] || Date.now() - this[kSawReturnAt] > this.crlfDelay) this._line();
    this[kSawReturnAt] = 0;
  },
  backspace() {
    this._deleteLeft();
  },
  delete() {
    this._deleteRight();
  },
  left() {
    this._moveCursor(-lengthBefore(this));
  },
  right() {
    this._moveCursor(lengthAt(this));
  },
  home() {
    this._moveCursor(-Infinity);
  },
  end() {
    this._moveCursor(Infinity);
  },
  up() {
    this._historyPrev();
  },
  down() {
    this._historyNext();
  },
};

const withControlAndShift = {
  __proto__: null,
  backspace() {
    this._deleteLineLeft();
  },
  delete() {
    this._deleteLineRight();
  },
};

const withControl = {
  __proto__: null,
  c() {
    if (this.listenerCount('SIGINT') > 0) {
      this.emit('SIGINT');
    } else {
      this._abortQuestion('Aborted with Ctrl+C');
      this.close();
    }
  },
  h() {
    this._deleteLeft();
  },
  d() {
    if (this.cursor === 0 && this.line.length === 0) {
      this._abortQuestion('Aborted with Ctrl+D');
      this.close();
    } else if (this.cursor < this.line.length) {
      this._deleteRight();
    }
  },
  u() {
    this._deleteLineLeft();
  },
  k() {
    this._deleteLineRight();
  },
  a() {
    this._moveCursor(-Infinity);
  },
  e() {
    this._moveCursor(Infinity);
  },
  b() {
    this._moveCursor(-lengthBefore(this));
  },
  f() {
    this._moveCursor(lengthAt(this));
  },
  l() {
    this._clearScreen();
  },
  n() {
    this._historyNext();
  },
  p() {
    this._historyPrev();
  },
  y() {
    this._yank();
  },
  z() {
    this._stop();
  },
  w() {
    this._deleteWordLeft();
  },
  backspace() {
    this._deleteWordLeft();
  },
  delete() {
    this._deleteWordRight();
  },
  left() {
    this._wordLeft();
  },
  right() {
    this._wordRight();
  },
};

const withMeta = {
  __proto__: null,
  b() {
    this._wordLeft();
  },
  f() {
    this._wordRight();
  },
  d() {
    this._deleteWordRight();
  },
  delete() {
    this._deleteWordRight();
  },
  backspace() {
    this._deleteWordLeft();
  },
  y() {
    this._yankPop();
  },
};

module.exports = { beginEditing, editing };
