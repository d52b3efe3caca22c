same([1, 2].some((value) => value > 1), true);
same([].some(() => true), false);
same([,].some(() => true), false);
