const log = [];
const object = { get v() { log.push('get'); return 1; }, set v(x) { log.push('set'); } };
const read = () => object.v;
const write = (x) => { object.v = x; };
for (let i = 0; i < 3; i++) { same(read(), 1); write(2); }
same(log.splice(0).length, 6);
Object.defineProperty(object, 'v', { value: 'data', writable: true });
same(read(), 'data');
write('written');
same(read(), 'written');
same(log.length, 0);
Object.defineProperty(object, 'v', { get: () => 'accessor again' });
same(read(), 'accessor again');
write('ignored');
same(read(), 'accessor again');
Object.defineProperty(object, 'v', { value: 'last', writable: false });
write('ignored');
same(read(), 'last');
