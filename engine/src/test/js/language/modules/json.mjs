import data from './_data.json' with { type: 'json' };
import * as ns from './_data.json' with { type: 'json' };
same(data.list.join(), '1,2,3');
same(ns.default, data);
same(Object.keys(ns).join(), 'default');
same((await import('./_data.json', { with: { type: 'json' } })).default, data);
data.list.push(4);
same(ns.default.list.length, 4);
