same([1, NaN].includes(NaN), true);
same([-0].includes(0), true);
same([1, 2, 3].includes(1, 1), false);
same([1, 2, 3].includes(3, -1), true);
same([,].includes(undefined), true);
same([1].includes('1'), false);
