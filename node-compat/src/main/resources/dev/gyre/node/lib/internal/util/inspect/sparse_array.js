// How util.inspect prints an array with holes.
'use strict';

const { ARRAY_ITEM, formatProperty, moreItems } = require('internal/util/inspect');

// Continues at the first hole; a run of holes counts as one printed entry.
function formatSparseArray(ctx, value, recurseTimes, shown, output, index) {
  const keys = Object.keys(value);
  for (let k = index; k < keys.length && output.length < shown; k++) {
    const key = keys[k];
    const position = +key;
    if (!(position >= 0 && position < 4294967295 && String(position >>> 0) === key)) break;
    if (position !== index) {
      output.push(emptyItems(ctx, position - index));
      index = position;
      if (output.length === shown) break;
    }
    output.push(formatProperty(ctx, value, recurseTimes, key, ARRAY_ITEM));
    index++;
  }
  const rest = value.length - index;
  if (output.length !== shown) {
    if (rest > 0) output.push(emptyItems(ctx, rest));
  } else if (rest > 0) {
    output.push(moreItems(rest));
  }
  return output;
}

function emptyItems(ctx, count) {
  return ctx.stylize(`<${count} empty item${count > 1 ? 's' : ''}>`, 'undefined');
}

module.exports = { formatSparseArray };
