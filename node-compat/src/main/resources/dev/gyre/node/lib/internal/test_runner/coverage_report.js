// The table of coverage that the reporters spec and tap print.

const path = require('path');

const COLUMNS = ['line %', 'branch %', 'funcs %'];
const KINDS = ['Line', 'Branch', 'Function'];
const LAST = 'uncovered lines';

// Lines as ranges: '3 7-9'.
function rangesOf(lines) {
  const ranges = [];
  for (const { line, count } of lines) {
    if (count > 0) continue;
    const last = ranges.at(-1);
    if (last !== undefined && last[1] === line - 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges.map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`)).join(' ');
}

// The rows in the order of folders, each file below its folder.
function rowsOf({ files, workingDirectory }) {
  const rows = [];
  const names = files.map((file) => ({ file, parts: path.relative(workingDirectory, file.path).split(path.sep) }));
  const tree = { folders: new Map(), files: [] };
  for (const { file, parts } of names) {
    let folder = tree;
    for (const part of parts.slice(0, -1)) {
      if (!folder.folders.has(part)) folder.folders.set(part, { folders: new Map(), files: [] });
      folder = folder.folders.get(part);
    }
    folder.files.push({ name: parts.at(-1), file });
  }
  const walk = (folder, depth) => {
    const entries = [
      ...folder.files.map(({ name, file }) => ({ name, file })),
      ...[...folder.folders].map(([name, inner]) => ({ name, inner })),
    ].sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const { name, file, inner } of entries) {
      rows.push({ name: ' '.repeat(depth) + name, file });
      if (inner !== undefined) walk(inner, depth + 1);
    }
  };
  walk(tree, 0);
  return rows;
}

function lineOf(name, width, summary, uncovered) {
  const cells = COLUMNS.map((title, i) =>
    (summary === undefined ? '' : summary[`covered${KINDS[i]}Percent`].toFixed(2)).padStart(title.length),
  );
  return `${name.padEnd(width)} | ${cells.join(' | ')} | ${uncovered}`;
}

// The text, each line with a prefix.
function coverageReport(prefix, summary) {
  const rows = rowsOf(summary);
  const width = Math.max('all files'.length, ...rows.map(({ name }) => name.length));
  const uncovered = rows.map(({ file }) => (file === undefined ? '' : rangesOf(file.lines)));
  const lastWidth = Math.max(LAST.length, ...uncovered.map((text) => text.length));
  const ruler = '-'.repeat(width + COLUMNS.join(' | ').length + lastWidth + 7);
  const lines = [
    'start of coverage report',
    ruler,
    `${'file'.padEnd(width)} | ${COLUMNS.join(' | ')} | ${LAST}`,
    ruler,
    ...rows.map(({ name, file }, i) => lineOf(name, width, file, uncovered[i])),
    ruler,
    lineOf('all files', width, summary.totals, ''),
    ruler,
    'end of coverage report',
  ];
  return lines.map((line) => `${prefix}${line}\n`).join('');
}

module.exports = { coverageReport };
