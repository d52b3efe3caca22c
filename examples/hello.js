const { readFileSync } = require('node:fs');
const { basename } = require('node:path');

const lines = readFileSync(__filename, 'utf8').trim().split('\n').length;
console.log(`Hello from ${basename(__filename)}, ${lines} lines of CommonJS`);
import('node:os').then(({ EOL }) => console.log('and a module:', JSON.stringify(EOL)));
