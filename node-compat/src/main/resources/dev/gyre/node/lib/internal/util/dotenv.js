// The .env format: KEY=value, quotes of three kinds, comments, `export`.

const line = /^[ \t]*(?:export[ \t]+)?([\w.-]+)[ \t]*=[ \t]*(?:'([^']*)'|`([^`]*)`|"((?:\\"|[^"])*)"|([^#\r\n]*))?[^\r\n]*$/gm;

function parse(content) {
  const result = {};
  for (const [, key, single, backtick, double, bare] of content.replaceAll('\r', '').matchAll(line)) {
    result[key] = single ?? backtick ?? double?.replaceAll('\\n', '\n') ?? (bare ?? '').trim();
  }
  return Object.fromEntries(Object.entries(result).sort(([a], [b]) => (a < b ? -1 : 1))); // Node keeps them in a sorted map.
}

module.exports = { parse };
