const get = attributes(globalThis, 'Iterator', 'wc').value;
same(get.length, 0);
same(get.name, 'Iterator');
throws(() => Iterator(), "TypeError: Constructor Iterator requires 'new'");
throws(() => new Iterator(), 'TypeError: Abstract class Iterator not directly constructable');
throws(() => Reflect.construct(Iterator, [], Iterator), 'TypeError');
class Mine extends Iterator {}
same(new Mine() instanceof Iterator, true);
same(Object.getPrototypeOf(new Mine()), Mine.prototype);
same(Object.getPrototypeOf(Reflect.construct(Iterator, [], Object)), Object.prototype);
attributes(Iterator, 'prototype', '');
same(Object.getPrototypeOf(Iterator), Function.prototype);

// The prototype comes from the realm of newTarget when it has none of its own.
const other = createRealm();
const bare = new other.Function();
bare.prototype = null;
same(Object.getPrototypeOf(Reflect.construct(Iterator, [], bare)), other.Iterator.prototype);
