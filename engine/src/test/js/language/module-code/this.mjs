import { seen } from './_this.mjs';

same(this, undefined);
same(seen, undefined);
same((() => this)(), undefined);
await null;
same((await import('./_this.mjs')).seen, undefined);
