same([1, 2, 3].reduce((a, b) => a + b), 6);
same(['a', 'b', 'c'].reduceRight((a, b) => a + b), 'cba');
same([].reduce((a, b) => a + b, 'start'), 'start');
throws(() => [].reduce((a, b) => a + b), 'TypeError: Reduce of empty array with no initial value');
same([, 5].reduce((a, b) => a + b), 5);
sameElements([1, 2].reduce((list, value, index) => [...list, value, index], []), [1, 0, 2, 1]);
