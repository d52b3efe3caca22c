// Searching the history by Ctrl+R and Ctrl+S: each key changes what is looked for, and the line is the entry that was found.

class HistorySearch {
  #repl;
  #isOn = false;
  #isForward = false;
  #text = '';
  #index = -1; // Of the entry that is shown; -1 before the first.
  #failed = false;
  #original;

  constructor(repl) {
    this.#repl = repl;
  }

  // What is shown below the line; undefined while nothing is searched.
  get prompt() {
    if (!this.#isOn) return undefined;
    return `${this.#failed ? 'failed-' : ''}${this.#isForward ? 'fwd' : 'bck'}-i-search: ${this.#text}_`;
  }

  // The line with what was found underlined.
  marked(line) {
    const { cursor } = this.#repl;
    const end = cursor + this.#text.length;
    if (this.#text === '' || line.slice(cursor, end) !== this.#text) return line;
    return `${line.slice(0, cursor)}\u001b[4m${this.#text}\u001b[24m${line.slice(end)}`;
  }

  // Whether a key was for the search. A key that ends it does to the line what it always does.
  take(text, { ctrl, meta, name } = {}) {
    if (ctrl && !meta && (name === 'r' || name === 's')) {
      this.#begin(name === 's');
      return true;
    }
    if (!this.#isOn) return false;
    if (name === 'backspace' && !ctrl && !meta) {
      this.#look(this.#text.slice(0, -1), false);
      return true;
    }
    if (name === 'escape' || (ctrl && (name === 'c' || name === 'g'))) {
      this.#isOn = false;
      this.#show(this.#original.line, this.#original.cursor);
      return true;
    }
    if (ctrl || meta || typeof text !== 'string' || text.length === 0 || text < ' ' || text === '\u007f') {
      this.#isOn = false;
      this.#repl._refreshLine();
      return false;
    }
    this.#look(this.#text + text, false);
    return true;
  }

  #begin(isForward) {
    const wasOn = this.#isOn;
    if (!wasOn) {
      const { line, cursor } = this.#repl;
      this.#original = { line, cursor };
      this.#isOn = true;
      this.#text = '';
      this.#index = -1;
      this.#failed = false;
    }
    this.#isForward = isForward;
    if (wasOn) this.#look(this.#text, true);
    else this.#repl._refreshLine();
  }

  // Finds the next entry with the text, from the shown one on, or after it.
  #look(text, isNext) {
    this.#text = text;
    this.#failed = false;
    const { history } = this.#repl;
    const step = this.#isForward ? -1 : 1;
    const shown = history[this.#index];
    let index = this.#index === -1 ? (this.#isForward ? history.length - 1 : 0) : this.#index + (isNext ? step : 0);
    while (
      index >= 0 &&
      index < history.length &&
      !(history[index].includes(text) && !(isNext && history[index] === shown))
    )
      index += step;
    if (text === '') this.#show(this.#original.line, this.#original.cursor);
    else if (history[index] === undefined) this.#fail();
    else {
      this.#index = index;
      this.#show(history[index], history[index].indexOf(text));
    }
  }

  #fail() {
    this.#failed = true;
    this.#repl._refreshLine();
  }

  #show(line, cursor) {
    this.#repl._setState(line, cursor);
  }
}

module.exports = { HistorySearch };
