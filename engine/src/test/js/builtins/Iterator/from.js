const iterator = Iterator.from({ i: 0, next() { return { value: this.i++, done: this.i > 3 }; } });
sameElements([...iterator], [0, 1, 2]);
same(iterator instanceof Iterator, true);
sameElements(Iterator.from('ab').toArray(), ['a', 'b']);
throws(() => Iterator.from(5), 'TypeError: Iterator.from called on non-object');
throws(() => new Iterator(), 'TypeError: Abstract class Iterator not directly constructable');
class Mine extends Iterator {}
same(new Mine() instanceof Iterator, true);
