sameElements([parseFloat('3.14abc'), parseFloat('  -.5e-1x'), parseFloat('Infinityx'), parseFloat('1e'), parseFloat('0x1'), parseFloat('.')], [3.14, -0.05, Infinity, 1, 0, NaN]);
same(Object.is(parseFloat('-0'), -0), true);
same(parseFloat, Number.parseFloat);
