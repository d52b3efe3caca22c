builtin(Function.prototype, 'toString', 0);
same(function  name ( a,b ) { /* c */ }.toString(), 'function  name ( a,b ) { /* c */ }');
same((x=>x).toString(), 'x=>x');
same(class  A { m() {} }.toString(), 'class  A { m() {} }');
same({ get  a() { return 1; } }.__lookupGetter__('a').toString(), 'get  a() { return 1; }');
same(Math.max.toString(), 'function max() { [native code] }');
same((function () {}).bind().toString(), 'function () { [native code] }');
throws(() => Function.prototype.toString.call({}), "TypeError: Function.prototype.toString requires that 'this' be a Function");
