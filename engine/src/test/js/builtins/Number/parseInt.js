same(Number.parseInt, parseInt);
attributes(Number, 'parseInt', 'wc');
same(Number.parseInt('ff', 16), 255);
same(Number.parseInt.length, 2);
