const kind = (v) => {
  switch (typeof v) {
    case 'number': case 'bigint': return 'numeric';
    case 'string': return 'text';
    default: return 'other';
  }
};
same([1, 1n, 'a', null].map(kind).join(), 'numeric,numeric,text,other');
const s = Symbol(), o = {};
const which = (v) => { switch (v) { case s: return 's'; case o: return 'o'; case null: return 'null'; case undefined: return 'undefined'; case 1.5: return 'double'; case '': return 'empty'; } };
same([s, o, null, undefined, 1.5, ''].map(which).join(), 's,o,null,undefined,double,empty');
same(which({}), undefined);
switch (3) { default: same(1, 1); }
const pattern = (a, b) => { switch (true) { case a > b: return '>'; case a < b: return '<'; default: return '='; } };
same(pattern(1, 2) + pattern(2, 1) + pattern(1, 1), '<>=');
