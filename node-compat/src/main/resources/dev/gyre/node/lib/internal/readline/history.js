// The previously entered lines, newest first.

const { validateArray, validateNumber } = require('internal/validators');

class History {
  constructor(owner, { history, historySize, removeHistoryDuplicates }) {
    if (history === undefined) history = [];
    else validateArray(history, 'history');
    if (historySize === undefined) historySize = 30;
    validateNumber(historySize, 'size', 0);
    this.owner = owner;
    this.lines = history;
    this.size = historySize;
    this.index = -1;
    this.withoutDuplicates = !!removeHistoryDuplicates;
    this.isFlushing = false;
  }

  // Adds the current line to the history; returns it.
  add(line) {
    if (line.length === 0) return '';
    if (this.size === 0 || line.trim().length === 0) return line;
    const { lines } = this;
    if (lines.length === 0 || lines[0] !== line) {
      if (this.withoutDuplicates) {
        const duplicate = lines.indexOf(line);
        if (duplicate !== -1) lines.splice(duplicate, 1);
      }
      lines.unshift(line);
      if (lines.length > this.size) lines.pop();
    }
    this.index = -1;
    const newest = lines[0];
    // Listeners may change the list.
    this.owner.emit('history', lines);
    return newest;
  }

  // The next older line with a prefix that differs from the current one; undefined if there is none.
  older(prefix, current) {
    const { lines } = this;
    if (this.index >= lines.length || lines.length === 0) return undefined;
    let index = this.index + 1;
    while (index < lines.length && (!lines[index].startsWith(prefix) || current === lines[index])) index++;
    this.index = index;
    return index === lines.length ? prefix : lines[index];
  }

  newer(prefix, current) {
    const { lines } = this;
    if (this.index < 0) return undefined;
    let index = this.index - 1;
    while (index >= 0 && (!lines[index].startsWith(prefix) || current === lines[index])) index--;
    this.index = index;
    return index === -1 ? prefix : lines[index];
  }

  get isBeyondOldest() {
    return this.index === this.lines.length;
  }
}

module.exports = { History };
