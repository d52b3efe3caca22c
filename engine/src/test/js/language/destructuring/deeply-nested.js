const data = { a: [{ b: [{ c: { d: [1, [2, [3, { e: 'deep' }]]] } }] }] };
const { a: [{ b: [{ c: { d: [one, [two, [three, { e, missing: { gone = 'fallback' } = {} }]]] } }] }] } = data;
same([one, two, three, e, gone].join(), '1,2,3,deep,fallback');
let text = 'x', value = 'leaf';
for (let i = 0; i < 200; i++) { text = i % 2 ? `[${text}]` : `{ p: ${text} }`; value = i % 2 ? [value] : { p: value }; }
same(new Function('value', `let ${text} = value; return x;`)(value), 'leaf');
same(new Function('value', `let x; (${text} = value); return x;`)(value), 'leaf');
same(new Function(`${text}`, 'return x')(value), 'leaf');
