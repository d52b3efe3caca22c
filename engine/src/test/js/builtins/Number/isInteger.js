same(Number.isInteger(5.0) && !Number.isInteger(5.5) && !Number.isInteger('5'), true);
same(Number.isSafeInteger(2 ** 53), false);
same(Number.isFinite('1'), false);
same(isFinite('1'), true);
same(Number.isNaN('x'), false);
same(isNaN('x'), true);
