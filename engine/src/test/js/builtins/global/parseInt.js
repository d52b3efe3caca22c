sameElements([parseInt('12px'), parseInt(' -0x1F'), parseInt('11', 2), parseInt('z', 36), parseInt('9', 8), parseInt(''), parseInt('0b1')], [12, -31, 3, 35, NaN, NaN, 0]);
same(parseInt(null, 36), 1112745);
same(Object.is(parseInt('-0'), -0), true);
same(parseInt('123', 37), NaN);
same(parseInt(1e21), 1);
same(parseInt, Number.parseInt);
