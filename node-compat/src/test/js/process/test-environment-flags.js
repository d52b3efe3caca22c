// Which options NODE_OPTIONS takes, as programs ask it.
const flags = process.allowedNodeEnvironmentFlags;
console.log(flags.constructor.name, flags instanceof Set, Object.isFrozen(flags));
for (const name of ['--throw-deprecation', 'throw_deprecation', '--throw_deprecation', '-r', 'r', '--r', '--stack-trace-limit=100', '--check', '--eval', 'test/a.js', '--', '', 5, undefined]) {
  console.log(String(name), flags.has(name));
}
console.log(flags.add('--x') === flags, flags.has('--x'), flags.delete('--no-warnings'), flags.clear(), flags.has('--no-warnings'));
