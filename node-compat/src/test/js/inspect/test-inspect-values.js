'use strict';
// Prints many values with many options; the recorded output is Node's.
const util = require('util');
const vals={};
let k=0; const add=(v,label)=>{vals[label||('v'+k++)]=v};
class Foo{constructor(){this.a=1}}; class Bar extends Foo{static x=1;get q(){return 1}}; 
add([[[[Object.create(null)]]]],'deepnull'); add({a:{b:{c:Object.create(null,{x:{value:1,enumerable:true}})}}},'deepnull2');add({a:{b:{c:new Map([[1,2]]),d:new Map,e:new Foo,f:[1],g:[],h:{},i:()=>{},j:Object.assign(()=>{},{a:1}),k:new Date(0),l:Object.assign(new Date(0),{q:1}),m:Object.assign(/a/,{q:1}),n:new Error('x').message,o:new Set([1]),p:Promise.resolve(1),q:Object(1),r:new Uint8Array(2),s:new WeakMap,t:class A{static x=1},u:new ArrayBuffer(2), v:new (class X extends Array{})(2),w:Object.assign(new (class extends Foo{}),{[Symbol.toStringTag]:'tt'}),x:new (class T{get [Symbol.toStringTag](){return 'TAG'} z=1})}}},'deepall');
add(Foo);add(Bar);add(new Foo);add(new Bar);add([new Foo,new Bar]);
add({a:{b:{[Symbol.for("nodejs.util.inspect.custom")](d,o,ii){return "x\ny"}}}});
add({a:{b:{[Symbol.for("nodejs.util.inspect.custom")](d,o,ii){return [d,o.depth,{a:1,b:{c:{}}}]}}}});
add({[Symbol.for("nodejs.util.inspect.custom")](d,o,ii){return Object.keys(o)}});
add({[Symbol.for("nodejs.util.inspect.custom")](d,o,ii){return ii({a:{b:{c:{}}}},{...o,depth:d-1})}});
add({[Symbol.for("nodejs.util.inspect.custom")](){return this},z:1});
add(new Proxy({a:1},{}));add(new Proxy(function f(){},{})); add(new Proxy([1,2],{get(){return 1}}));add(new Proxy(new Proxy({a:1},{}),{}));add({a:new Proxy({a:{b:{c:{}}}},{})});
const r=Proxy.revocable({},{});r.revoke();add(r.proxy);
for(const v of [new Set([1]).values(),new Map([[1,2],[3,{a:1}]]).entries(),new Set([1]).entries(),new Map([[1,2]]).keys(),[1][Symbol.iterator](),"a"[Symbol.iterator](),"a".matchAll(/a/g),(function*(){})(), (async function*(){})(), function*g(){}, async()=>{}, async function*ag(){}]) add(v);
for(const v of [Object(1),Object("abc"),Object(1n),Object(true),Object(Symbol("q")),Object.assign(Object(1),{a:1}),Object(-0),Object.assign(Object("abc"),{a:1})]) add(v);
for(const v of [Promise.resolve(1),Promise.resolve({a:{b:{c:{d:1}}}}),(()=>{let q=Promise.reject(3);q.catch(()=>{});return q})(),new Promise(()=>{})]) add(v);
for(const v of [new Date(NaN),new Date(0),Object.assign(new Date(0),{a:1}),/a/g,Object.assign(/x/,{y:1}),new (class MD extends Date{})(0),new (class MR extends RegExp{})("a")]) add(v);
for(const v of [new (class extends Map{})([[1,2]]),new (class X extends Array{})(3),new (class Y extends Set{}),new (class Z extends Promise{})(()=>{}),new (class M extends Map{})([[1,{a:2}]])]) add(v);
for(const v of [Object.create({constructor:null}), Object.create(Object.create(null)), Object.create(Foo.prototype),Foo.prototype,Bar.prototype,Object.create(Array.prototype),Object.create(Object.create(Object.create(null)))]) add(v);
add({get a(){return 1},set a(x){},get b(){return 2},set c(x){}});
for(const v of [[,1,,,2,,],[undefined,null],Object.assign([1],{a:2,"-1":3}),new Array(200),Object.assign(new Array(5),{3:1,x:1}),Array.from({length:150},(_, i)=>i)]) add(v);
for(const v of ["it's","\"q\" it's","`\"'","\u001b\u0080\ud800","${\"'",'a\nb','\u{1F600}x\udc00','a'.repeat(10001)]) {add(v);add([v]);add({[v]:v})}
add({"a-b":1,a1:2,$a:3,1:2,[Symbol("x y")]:1,[Symbol()]:2,["__proto__"]:1,"it's":1,'':2,'a\nb':3,[Symbol('a\nb')]:1,[Symbol.iterator]:1});
const o={};o.a=o;o.b={c:o};o.d=[o];add(o);add(new Map([[o,o]]));
const o2={x:{y:{z:{}}}};o2.x.y.z.w=o2.x;add(o2);
add("a".repeat(20)+"\n"+"b".repeat(80));add({x:"a".repeat(20)+"\n"+"b".repeat(80)});add(["a".repeat(20)+"\n"+"b".repeat(80)]);
add(new Map([[{a:1},{b:[1,2,{c:3}]}]]));add(new Set([[1],{a:{b:{c:1}}}]));
for(const v of [new (function(){})(), new (class{}), function(){}, class{}, Object.assign(function f2(){},{a:1}),Object.setPrototypeOf(function z(){},null),Object.setPrototypeOf(class Z{},null),(class W extends null{}),class extends Foo{},class Q extends Map{}]) add(v);
for(const v of [Object.setPrototypeOf([1,2],null),Object.setPrototypeOf(new Map([[1,2]]),null),Object.setPrototypeOf(new Set(),null),Object.setPrototypeOf(new Date(0),null),Object.setPrototypeOf(/a/,null),Object.setPrototypeOf(new Uint8Array(2),null),Object.setPrototypeOf(Promise.resolve(1),null),Object.setPrototypeOf(new WeakMap,null),Object.setPrototypeOf(Object(1),null),Object.setPrototypeOf(Object("ab"),null),Object.setPrototypeOf(Object.assign(new Error("zz"),{stack:'Error: zz\n    at q'}),null)]) add(v);
add((function(){return arguments})(1,2));add((function(){return arguments})());add((function(){'use strict';return arguments})(1,{a:1}));add({a:{b:{c:(function(){return arguments})(1)}}});
for(const v of [new ArrayBuffer(2),new ArrayBuffer(100), new DataView(new ArrayBuffer(1)),  new WeakRef({a:1}), new Uint8Array(2),new Float64Array([1.5,-0,NaN]),new BigInt64Array(2),new Uint8Array(0),new WeakSet,new WeakMap,Object.assign(new ArrayBuffer(1),{x:1}),new Uint8Array(200)]) add(v);
// errors
const mk=(C,m,st,p)=>{const e=new C(m);if(st!==undefined)e.stack=st;Object.assign(e,p);return e};
class QErr extends Error{}; class VE extends TypeError{constructor(m){super(m);this.name='VE'}}
add(mk(Error,'boo','Error: boo\n    at x (file.js:1:1)\n    at y'));add(mk(Error,'boo','Error: boo'));add(mk(QErr,'boo','Error: boo\n    at x'));add(mk(VE,'boo','TypeError: boo\n    at x'));add(mk(Error,'boo','Error: boo\n    at x',{code:'E',errno:-2}));
add(mk(Error,'multi\nline','Error: multi\nline\n    at x'));add({e:mk(Error,'boo','Error: boo\n    at x')});add([mk(Error,'boo','Error: boo\n    at x',{a:{b:{c:{d:1}}}})]);
add(mk(Error,'','Error\n    at x'));add(mk(Error,'x',''));add(mk(Error,'x',undefined,{stack:undefined}));add(mk(Error,'x','custom stack'));add(mk(Error,'boo','Error: boo\n    at x',{name:'Other'}));add(mk(Error,'boo','Error: boo\n    at x',{message:'changed'}));
add(Object.assign(new Error('o',{cause:mk(Error,'c','Error: c\n    at z')}),{stack:'Error: o\n    at a'}));add(Object.assign(new Error('o',{cause:'str'}),{stack:'Error: o\n    at a'}));add(Object.assign(new Error('o',{cause:undefined}),{stack:'Error: o\n    at a'}));
add(Object.assign(new AggregateError([mk(Error,'1','Error: 1\n    at z'),2],'agg'),{stack:'AggregateError: agg\n    at a'}));add(Object.assign(new AggregateError([],'agg'),{stack:'AggregateError: agg'}));
{const s='\n    at a\n    at b\n    at c\n    at d\n    at e';add(Object.assign(new Error('o',{cause:mk(Error,'c','Error: c\n    at z'+s)}),{stack:'Error: o\n    at y'+s}));}
add(mk(RangeError,'boo','Error: boo\n    at x'));add(mk(QErr,'boo','QErr: boo\n    at x'));class Foo2 extends Error{get name(){return 'Zed'}};add(mk(Foo2,'b','Zed: b\n    at x'));
{const e=mk(Error,'boo','Error: boo\n    at x');e.self=e;add(e)}
{const e=mk(Error,'boo','Error: boo\n    at x');e.cause=e;add(e)}
add(mk(Error,'boo','Error: boo\n    at x',{[Symbol('q')]:1}));
add(Object.create(Error.prototype));add(Object.assign(Object.create(Error.prototype),{message:'m'}));
// layout
add({a:'x'.repeat(30),b:'y'.repeat(30)});add({a:'x'.repeat(33),b:'y'.repeat(30)});add({a:1,b:{c:2,d:{e:3}}});add({a:{b:{c:{}}}});add({a:{b:{c:{d:1}}},x:[1,[2,[3,[4]]]]});
add([1,2,3,4,5,6,7]);add([1.5,22,333,4444,55555,6,7,8,9,10]);add(['a','bb','ccc','dddd','e','f','g','hhhhhh']);add(Array.from({length:30},(_,i)=>'item'+i));add(Array.from({length:27},(_,i)=>i*1000));add(Array.from({length:10},(_,i)=>({a:i})));add([1n,2n,3n,4n,5n,6n,7n]);add([1,'a',2,'b',3,'c',4]);add(Array.from({length:120},(_,i)=>i*i));add(Array.from({length:12},(_,i)=>'x'.repeat(i*3)));add(Array.from({length:8},()=>[1,2,3,4,5,6,7,8]));add({x:Array.from({length:40},(_,i)=>i),y:{z:Array.from({length:10},(_,i)=>'k'+i)}});add([undefined,null,true,false,1,2,3]);add(Array.from({length:7},(_,i)=>'é'.repeat(i)+'漢'));
add(new Set(Array.from({length:20},(_,i)=>i)));add(new Map(Array.from({length:120},(_,i)=>[i,{v:i}])));add(new Set(Array.from({length:120},(_,i)=>i)));
add(Object.fromEntries(Array.from({length:30},(_,i)=>['key'+i,i])));
add([['a',1],['b',2],['c',[3]]]);add({f(){},g:()=>{},h:class{},i:Symbol('s'),j:123n,k:null,l:undefined,m:NaN,n:-0,o:'s'});
add([{name:'a',items:[{id:1,tags:['x','y']},{id:2,tags:[]}]},{name:'b',items:[]}]);
add({a:[{b:{c:{}}}]});add([[[]]]);add([[[[]]]]);add({a:{},b:[],c:new Map,d:new Set});
add(Object.create({},{a:{value:1,enumerable:false},b:{value:2,enumerable:true}}));
add(1e21);add(-1.5);add(123456789.123456);add(0n);add(Symbol('a b'));add(undefined);add(null);add(true);add('x');
add({[Symbol.toStringTag]:'own'});add(new (class A{get [Symbol.toStringTag](){return 'B'}}));add(Object.defineProperty({},Symbol.toStringTag,{value:'hid'}));
add(Object.assign(Object.create(null),{a:{b:1}}));
add(Object.defineProperty(function fx(){}, Symbol.toStringTag,{value:'FT'}));
add({constructor:'x',a:1});add({constructor:class K{}});add(Object.assign(new Foo,{constructor:undefined}));
const optss = { none: undefined, hidden: { showHidden: true }, colors: { colors: true }, flat: { compact: false }, narrow: { breakLength: 40, maxArrayLength: 3 }, proxy: { showProxy: true, getters: true, depth: 0 } };
for (const [name, options] of Object.entries(optss)) {
  for (const [label, value] of Object.entries(vals)) {
    let text;
    try { text = options ? util.inspect(value, options) : util.inspect(value); } catch (error) { text = `throws ${error.message}`; }
    if (text.length > 1500) continue;
    console.log(`# ${name} ${label}`);
    console.log(text.replace(/\n +at .*/g, '\n    at X'));
  }
}

// The smallest numbers have one digit where one tells them apart; an error that is its own name has no text.
console.log(util.inspect([18, 19, 20, 21, 22].map((times) => times * 5e-324)));
const itself = new TypeError('own');
itself.name = itself;
console.log(util.inspect(itself));
