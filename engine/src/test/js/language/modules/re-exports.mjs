import * as all from './_re-exports.mjs';
import fallback, { renamed, shapes, 'string name' as named } from './_re-exports.mjs';
same(Object.keys(all).join(), 'a,b,count,default,fn,increment,late,own,renamed,setLater,shapes,string name,z'.split(',').sort().join());
same(renamed, 1);
same(shapes.z, 3);
same(fallback, 'default value');
same(named, 'own value');
same(all['string name'], 'own value');
same(all.own, 'own value');
