// console.table: rows and columns in a frame.

const { getStringWidth, inspect } = require('internal/util/inspect');

const indexTitle = '(index)';
const iterationTitle = '(iteration index)';
const keyTitle = 'Key';
const valuesTitle = 'Values';

// Formats a cell with the options of a console.
function cellFormatter(options) {
  return (value) => {
    const depth =
      value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 2 ? -1 : 0;
    return inspect(value, { maxArrayLength: 3, breakLength: Infinity, depth, ...options });
  };
}

function draw(head, columns) {
  const widths = head.map((title) => getStringWidth(title));
  const height = Math.max(0, ...columns.map((column) => column.length));
  const rows = [];
  for (let i = 0; i < head.length; i++) {
    const column = columns[i];
    for (let j = 0; j < height; j++) {
      rows[j] ??= [];
      const cell = (rows[j][i] = Object.hasOwn(column, j) ? column[j] : '');
      widths[i] = Math.max(widths[i], getStringWidth(cell));
    }
  }
  const bars = widths.map((width) => '─'.repeat(width + 2));
  const line = (cells) =>
    `│ ${cells.map((cell, i) => cell + ' '.repeat(widths[i] - getStringWidth(cell))).join(' │ ')} │\n`;
  return `┌${bars.join('┬')}┐\n${line(head)}├${bars.join('┼')}┤\n${rows.map(line).join('')}└${bars.join('┴')}┘`;
}

function listTable(entries, objectKind, show) {
  const index = entries.map((_, i) => show(i));
  if (objectKind === 'Map') {
    return draw(
      [iterationTitle, keyTitle, valuesTitle],
      [index, entries.map(([key]) => show(key)), entries.map(([, value]) => show(value))],
    );
  }
  return draw([iterationTitle, valuesTitle], [index, entries.map(show)]);
}

// The text of the table, or undefined if the data has no rows and columns.
function render(data, properties, options) {
  const show = cellFormatter(options);
  const { objectKindOf, previewEntries } = internalBinding('util');
  const objectKind = objectKindOf(data);
  if (objectKind === 'Map') return listTable([...Map.prototype.entries.call(data)], 'Map', show);
  if (objectKind === 'Set') return listTable([...Set.prototype.values.call(data)], 'Set', show);
  if (objectKind === 'MapIterator' || objectKind === 'SetIterator') {
    const [entries, isKeyValue] = previewEntries(data);
    if (!isKeyValue) return listTable(entries, 'Set', show);
    const pairs = [];
    for (let i = 0; i < entries.length; i += 2) pairs.push([entries[i], entries[i + 1]]);
    return objectKind === 'MapIterator'
      ? listTable(pairs, 'Map', show)
      : listTable(
          pairs.map(([value]) => value),
          'Set',
          show,
        );
  }
  const cells = { __proto__: null };
  const values = [];
  let hasPrimitives = false;
  const indices = Object.keys(data);
  indices.forEach((key, i) => {
    const item = data[key];
    const primitive = item === null || (typeof item !== 'function' && typeof item !== 'object');
    if (primitive && properties === undefined) {
      hasPrimitives = true;
      values[i] = show(item);
      return;
    }
    for (const column of properties ?? Object.keys(item)) {
      cells[column] ??= [];
      if (primitive && properties) cells[column][i] = '';
      else if (Object.hasOwn(Object(item), column)) cells[column][i] = show(item[column]);
      else cells[column][i] = '';
    }
  });
  const head = [indexTitle, ...Object.keys(cells)];
  const columns = [indices, ...Object.values(cells)];
  if (hasPrimitives) {
    head.push(valuesTitle);
    columns.push(values);
  }
  return draw(head, columns);
}

module.exports = { render };
