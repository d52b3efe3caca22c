const date = new Date(5);
same(date + 1, date.toString() + 1);
same(date - 1, 4);
same(date[Symbol.toPrimitive]('number'), 5);
throws(() => date[Symbol.toPrimitive]('x'), 'TypeError: Invalid hint: x');
same(typeof (date + ''), 'string');
