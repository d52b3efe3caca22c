// fs.glob over a tree with hidden files and links: what patterns match, where it looks, what exclude is asked and what is refused.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');
const { pathToFileURL } = require('url');

const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gyre-glob-')));
const top = path.join(root, 't');
for (const folder of ['a/b/c', 'a/.h', 'x/y', '.dot/in', 'empty', 'q']) fs.mkdirSync(path.join(top, folder), { recursive: true });
for (const file of ['f.js', 'g.ts', '.env', 'a/a.js', 'a/b/b.js', 'a/b/c/c.js', 'a/b/c/d.txt', 'a/.h/z.js', 'x/y/f.js', 'x/a.js', '.dot/in/k.js', 'q/w w.js', 'a/b.js', 'x/.hid']) fs.writeFileSync(path.join(top, file), '');
for (const [to, from] of [['a', 'link'], ['f.js', 'lf'], ['nowhere', 'dang'], ['..', 'x/up']]) fs.symlinkSync(to, path.join(top, from));
process.on('exit', () => fs.rmSync(root, { recursive: true }));
process.chdir(top);

const bare = (text) => text.replaceAll(root, 'ROOT');
const told = (found) => (typeof found === 'string' ? found : `${found.name}@${found.parentPath}${found.isDirectory() ? '/' : found.isSymbolicLink() ? '>' : ''}`);
function show(patterns, options) {
  let result;
  try {
    result = fs.globSync(patterns, options).map(told).sort().join(' ');
  } catch (error) {
    result = `${error.name} ${error.code} ${error.message}`;
  }
  console.log(bare(`${JSON.stringify(patterns)} ${options === undefined ? '' : JSON.stringify(options)}: ${result}`));
}

const patterns = [
  '**', './**', '**/**', 'a/**', '**/', '*/', 'f.js/', 'lf/', 'link/', 'a/', 'a//b', '.', './', '..', '../', '', '/', '**/..', '**/.', '*/.', '*/..', 'link/*', 'li*/a.js', 'link/**', '**/link/*', '**/link', '**/*', '**/*.js', './**/*.js', '**/b/**', '**/.dot/**', '.dot/**', '*', '.*', '**/.*', './a/*',
  '../*', '../t/*.ts', './../t/f.*', 'a/b/../*.js', '**/../g.ts', '*/../g.ts', 'link/../g.ts', `${top}/a/*`, `${top}/a/..`, `${top}/**/c`, '{a,x}/*.js', '!(a)', '@(a|x)/y', '[ab]', 'nope', 'f.js/*', 'x/up/*.ts', 'x/*/g.ts', 'dang', ['a', '*', 'a'], [],
];
for (const pattern of patterns) show(pattern);
for (const cwd of [path.join(top, 'a'), `${top}/link`, `${top}/nope`, `${top}/f.js`, pathToFileURL(`${top}/x`), './a', '.', '', null]) {
  for (const pattern of ['*', '**', '../*.js', `${top}/q/*`]) {
    show(pattern, { cwd });
    show(pattern, { cwd, withFileTypes: true });
  }
}
for (const pattern of ['**', '*', '*/*.js', 'a/b', 'a/b/*', `${top}/a/*`]) {
  for (const exclude of [['a'], ['a/**'], ['**/b'], ['*.js'], ['./a'], [`${top}/a`], ['a/'], ['a', 'x'], ['**/c/**'], ['.'], ['..'], ['**']]) show(pattern, { exclude });
}
for (const pattern of ['a/b/c/*', './a/*', '../t/*', '*/b', '*', 'q/']) {
  for (const withFileTypes of [false, true]) {
    const asked = [];
    const found = fs.globSync(pattern, { cwd: top, withFileTypes, exclude: (entry) => { asked.push(told(entry)); return /^(?:c|empty)(?:@|$)/.test(told(entry)); } });
    console.log(bare(`${pattern} ${withFileTypes}: ${asked.join(' ')}: ${found.map(told).sort().join(' ')}`));
  }
}
for (const pattern of patterns.slice(0, -2)) show(pattern, { maxDepth: 1 });
for (const followSymlinks of [true, false]) for (const pattern of ['**', '**/*.js', 'link/*', '*/a.js', 'x/up/*.ts', '*/*/f.js']) show(pattern, { followSymlinks });
for (const cwd of ['a', 'x']) for (const maxDepth of [0, 1, 2, null]) for (const pattern of ['**', '../*', `${top}/**`, 'b/*', 'y/../..']) show(pattern, { cwd, maxDepth, followSymlinks: true });
for (const maxDepth of [-1, 1.5, '1', Infinity]) show('**/c.js', { maxDepth });
console.log(fs.globSync('**/*.js', { exclude: (name) => path.basename(name) === 'a' }).sort());
for (const options of [{ exclude: 1 }, { exclude: ['a', 1] }, { exclude: 'a' }, { exclude: null }, { cwd: 1 }, { withFileTypes: 1 }, null, 1, 'a', { cwd: new URL('http://x/') }]) show('*', options);
for (const pattern of [1, null, undefined, [1], {}, ['a', null], true]) show(pattern);
for (const given of [['*'], ['*', {}], ['*', {}, 1], [1, () => {}]]) {
  try {
    fs.glob(...given);
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
(async () => {
  await new Promise((resolve) => { fs.glob('*.js', (error, found) => resolve(console.log(error, found))); });
  for (const cwd of [undefined, './a', top]) console.log(bare((await Array.fromAsync(fs.promises.glob('*/*', { cwd, withFileTypes: true }))).map(told).sort().join(' ')));
  console.log(await Array.fromAsync(fs.promises.glob('a/*', { cwd: top })));
  await Array.fromAsync(fs.promises.glob(1)).catch((error) => console.log(error.message));
})();
