'use strict';
// Messages of comparisons whose sides are a line each: under each other, with a mark at the first difference.
const assert = require('assert');
function t(method, actual, expected) {
  try {
    assert[method](actual, expected);
    console.log('ok');
  } catch (error) {
    console.log(JSON.stringify(error.message));
  }
}
const fa={a(){}}.a, fb={b(){}}.b;
for (const m of ['strictEqual','deepStrictEqual','partialDeepStrictEqual']) for (const [a,b] of [[()=>{},()=>{}],[fa,fb],[function abc(){},function abd(){}],['abcdefgh','abcdxfgh'],['abcdefgh1234567','abcdxfgh12345678'],[12345678,12345679],[1234567,[1]],[Symbol('abcdef'),Symbol('abcdeg')],[new Date(0),new Date(1)],[/abcdef/,/abcdeg/],[[1,2,3],[1,2,4]],[{a:1,b:2},{a:1,b:3}],['a\nb','a\nc'],['x'.repeat(60),'x'.repeat(59)+'y'],['x'.repeat(30),'x'.repeat(29)+'y'],[class Abc{},class Abd{}],[{},[]],[new Error('aaa'),new Error('aab')],[Object('abcdef'),Object('abcdeg')],[new Map([[1,2]]),new Map([[1,3]])],[10n**12n,10n**12n+1n],[undefined,null],[true,'true-ish thing'],['ab',['ab']],[NaN,'NaN something'],[-0,0]]) t(m,a,b);
for (const m of ['strictEqual','deepStrictEqual']) for (const [a,b] of [[[],1],[1,[]],[{},1],[Symbol('abc'),Symbol('abc')],[Symbol(),Symbol()],[null,{}],[null,1],[()=>1,1],[()=>1,{}],['','a'],['abc','abcdefghijklmnop'],['abcdefghijklmnop','abc'],['abcd','abcde'.repeat(3)],[1,1n],['12345678901','1234567890'],['a'.repeat(50),'b'],[{a:1},1],[1,{a:1}],[-0,0],[0,-0],[{a:{b:1}},'{ a'],[[1],'[ 1']]) { t(m,a,b); try { assert[m](a,b,'my own') } catch(e) {console.log(JSON.stringify(e.message))} }
