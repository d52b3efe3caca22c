const make = () => ({ a: 1, b: 2, c: 3 });
const read = (o) => [o.a, o.b, o.c].join();
const objects = Array.from({ length: 4 }, make);
same(objects.map(read).join('|'), '1,2,3|1,2,3|1,2,3|1,2,3');
delete objects[0].b;
delete objects[1].c;
delete objects[2].a;
same(objects.map(read).join('|'), '1,,3|1,2,|,2,3|1,2,3');
objects[0].b = 'again';
objects[2].a = 'late';
same(objects.map(read).join('|'), '1,again,3|1,2,|late,2,3|1,2,3');
same(Object.keys(objects[0]).join(), 'a,c,b');
same(Object.keys(objects[2]).join(), 'b,c,a');
for (let i = 0; i < 100; i++) { objects[3]['k' + i] = i; delete objects[3]['k' + (i - 1)]; }
same(Object.keys(objects[3]).join(), 'a,b,c,k99');
same(read(objects[3]), '1,2,3');
