// Open files, folders and watched stats: what the library opens has no trigger, and is destroyed when it is no longer reachable.
const fs = require('fs');
const os = require('os');
const path = require('path');
const { createHook, executionAsyncId } = require('async_hooks');
const { follow } = require('./follow.js');
const run = follow(['FILEHANDLE', 'FILEHANDLECLOSEREQ', 'DIRHANDLE', 'STATWATCHER'], { endless: ['FILEHANDLE-', 'DIRHANDLE'] });

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'async-hooks-'));
const file = path.join(folder, 'file');
async function files() {
  let made;
  const hook = createHook({ init(id, type, trigger, resource) { if (type === 'FILEHANDLE') made = [id, resource.constructor.name]; } }).enable();
  const handle = await fs.promises.open(file, 'w');
  hook.disable();
  console.log(made[0] === handle.getAsyncId(), made[1]);
  run.say('open');
  await handle.stat();
  await Promise.all([handle.close(), handle.close()]);
  run.say('closed');
  await fs.promises.open(path.join(folder, 'none')).catch(() => run.say('no file'));
}
async function folders() {
  const dir = await fs.promises.opendir(folder);
  run.say('opendir');
  await dir.close();
  fs.opendirSync(folder).closeSync();
  await new Promise((resolve) => fs.opendir(folder, (error, last) => { run.say('opendir with a callback'); last.close(resolve); }));
  await fs.promises.opendir(path.join(folder, 'none')).catch(() => run.say('no folder'));
}
function watch(name, change) {
  return new Promise((resolve) => {
    const watcher = fs.watchFile(path.join(folder, name), { interval: 10 }, (now, before) => {
      run.say(`${name} has ${now.size} and had ${before.size}`);
      fs.unwatchFile(path.join(folder, name));
      setImmediate(resolve);
    });
    console.log(watcher.constructor.name);
    change?.();
  });
}
(async () => {
  await files();
  await folders();
  fs.writeFileSync(file, 'abc');
  await watch('file', () => setTimeout(() => fs.appendFileSync(file, 'def'), 40));
  await watch('none');
  fs.rmSync(folder, { recursive: true });
  console.log(executionAsyncId() > 0);
  run.print();
})();
