// Records what Node makes of the snippets in the first column of erasures.tsv: `node record.mjs` with the Node that is the target.
// Columns are separated by tabs and written with the escapes of JSON: the snippet; ok and the text, or the error's code, message and excerpt.
import { readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const file = new URL('erasures.tsv', import.meta.url);
const escaped = (text) => JSON.stringify(text).slice(1, -1);

function record(snippet) {
  try {
    return ['ok', stripTypeScriptTypes(snippet)];
  } catch (error) {
    return [error.code, error.message, error.stack.slice(1, error.stack.indexOf('\nSyntaxError'))];
  }
}

const snippets = readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(`"${line.split('\t')[0]}"`));
writeFileSync(file, snippets.map((snippet) => [snippet, ...record(snippet)].map(escaped).join('\t') + '\n').join(''));
