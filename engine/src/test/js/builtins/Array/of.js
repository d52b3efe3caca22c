sameElements(Array.of(7), [7]);
sameElements(Array.of(1, undefined), [1, undefined]);
const made = Array.of.call(function (length) { this.given = length; }, 'a', 'b');
same(made.given + made.length, 4);
