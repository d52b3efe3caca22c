function declared ( a , b ) { /* inside */ return a }
same(String(declared), 'function declared ( a , b ) { /* inside */ return a }');
same(String(( x ) =>  x + 1), '( x ) =>  x + 1');
same(String(async x=>x), 'async x=>x');
const o = { m ( ) { }, get  g ( ) { return 1 }, * gen ( ) { }, async  am ( ) { }, [ 'c' ] ( ) { }, f : function ( ) { } };
same(String(o.m), 'm ( ) { }');
same(String(Object.getOwnPropertyDescriptor(o, 'g').get), 'get  g ( ) { return 1 }');
same(String(o.gen), '* gen ( ) { }');
same(String(o.am), 'async  am ( ) { }');
same(String(o.c), "[ 'c' ] ( ) { }");
same(String(o.f), 'function ( ) { }');
class A { static  s ( ) { } #p ( ) { } }
same(String(A), 'class A { static  s ( ) { } #p ( ) { } }');
same(String(A.s), 's ( ) { }');
same(String(class { }), 'class { }');
same(String(declared.bind()), 'function () { [native code] }');
same(String(Math.max), 'function max() { [native code] }');
