let evaluated = 0;
same(void evaluated++, undefined);
same(evaluated, 1);
same(void 0, undefined);
same(void function () { return 5; }(), undefined);
throws(() => void missing, 'ReferenceError: missing is not defined');
same((() => void 3)(), undefined);
