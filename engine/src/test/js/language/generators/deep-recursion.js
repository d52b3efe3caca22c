function* walk(tree) { if (tree) { yield* walk(tree.left); yield tree.value; yield* walk(tree.right); } }
let tree = null;
const insert = (node, value) => node ? { ...node, [value < node.value ? 'left' : 'right']: insert(value < node.value ? node.left : node.right, value) } : { left: null, value, right: null };
for (const v of [50, 20, 70, 10, 30, 60, 80, 25, 35]) tree = insert(tree, v);
same([...walk(tree)].join(), '10,20,25,30,35,50,60,70,80');
function* down(n) { if (n > 0) { try { yield* down(n - 1); } finally { count++; } } yield n; }
let count = 0;
for (const x of down(200)) break;
same(count, 200);
const chain = (n) => n === 0 ? (function* () { yield 'leaf'; })() : (function* () { yield* chain(n - 1); })();
same([...chain(300)][0], 'leaf');
