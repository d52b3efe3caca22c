var x = 'global';
(() => {
  const x = 'local';
  same(eval(...['x']), 'local');
  same(eval(...[], 'x', ...[1]), 'local');
  same(eval(...[]), undefined);
})();
