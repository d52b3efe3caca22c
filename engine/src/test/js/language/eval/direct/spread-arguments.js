// Node 24 takes eval(...list) for an indirect call; by the specification it is direct.
var x = 'global';
(() => {
  const x = 'local';
  same(eval(...['x']), 'local');
  same(eval(...[], 'x', ...[1]), 'local');
  same(eval(...[]), undefined);
})();
