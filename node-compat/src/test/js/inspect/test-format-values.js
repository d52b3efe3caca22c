'use strict';
// Prints util.format of many values; the recorded output is Node's.
const util = require('util');
const chk = (label, f) => { let text; try { text = f(util); } catch (error) { text = `throws ${error.message}`; } console.log(`# ${label}: ${String(text).replace(/\n +at .*/g, '\n    at X')}`); };
class Foo{}; class T{toString(){return 'T!'}}; class E2 extends Error{toString(){return 'E2!'}} class S2 extends T{}; class D extends Date{}
const circ={};circ.a=circ;
const st=(e)=>{e.stack=e.name+': '+e.message+'\n    at z';return e};
const vals=[1,-0,1.5,NaN,'abc','12','0x10','1.5e3','',null,undefined,true,1n,-5n,Symbol('a'),{a:1},{a:{b:{c:{d:1}}}},[1,[2,[3,[4]]]],function f(){},()=>1,class A{},new Foo,new T,new S2,new Date(0),new D(0),/a/,st(new Error('boo')),st(new E2('q')),Object.create(null),new Map([[1,2]]),new Set([1]),circ,new Proxy({a:1},{}),new Proxy(new T,{}),Object(1),Object('x'),{toString(){return 'own'}},{[Symbol.toPrimitive](){return 'prim'}},[],{},new String('zz'),Promise.resolve(1),{toJSON(){return 'tj'}},new (class extends Foo{toString=1}), Object.setPrototypeOf({a:1},{toString(){return 'pp'}})];
for(const f of ['%s','%d','%i','%f','%j','%o','%O','%c','%%','%x','%','a%sb%sc','%s%']) for(let i=0;i<vals.length;i++){ chk(f+' '+i,u=>u.format(f,vals[i]));chk(f+' two '+i,u=>u.format(f,vals[i],vals[i])); chk(f+' c '+i,u=>u.formatWithOptions({colors:true},f,vals[i],vals[i])); chk('ns',u=>u.formatWithOptions({numericSeparator:true},f,vals[i],vals[i])); }
for(const v of vals) chk('lone',u=>u.format(v,v,'x')); chk('none',u=>u.format());chk('str',u=>u.format('%s %s'));chk('%%',u=>u.format('%%'));chk('%% s',u=>u.format('%%','x'));chk('%% s',u=>u.format('%%%s%%','x'));chk('',u=>u.format('%s',123456789.12)); chk('',u=>u.formatWithOptions({numericSeparator:true},'%s %d',123456789.12,1234567n));

