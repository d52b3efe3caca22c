builtin(String.prototype, 'slice', 2);
same('abcdef'.slice(1, -1), 'bcde');
same('abcdef'.slice(-2), 'ef');
same('abc'.slice(2, 1), '');
same('abc'.slice(0, undefined), 'abc');
same('abc'.slice(undefined, null), '');
same('abc'.slice(-99, 99), 'abc');
same('a😀'.slice(0, 2), 'a\ud83d');

// Slices of ropes and of slices.
const rope = 'abcdefghij'.repeat(10) + 'XYZ';
same(rope.slice(95), 'fghijXYZ');
same(rope.slice(50, 90).slice(5, 15).slice(-3), 'cde');
same(rope.slice(98, 101) + rope.slice(-1), 'ijXZ');
throws(() => String.prototype.slice.call(undefined), 'TypeError: String.prototype.slice called on null or undefined');
