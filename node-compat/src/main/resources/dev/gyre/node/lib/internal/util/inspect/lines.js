// How util.inspect distributes the entries of an object over lines.
'use strict';

const { ARRAY } = require('internal/util/inspect');
const { getStringWidth, removeColors } = require('internal/util/inspect/strings');

function lengthOf(ctx, text) {
  return ctx.colors ? removeColors(text).length : text.length;
}

function fitsOnLine(ctx, output, start, base) {
  if (ctx.breakLength === Infinity) return !base.includes('\n') && !output.some((text) => text.includes('\n'));
  let total = output.length + start;
  if (total + output.length > ctx.breakLength) return false;
  for (let i = 0; i < output.length; i++) {
    total += lengthOf(ctx, output[i]);
    if (total > ctx.breakLength) return false;
  }
  return base === '' || !base.includes('\n');
}

// Array.prototype.join would copy the texts: for deeply nested objects each level would copy all levels inside it.
function concatenated(output, separator) {
  let text = output.length === 0 ? '' : output[0];
  for (let i = 1; i < output.length; i++) {
    text += separator;
    text += output[i];
  }
  return text;
}

// Formats the entries of one object on one line, several per line, or one per line.
function layOut(ctx, output, base, open, close, kind, recurseTimes, value) {
  const indentation = ' '.repeat(ctx.indentationLvl);
  const lead = base === '' ? '' : `${base} `;
  if (ctx.compact === true) {
    if (fitsOnLine(ctx, output, 0, base))
      return `${open}${base === '' ? '' : ` ${base}`} ${concatenated(output, ', ')} ${close}`;
    const first = base === '' && open.length === 1 ? ' ' : `${base === '' ? '' : ` ${base}`}\n${indentation}  `;
    return `${open}${first}${concatenated(output, `,\n${indentation}  `)} ${close}`;
  }
  if (typeof ctx.compact === 'number' && ctx.compact >= 1) {
    const entries = output.length;
    if (kind === ARRAY && entries > 6) output = groupItems(ctx, output, value);
    // Only the innermost levels are put on one line.
    if (ctx.currentDepth - recurseTimes < ctx.compact && entries === output.length) {
      const start = output.length + ctx.indentationLvl + open.length + base.length + 10;
      if (fitsOnLine(ctx, output, start, base)) {
        const joined = output.join(', ');
        if (!joined.includes('\n')) return `${lead}${open} ${joined} ${close}`;
      }
    }
  }
  return `${lead}${open}\n${indentation}  ${concatenated(output, `,\n${indentation}  `)}\n${indentation}${close}`;
}

// Arrays with more than six short entries are printed in columns.
function groupItems(ctx, output, value) {
  const hasMore = ctx.maxArrayLength < output.length; // The last entry then is '... n more items'.
  const count = hasMore ? output.length - 1 : output.length;
  const gap = 2;
  const lengths = new Array(count);
  let total = 0;
  let longest = 0;
  for (let i = 0; i < count; i++) {
    lengths[i] = getStringWidth(output[i], ctx.colors);
    total += lengths[i] + gap;
    if (lengths[i] > longest) longest = lengths[i];
  }
  const widest = longest + gap;
  if (widest * 3 + ctx.indentationLvl >= ctx.breakLength || (total / widest <= 5 && longest > 6)) return output;
  // Cells are about 2.5 times as high as wide; the result is about square, with at most 4 columns per compact level, 15
  // in all.
  const bias = Math.sqrt(widest - total / output.length);
  const biased = Math.max(widest - 3 - bias, 1);
  const columns = Math.min(
    Math.round(Math.sqrt(2.5 * biased * count) / biased),
    Math.floor((ctx.breakLength - ctx.indentationLvl) / widest),
    ctx.compact * 4,
    15,
  );
  if (columns <= 1) return output;
  const widths = [];
  for (let i = 0; i < columns; i++) {
    let width = 0;
    for (let j = i; j < count; j += columns) if (lengths[j] > width) width = lengths[j];
    widths.push(width + gap);
  }
  const rightAligned = value !== undefined && areNumbers(value, output.length);
  const rows = [];
  for (let i = 0; i < count; i += columns) {
    const last = Math.min(i + columns, count) - 1;
    let row = '';
    for (let j = i; j < last; j++) {
      const cell = `${output[j]}, `;
      const padding = ' '.repeat(widths[j - i] - lengths[j] - gap);
      row += rightAligned ? padding + cell : cell + padding;
    }
    row += rightAligned ? ' '.repeat(widths[last - i] - gap - lengths[last]) + output[last] : output[last];
    rows.push(row);
  }
  if (hasMore) rows.push(output[count]);
  return rows;
}

function areNumbers(value, count) {
  for (let i = 0; i < count; i++) {
    const type = typeof value[i];
    if (type !== 'number' && type !== 'bigint') return false;
  }
  return true;
}

module.exports = { layOut };
