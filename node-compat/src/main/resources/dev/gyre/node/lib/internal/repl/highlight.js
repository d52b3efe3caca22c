// Colours of a line of JavaScript: those of util.inspect for values, and cyan for keywords.

const keywords = new Set(
  (
    'async await break case catch class const continue debugger default delete do else export extends finally for function if import in instanceof let new ' +
    'of return static super switch this throw try typeof var void while with yield'
  ).split(' '),
);
const token =
  /(\/\/.*|\/\*[^]*?\*\/)|('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\[^]|[^`\\])*`)|((?<![\w$.])\.?\d[\w.]*)|((?<![\w$.]|#)[\p{ID_Start}$_][\p{ID_Continue}$]*)/gu;

function styleOf(comment, string, number, word) {
  if (comment !== undefined || word === 'undefined') return 'undefined';
  if (string !== undefined) return 'string';
  if (number !== undefined) return 'number';
  if (word === 'null' || word === 'true' || word === 'false') return word === 'null' ? 'null' : 'boolean';
  return keywords.has(word) ? 'special' : undefined;
}

function highlight(line) {
  const { inspect } = require('util');
  return line.replace(token, (text, ...groups) => {
    const style = styleOf(...groups);
    const color = style === undefined ? undefined : inspect.colors[inspect.styles[style]];
    return color === undefined ? text : `\u001b[${color[0]}m${text}\u001b[${color[1]}m`;
  });
}

module.exports = { highlight };
