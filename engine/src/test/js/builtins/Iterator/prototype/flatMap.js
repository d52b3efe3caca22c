builtin(Iterator.prototype, 'flatMap', 1);
sameElements([...[1, 2].values().flatMap((value) => [value, value])], [1, 1, 2, 2]);
sameElements([...[[1, [2]], []].values().flatMap((value) => value)].flat(), [1, 2]);
sameElements([...[1].values().flatMap(() => new Set('ab'))], ['a', 'b']);
sameElements([...[1].values().flatMap(() => ({ next: () => ({ done: true }) }))], [], 'an iterator without Symbol.iterator will do');
throws(() => ['text'].values().flatMap((value) => value).next(), 'TypeError');
sameElements([...['text'].values().flatMap((value) => new String(value))], ['t', 'e', 'x', 't']);
throws(() => [1].values().flatMap((value) => value).next(), 'TypeError');
throws(() => [].values().flatMap(), 'TypeError');

// return closes the inner iterator and then the outer one.
const log = [];
const endless = (name) => ({ __proto__: Iterator.prototype, next: () => ({ value: name, done: false }), return() { log.push(name); return {}; } });
const flat = endless('outer').flatMap(() => endless('inner'));
same(flat.next().value, 'inner');
flat.return();
sameElements(log, ['inner', 'outer']);
throws(() => endless('refusing').flatMap(() => 1).next(), 'TypeError');
same(log.at(-1), 'refusing');
