'use strict';
// Storage: keys as properties, methods, the quota.
const t=(label,f)=>{try{const r=f();console.log(label,'->',r)}catch(e){console.log(label,'!!',e.name,e.code,JSON.stringify(e.message))}};
for (const S of ['sessionStorage']) { const s=globalThis[S]; console.log(S,typeof s); if(!s) continue;
t('desc',()=>{const d=Object.getOwnPropertyDescriptor(globalThis,S);return [d.enumerable,d.configurable,d.get&&d.get.name,d.set&&d.set.name]});
t('inst',()=>[s,s instanceof Storage,Object.prototype.toString.call(s),s.constructor.name,Object.getPrototypeOf(s)===Storage.prototype]);
t('ctor',()=>new Storage());t('ctorcall',()=>Storage());t('len',()=>[Storage.length,Storage.name,s.length]);
t('set',()=>[s.setItem('a',1),s.getItem('a'),s.length,s.a,s['a']]);t('none',()=>[s.getItem('zz'),s.zz]);
t('setItem0',()=>s.setItem());t('setItem1',()=>s.setItem('x'));t('getItem0',()=>s.getItem());t('removeItem0',()=>s.removeItem());t('key0',()=>s.key());t('clear',()=>s.clear());
t('prop',()=>{s.foo='bar';s.num=5;s.obj={};s.nul=null;s.und=undefined;return [s.getItem('foo'),s.num,s.obj,s.nul,s.und,s.length,Object.keys(s)]});
t('key',()=>[s.key(0),s.key(1),s.key(99),s.key(-1),s.key('1'),s.key('x'),s.key(1.7),s.key(2**32)]);
t('in',()=>['foo' in s,'zz' in s,'getItem' in s,s.hasOwnProperty('foo')]);
t('delete',()=>[delete s.foo,s.foo,delete s.nothing,s.removeItem('num'),s.removeItem('q')]);
t('sym',()=>{const y=Symbol('y');s[y]=1;return [s[y],y in s,delete s[y],s[y]]});t('symset',()=>s.setItem(Symbol(),1));t('symval',()=>s.setItem('a',Symbol()));
t('getItem as key',()=>{s.setItem('getItem','x');return [typeof s.getItem,s.getItem('getItem'),Object.keys(s)]});
t('method assign',()=>{s.setItem2='q';s.getItem='over';return [typeof s.getItem,Storage.prototype.getItem.call(s,'getItem')]});
t('unicode',()=>{s.setItem('\u{1F600}k','v\0x\ud800');return [s.getItem('\u{1F600}k'),JSON.stringify(s['\u{1F600}k'])]});
t('index',()=>{s[0]='zero';return [s[0],s.getItem('0'),Object.keys(s)]});
t('defprop',()=>{Object.defineProperty(s,'dp',{value:'x',writable:true,enumerable:true,configurable:true});return [s.dp,s.getItem('dp'),Object.getOwnPropertyDescriptor(s,'dp')]});
t('defacc',()=>{Object.defineProperty(s,'da',{get(){return 1}});return [s.da]});t('defnonw',()=>{Object.defineProperty(s,'dn',{value:1,writable:false});return [s.dn,Object.getOwnPropertyDescriptor(s,'dn')]});
t('json',()=>JSON.stringify(s));t('spread',()=>({...s}));t('illegal',()=>Storage.prototype.getItem.call({},'a'));t('illegal len',()=>Object.getOwnPropertyDescriptor(Storage.prototype,'length').get.call({}));
t('empty key',()=>{s.setItem('','e');return [s.getItem(''),s[''],s.length]});
t('clear2',()=>{s.clear();return [s.length,Object.keys(s),s]});
t('quota',()=>s.setItem('big','x'.repeat(6*1024*1024)));t('quota exact',()=>{const r=[];for(const n of [5242880,5242879,5242878,5242877,2621440,2621439,2621438,10485760,10485758]){try{s.clear();s.setItem('k','x'.repeat(n));r.push(n+' ok')}catch(e){r.push(n+e.name)}}return r});
t('quota 2b',()=>{const r=[];for(const n of [2621440,2621439,2621438,1747626,1747625]){try{s.clear();s.setItem('k','\u20ac'.repeat(n));r.push(n+' ok')}catch(e){r.push(n+e.name)}}return r});
t('quota prop',()=>{s.k='x'.repeat(2e7)});
t('set storage',()=>{s.clear();s.setItem('p','q')});
}
t('StorageEvent',()=>typeof StorageEvent);t('assign',()=>{globalThis.sessionStorage=5;return globalThis.sessionStorage});
