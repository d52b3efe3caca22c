// The lines of a script around a place, as they are printed.

const MIN_WIDTH = 2;

// Lines count from 0. `marked` has the lines with breakpoints; `current` is undefined where the program is elsewhere.
function sourceLines(text, line, around, current, marked) {
  const lines = text.split('\n');
  const first = Math.max(0, line - around);
  const last = Math.min(lines.length - 1, line + around);
  const width = Math.max(MIN_WIDTH, `${last + 1}`.length);
  const shown = [];
  for (let i = first; i <= last; i++) {
    const marker = i === current ? '>' : marked.has(i) ? '*' : ' ';
    shown.push(`${marker}${`${i + 1}`.padStart(width)} ${lines[i].replace(/\r$/, '')}`);
  }
  return shown.join('\n');
}

module.exports = { sourceLines };
