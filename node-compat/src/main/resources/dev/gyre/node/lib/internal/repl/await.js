// Top-level await in the REPL: statements become the body of an async function, and what they declare becomes global.

const declaration = /^(const|let|var|class|async\s+function\*?|function\*?)(?![\w$])/;
const opening = '([{';
const closing = ')]}';

// The end of a string, template, comment or regular expression that begins at an index.
function endOfToken(text, at) {
  const quote = text[at];
  if (text.startsWith('//', at)) {
    const end = text.indexOf('\n', at);
    return end === -1 ? text.length : end;
  }
  if (text.startsWith('/*', at)) {
    const end = text.indexOf('*/', at + 2);
    return end === -1 ? text.length : end + 2;
  }
  if (quote !== "'" && quote !== '"' && quote !== '`') return at + 1;
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === quote) return i + 1;
  }
  return text.length;
}

// The statements of a text at its top level, by semicolons, and by line ends before declarations.
function statementsOf(text) {
  const statements = [];
  let depth = 0;
  let begin = 0;
  for (let i = 0; i < text.length; ) {
    const end = endOfToken(text, i);
    if (opening.includes(text[i])) depth++;
    else if (closing.includes(text[i])) depth--;
    const isBreak =
      depth === 0 && (text[i] === ';' || (text[i] === '\n' && declaration.test(text.slice(i + 1).trimStart())));
    if (isBreak) {
      statements.push(text.slice(begin, end));
      begin = end;
    }
    i = end;
  }
  statements.push(text.slice(begin));
  return statements.map((statement) => statement.trim().replace(/;$/, '')).filter((statement) => statement !== '');
}

// The parts of a list between commas at its top level.
function partsOf(text) {
  const parts = [];
  let depth = 0;
  let begin = 0;
  for (let i = 0; i < text.length; ) {
    const end = endOfToken(text, i);
    if (opening.includes(text[i])) depth++;
    else if (closing.includes(text[i])) depth--;
    else if (text[i] === ',' && depth === 0) {
      parts.push(text.slice(begin, i));
      begin = end;
    }
    i = end;
  }
  return [...parts, text.slice(begin)];
}

// The names that a binding declares: an identifier or a pattern.
function namesOf(binding) {
  const text = binding.trim();
  if (text[0] !== '{' && text[0] !== '[') return [/^[\w$]+/u.exec(text)?.[0]].filter(Boolean);
  return partsOf(text.slice(1, text.lastIndexOf(text[0] === '{' ? '}' : ']'))).flatMap((part) => {
    const own = part.trim().replace(/^\.\.\./, '');
    if (own === '') return [];
    const colon = text[0] === '{' && !/^[[{]/.test(own) ? own.indexOf(':') : -1;
    return namesOf(colon === -1 ? own : own.slice(colon + 1));
  });
}

// The pattern of a declarator, before its initialiser.
function patternOf(declarator) {
  let depth = 0;
  for (let i = 0; i < declarator.length; ) {
    if (opening.includes(declarator[i])) depth++;
    else if (closing.includes(declarator[i])) depth--;
    else if (declarator[i] === '=' && depth === 0) return declarator.slice(0, i);
    i = endOfToken(declarator, i);
  }
  return declarator;
}

// `{ names, code }`: names to declare first, and an async function's call that runs the text; its value is that of the last expression.
function asyncText(text) {
  const names = [];
  const statements = statementsOf(text).map((statement, index, all) => {
    const [, keyword] = declaration.exec(statement) ?? [];
    if (keyword === undefined) {
      const isLast =
        index === all.length - 1 && !/^(if|for|while|do|switch|try|throw|return|\{)(?![\w$])/.test(statement);
      return isLast ? `return { value: (${statement}\n) }` : statement;
    }
    if (!['const', 'let', 'var'].includes(keyword)) {
      const name = /^(?:async\s+)?(?:function\*?|class)\s*([\w$]+)/.exec(statement)?.[1];
      names.push(name);
      return `${name} = ${statement}`;
    }
    const parts = partsOf(statement.slice(keyword.length));
    names.push(...parts.flatMap((part) => namesOf(patternOf(part))));
    const assigned = parts.map((part) => (patternOf(part) === part ? `${part} = undefined` : part));
    return `void (${assigned.join(',')}\n)`;
  });
  return { names, code: `(async () => { ${statements.join(';\n')} })()` };
}

module.exports = { asyncText };
