'use strict';
// util.parseEnv with keys and values of all kinds; comparison of URLs; typed arrays that may not be frozen.
const util = require('util');
for (const s of ['^a=1','|=','a b=1','=1','=1\nb=2','1=2','a.b=c','a-b = c','export a=1','export  a = 1','exporta=1','export =1','export=2','é=1','"q"=1','a\tb=1','a=\n b=2','a= \n\n c=3',' \n\n a=1',"a='x\ny' z\nb=1",'a=`x','a="x\nb=1','#a=1','a#b=1','a=b#c','a=#','x\ny=1','a=1=2','a:1','a: b=1','a="1"2=3\nb=4','a=" x "','a=\' \\n \'','a="\\n\\t"','a\n=1','a=\\n','\u00a0a=1','a=\u00a0','a=\t1\t','a=\f1','\fa=1','\va=1','a\0=1','a==','=','==','==a','a=\r\nb=1','a\r=1','$a=1','{a}=1','a,b=1','export a','export\ta=1',' export a=1','EXPORT a=1', 'a="x" # y', 'a="x"#y\nb=1','a=\'x\'y','constructor=1','__proto__=1','a=1\na=2','5=1\n3=2'])
 { console.log(JSON.stringify(s), JSON.stringify(util.parseEnv(s)), Object.keys(util.parseEnv(s)).join()); }
for (const [x,y] of [[new URL('http://a'),new URL('http://b')],[new URL('http://a'),new URL('http://a')],[new URL('http://a'),{}],[Object.assign(new URL('http://a'),{x:1}),new URL('http://a')]]) console.log(util.isDeepStrictEqual(x,y));
const assert=require('assert'); for (const m of ['deepEqual','partialDeepStrictEqual','notDeepEqual']) try { assert[m](new URL('http://a'),new URL('http://b')); console.log('ok') } catch(e){console.log(e.message)}
const a=new Uint8Array(2); try{Object.freeze(a)}catch(e){console.log(e.message)}; console.log(Object.isExtensible(a));
const b=new Uint8Array(2); try{Object.seal(b)}catch(e){console.log(e.message)}; console.log(Object.isExtensible(b));
for (const s of ['a\ud83d=1','a=\udc00b','\ud83d\ude00=\ud83d\ude00']) { const e=util.parseEnv(s); console.log(JSON.stringify(Object.entries(e))); }
for (const s of ['=\n#','K\n=\nN=1','=\nx','=\n=1\nb=2','\n=\n']) console.log(JSON.stringify(s), JSON.stringify(Object.entries(util.parseEnv(s))));
for (const s of ['=y=y', ' =y=\\t\\r\\nK', 'export export =', 'export a=', '==y\\nb=1']) console.log(JSON.stringify(s), JSON.stringify(Object.entries(util.parseEnv(s))));
