// Warnings are printed by a listener that the program may take away.
const { spawnSync } = require('child_process');

console.log(process.listenerCount('warning'), process.eventNames(), process.listeners('warning').map(({ name }) => name));
const program = `process.emitWarning('one'); setTimeout(() => {
  console.log(process.listenerCount('warning'));
  process.removeAllListeners('warning');
  process.emitWarning('two');
  setTimeout(() => { process.on('warning', ({ message }) => console.log('heard', message)); process.emitWarning('three'); }, 1);
}, 1)`;
for (const [args, more] of [[[], {}], [['--no-warnings'], {}], [[], { NODE_NO_WARNINGS: '1' }], [[], { NODE_NO_WARNINGS: '0' }], [['--disable-warning=Warning'], {}]]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, '-e', program], { env: { ...process.env, ...more }, encoding: 'utf8' });
  console.log(args, more, status, stdout.trim().split('\n'), stderr.match(/Warning: .*/g));
}
