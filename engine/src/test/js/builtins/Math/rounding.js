same(Math.round(-0.5), -0);
same(Math.round(2.5) + Math.round(-2.5), 1);
same(Math.round(0.49999999999999994), 0);
same(Math.round(2 ** 52 + 1), 2 ** 52 + 1);
same(Math.ceil(-0.5), -0);
same(Math.trunc(-1.9), -1);
same(Math.floor(-1.5), -2);
same(Math.fround(5.5) + Math.fround(5.05), 10.550000190734863);
same(Math.sign(-3) + Math.sign(0), -1);
