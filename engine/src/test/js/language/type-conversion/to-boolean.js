const truth = (v) => v ? 'truthy' : 'falsy';
for (const v of [0, -0, NaN, '', null, undefined, false, 0n]) same(truth(v) + !v, 'falsytrue');
for (const v of [1, 'false', '0', ' ', [], {}, () => {}, Symbol(), 1n, -1n, Infinity, new Boolean(false), new Number(0), new String('')]) same(truth(v) + !v, 'truthyfalse');
let n = 0;
if ({ valueOf() { n++; return false; } }) n += 10;
same(n, 10);
const rope = ''.concat('') + '';
same(truth(rope), 'falsy');
same(!!document_(), true);
function document_() { return {}; }
