// What fs.cp and cpSync make of files, folders and links, onto each other: never is written through a link.
'use strict';
const fs = require('fs');
const os = require('os');
const path = require('path');

const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gyre-cp-')));
process.on('exit', () => fs.rmSync(root, { recursive: true, force: true }));
const at = (name) => path.join(root, name);

function make() {
  fs.rmSync(root, { recursive: true, force: true });
  for (const folder of ['d/e', 'o']) fs.mkdirSync(at(folder), { recursive: true });
  for (const file of ['f', 'g', 'd/x', 'd/e/y', 'o/x']) fs.writeFileSync(at(file), file);
  for (const [to, from] of [['f', 'l'], ['d', 'ld'], ['g', 'o/l']]) fs.symlinkSync(to, at(from));
}

function entries(folder, prefix = '') {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const [name, full] = [prefix + entry.name, path.join(folder, entry.name)];
    if (entry.isDirectory()) return [`${name}/`, ...entries(full, `${name}/`)];
    return entry.isSymbolicLink() ? `${name}->${fs.readlinkSync(full).replaceAll(root, 'ROOT')}` : `${name}=${fs.readFileSync(full)}`;
  });
}

const tree = (folder) => entries(folder).join(' ');

(async () => {
  for (const from of ['f', 'g', 'd', 'o', 'l', 'ld']) for (const to of ['f', 'g', 'd', 'o', 'l', 'ld', 'new', 'new/x', 'd/e', 'd/x', 'd/new']) {
    for (const options of [undefined, { recursive: true }, { recursive: true, force: false }]) {
      for (const isSync of [true, false]) {
        if (!isSync && options === undefined && to === 'new/x' && /^[do]$/.test(from)) continue; // Node leaves a folder behind.
        make();
        const before = tree(root);
        let result = 'done';
        try {
          if (isSync) fs.cpSync(at(from), at(to), options);
          else await fs.promises.cp(at(from), at(to), options);
        } catch (error) {
          result = `${error.code} ${error.message}`.replaceAll(root, 'ROOT');
        }
        const after = tree(root);
        console.log(`${from} ${to} ${JSON.stringify(options)} ${isSync}: ${result}${after === before ? '' : `: ${after}`}`);
      }
    }
  }
})();
