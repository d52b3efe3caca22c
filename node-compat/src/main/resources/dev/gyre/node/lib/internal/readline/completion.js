// Completion by the tab key.

// The longest common prefix of several texts.
function commonPrefix(texts) {
  if (texts.length === 0) return '';
  const sorted = texts.toSorted();
  const [first] = sorted;
  const last = sorted[sorted.length - 1];
  let length = 0;
  while (length < first.length && first[length] === last[length]) length++;
  return first.slice(0, length);
}

// Formats completions in columns.
function table(completions, columns) {
  const { getStringWidth } = require('internal/util/inspect');
  const widths = completions.map((text) => getStringWidth(text));
  const width = Math.max(...widths) + 2;
  const perRow = Number.isFinite(columns) ? Math.floor(columns / width) || 1 : 1;
  let output = '\r\n';
  let inRow = 0;
  let gap = 0;
  completions.forEach((text, i) => {
    if (text === '' || inRow === perRow) {
      output += '\r\n';
      inRow = 0;
      gap = 0;
    } else {
      output += ' '.repeat(gap);
    }
    if (text === '') {
      output += '\r\n';
    } else {
      output += text;
      gap = width - widths[i];
      inRow++;
    }
  });
  return inRow === 0 ? output : `${output}\r\n\r\n`;
}

function apply(owner, [completions, completed], again) {
  if (!completions || completions.length === 0) return;
  const prefix = commonPrefix(completions.filter((text) => text !== ''));
  if (prefix.startsWith(completed) && prefix.length > completed.length) {
    owner._insertString(prefix.slice(completed.length));
    return;
  }
  if (!completed.startsWith(prefix)) {
    owner.line = owner.line.slice(0, owner.cursor - completed.length) + prefix + owner.line.slice(owner.cursor);
    owner.cursor += prefix.length - completed.length;
    owner._refreshLine();
    return;
  }
  if (!again) return;
  owner._rememberForUndo();
  owner._writeToOutput(table(completions, owner.columns));
  owner._refreshLine();
}

// Calls the completer; `again`: the previous key was a tab too.
function complete(owner, again) {
  owner.pause();
  owner._callCompleter(owner.line.slice(0, owner.cursor), (error, value) => {
    if (!owner.closed) owner.resume();
    if (error) owner._writeToOutput(`Tab completion error: ${require('internal/util/inspect').inspect(error)}`);
    else apply(owner, value, again);
  });
}

module.exports = { commonPrefix, complete };
