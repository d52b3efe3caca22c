// Prints an SVG of the newest results of each comparison in a CSV file that bench/compare wrote, on a logarithmic scale:
// ./gyre bench/plot.mjs bench/history.csv >docs/ratios.svg
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [file] = process.argv.slice(2);
const bench = import.meta.dirname;
const ROW = 20, NAMES = 140, BARS = 520, VALUES = 60, GAP = 46;

function rows() {
  const [header, ...lines] = readFileSync(file, 'utf8').trim().split('\n').map((line) => line.split(','));
  return lines.map((fields) => Object.fromEntries(fields.map((field, i) => [header[i], field])));
}

// The rows of each comparison: two commands and a folder of programs. A later run replaces an earlier one.
function comparisons() {
  const runs = Map.groupBy(rows(), ({ time, first, second }) => [time, first, second].join());
  const newest = new Map();
  for (const run of runs.values()) {
    const { first, second, program, time } = run[0];
    const folder = existsSync(join(bench, 'programs/async', `${program}.js`)) ? 'asynchronous programs' : 'computing programs';
    newest.set([first, second, folder].join(), { title: `${folder}: time of ${first} divided by that of ${second}`, day: time.slice(0, 10), run });
  }
  return [...newest.values()];
}

const escaped = (text) => text.replace(/[&<>]/g, (c) => `&#${c.charCodeAt()};`);
const all = comparisons();
const ratios = all.flatMap(({ run }) => run.map(({ ratio }) => Number(ratio)));
const low = Math.min(0.5, ...ratios), high = Math.max(2, ...ratios);
const x = (ratio) => NAMES + (BARS * Math.log(ratio / low)) / Math.log(high / low);

const svg = [];
let y = 0;
for (const { title, day, run } of all) {
  const top = y + GAP;
  svg.push(`<text x="8" y="${y + 20}" font-weight="bold">${escaped(title)}</text>`);
  svg.push(`<text x="8" y="${y + 36}" fill="#666">${day}, logarithmic; left of the line at 1 the first is faster</text>`);
  run.forEach(({ program, ratio }, i) => {
    const from = Math.min(x(1), x(ratio)), width = Math.abs(x(ratio) - x(1));
    const middle = top + i * ROW + 14;
    svg.push(`<text x="${NAMES - 8}" y="${middle}" text-anchor="end">${escaped(program)}</text>`);
    svg.push(`<rect x="${from.toFixed(1)}" y="${middle - 11}" width="${width.toFixed(1)}" height="14" fill="${program === 'geometric mean' ? '#b5674a' : '#4a7fb5'}"/>`);
    svg.push(`<text x="${(Math.max(x(1), x(ratio)) + 5).toFixed(1)}" y="${middle}">${Number(ratio).toFixed(2)}</text>`);
  });
  y = top + run.length * ROW;
  svg.push(`<line x1="${x(1).toFixed(1)}" x2="${x(1).toFixed(1)}" y1="${top - 4}" y2="${y + 4}" stroke="black" stroke-dasharray="4 3"/>`);
  y += 12;
}
console.log(`<svg xmlns="http://www.w3.org/2000/svg" width="${NAMES + BARS + VALUES}" height="${y}" font-family="sans-serif" font-size="13">`);
console.log('<rect width="100%" height="100%" fill="white"/>');
console.log(svg.join('\n'));
console.log('</svg>');
