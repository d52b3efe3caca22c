same(Number.parseFloat, parseFloat);
attributes(Number, 'parseFloat', 'wc');
same(Number.parseFloat('1.5px'), 1.5);
same(Number.parseFloat.name, 'parseFloat');
