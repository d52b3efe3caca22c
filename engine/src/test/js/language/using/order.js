const log = [];
const r = (name) => ({ name, [Symbol.dispose]() { log.push('dispose ' + this.name); } });
{
  using a = r('a'), b = r('b');
  log.push('body ' + a.name + b.name);
  using c = null, d = undefined;
  same(c, null);
}
same(log.join(), 'body ab,dispose b,dispose a');
