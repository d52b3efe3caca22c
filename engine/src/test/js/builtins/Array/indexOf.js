same([1, NaN].indexOf(NaN), -1);
same([1, 2, 1].indexOf(1, 1), 2);
same([1, 2, 1].lastIndexOf(1, -2), 0);
same([,].indexOf(undefined), -1);
same([1, 2, 1].lastIndexOf(1, undefined), 0);
same(['a', 'b'].indexOf('b', -1), 1);
