'use strict';
// Functions, aggregates, window functions and authorizers: arguments, results, errors, and what they may not do.
const fs = require("fs");const os = require("os");const path = require("path");const sqlite = require("node:sqlite");
const D = sqlite.DatabaseSync;
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "gyre-sqlite-"));
process.chdir(directory);
process.on("exit", () => fs.rmSync(directory, { recursive: true, force: true }));
const db = new D(":memory:");
const t = (label, action) => {
  try {
    console.log(label, "->", action());
  } catch (e) {
    console.log(label, "!!", e.name, e.code, e.errcode, e.errstr, JSON.stringify(e.message));
  }
};

const g=(sql,...a)=>{const st=db.prepare(sql);st.setReturnArrays(true);return st.get(...a)};
for (const a of [['f'],['f',{}],['f',1],['f',null],['f',{},1],['f',{deterministic:1},()=>1],['f',{directOnly:1},()=>1],['f',{useBigIntArguments:1},()=>1],['f',{varargs:1},()=>1],[1,()=>1],['f',()=>1],['f',undefined,()=>1],['f',{},()=>1],['f\0x',()=>1],['',()=>1],['x'.repeat(300),()=>1]]) t('function '+require('util').inspect(a).slice(0,60),()=>db.function(...a));
t('f len',()=>{db.function('f3',(a,b,c)=>[a,b,c].join());return g('select f3(1,2,3)')});t('f len bad',()=>g('select f3(1)'));t('varargs',()=>{db.function('fv',{varargs:true},(...a)=>a.length+':'+a.map(x=>typeof x+x));return g('select fv(),fv(1,2.5,null,\'a\',x\'01\')')});
t('fn big args',()=>{db.function('fb',{useBigIntArguments:true},(a)=>typeof a);return g('select fb(1),fb(1.5)')});t('fn unsafe int',()=>{db.function('fi',(a)=>typeof a);return g('select fi(9007199254740993)')});
for(const v of [1,1.5,'s','a\0b',null,undefined,true,10n,2n**64n,{},[],Symbol('z'),new Uint8Array([1,2]),new DataView(new ArrayBuffer(1)),new ArrayBuffer(1),Promise.resolve(1),()=>1,NaN,-0,Infinity,new Date(0)]) t('ret '+(typeof v=='symbol'?'sym':typeof v=='bigint'?v+'n':require('util').inspect(v)),()=>{db.function('r',()=>v);return g('select r(),typeof(r())')});
t('throws',()=>{db.function('th',()=>{throw new RangeError('boo')});return g('select th()')});t('throws str',()=>{db.function('th',()=>{throw 'str'});return g('select th()')});t('throws exec',()=>db.exec('select th()'));t('throws all',()=>db.prepare('select th()').all());t('throws run',()=>db.prepare('select th()').run());t('throws it',()=>[...db.prepare('select th()').iterate()]);
t('after throw',()=>g('select 1'));
t('close in fn',()=>{const d=new D(':memory:');let r;d.function('c',()=>{try{d.close();r='ok'}catch(e){r=e.message+e.code}});const q=d.prepare('select c()').all();return [q,r,d.isOpen]});
t('dispose in fn',()=>{const d=new D(':memory:');let r;d.function('c',()=>{try{d[Symbol.dispose]();r='ok'}catch(e){r=e.message+e.code}});const q=d.prepare('select c()').all();return [q,r,d.isOpen]});
t('close in exec',()=>{const d=new D(':memory:');let r;d.function('c',()=>{try{d.close();r='ok'}catch(e){r=e.message+e.code}});const q=d.exec('select c(); select c()');return [q,r,d.isOpen]});
t('stmt close in fn',()=>{let r,st;db.function('c',()=>{try{st.close();r='ok'}catch(e){r=e.message+e.code}});st=db.prepare('select c() from json_each(\'[1,2]\')');const q=st.all();let r2;try{r2=st.all()}catch(e){r2=e.message};return [q,r,r2]});
t('stmt close in iter',()=>{let r,st;db.function('c',()=>{try{st.close();r='ok'}catch(e){r=e.message+e.code}});st=db.prepare('select c() from json_each(\'[1,2]\')');const q=[...st.iterate()];return [q,r]});
t('same stmt in fn',()=>{let r,st,n=0;db.function('c',()=>{if(n++>0)return 7;try{r=st.all()}catch(e){r=e.message+e.code}});st=db.prepare('select c() from json_each(\'[1,2]\')');const q=st.all();return [q,r]});
t('same stmt run in fn',()=>{let r,st,n=0;db.function('c',()=>{if(n++>0)return 7;try{r=st.run()}catch(e){r=e.message+e.code}});st=db.prepare('select c() from json_each(\'[1,2]\')');const q=st.run();return [q,r]});
t('same stmt iterate in fn',()=>{let r,st,n=0;db.function('c',()=>{if(n++>0)return 7;try{r=st.iterate().next()}catch(e){r=e.message+e.code}});st=db.prepare('select c() from json_each(\'[1,2]\')');const q=[...st.iterate()];return [q,r]});
t('same stmt columns in fn',()=>{let r,st,n=0;db.function('c',()=>{r=[st.columns().length,st.expandedSQL,st.stat('run')]});st=db.prepare('select c()');const q=st.all();return [q,r]});
t('prepare in fn',()=>{let r;db.function('c',()=>db.prepare('select 5 x').get().x);return g('select c()')});
t('exec in fn',()=>{db.function('c',()=>db.exec('create table if not exists fromfn(a)'));return g('select c()')});
t('refn in fn',()=>{let r;db.function('c',()=>{try{db.function('c',()=>2)}catch(e){r=e.message};return 1});return [g('select c()'),r,g('select c()')]});
t('deser in fn',()=>{let r;const b=db.serialize();db.function('c',()=>{try{db.deserialize(b)}catch(e){r=e.message+e.code};return 1});return [g('select c()'),r]});
t('open in fn after close',()=>{const d=new D(':memory:');let r;d.function('c',()=>{try{d.close();d.open();r='ok'}catch(e){r=e.message+e.code}});const q=d.prepare('select c()').all();return [q,r,d.isOpen]});
t('override builtin',()=>{db.function('lower',(x)=>'mine');return g("select lower('A')")});
t('directOnly',()=>{db.function('dd',{directOnly:true},()=>1);db.exec('create view vv as select dd() x');return g('select * from vv')});
t('determ idx',()=>{db.function('de',{deterministic:true},(x)=>x);db.exec('create table ti(a);create index ii on ti(de(a))')});t('nondeterm idx',()=>{db.function('nd',(x)=>x);db.exec('create index ij on ti(nd(a))')});
// aggregate
for (const a of [['a'],['a',{}],['a',1],['a',{start:0}],['a',{step:1}],['a',{start:0,step:1}],['a',{start:0,step:()=>1,result:1}],['a',{start:0,step:()=>1,inverse:1}],['a',{step:()=>1}],['a',{start:0,step:()=>1,varargs:1}],['a',{start:0,step:()=>1,deterministic:1}],['a',{start:0,step:()=>1,directOnly:1}],['a',{start:0,step:()=>1,useBigIntArguments:1}],['a',{start:null,step:(a,b)=>1}],['a',{start:undefined,step:(a,b)=>1}]]) t('agg '+require('util').inspect(a),()=>db.aggregate(...a));
db.exec("create table t3(x,y);insert into t3 values('a',4),('b',5),('c',3),('d',8),('e',1)");
t('sumint',()=>{db.aggregate('sumint',{start:0,step:(a,v)=>a+v});return g('select sumint(y) from t3')});t('sumint empty',()=>g('select sumint(y) from t3 where 0'));
t('window noinv',()=>g('select sumint(y) over (order by x rows between 1 preceding and 1 following) from t3'));
t('window',()=>{const log=[];db.aggregate('sumw',{start:0,step:(a,v)=>(log.push(['s',a,v]),a+v),inverse:(a,v)=>(log.push(['i',a,v]),a-v),result:(a)=>(log.push(['r',a]),a)});const st=db.prepare('select x, sumw(y) over (order by x rows between 1 preceding and 1 following) w from t3');return JSON.stringify([st.all(),log])});
t('start fn',()=>{let n=0;db.aggregate('sf',{start:()=>({n:n++,v:[]}),step:(a,v)=>{a.v.push(v);return a},result:a=>JSON.stringify(a)});return [g('select sf(y) from t3'),g('select sf(y) from t3')]});
t('start fn throws',()=>{db.aggregate('sft',{start:()=>{throw new Error('start')},step:(a,v)=>a});return g('select sft(y) from t3')});t('step throws',()=>{db.aggregate('stt',{start:0,step:()=>{throw new Error('step')}});return g('select stt(1) from t3')});t('result throws',()=>{db.aggregate('srt',{start:0,step:()=>1,result:()=>{throw new Error('res')}});return g('select srt() from t3')});t('inverse throws',()=>{db.aggregate('sit',{start:0,step:(a,v)=>1,inverse:()=>{throw new Error('inv')}});return db.prepare('select sit(y) over (order by x rows between 1 preceding and 1 following) from t3').all()});
t('agg args',()=>{db.aggregate('aa',{start:0,varargs:true,step:(...a)=>a.length});return g('select aa(1,2,3),aa() from t3')});t('agg wrong n',()=>g('select sumint(1,2)'));
t('agg len',()=>{db.aggregate('al',{start:0,step:(acc)=>acc+1});return g('select al() from t3')});
t('agg len inv',()=>{db.aggregate('ali',{start:0,step:(acc,a)=>acc+1,inverse:(acc,a,b)=>acc});return g('select ali(1,2) from t3')});
t('agg group',()=>{return db.prepare('select sumint(y) s from t3 group by x>\'b\'').all()});
t('agg result bad',()=>{db.aggregate('ab',{start:0,step:()=>({})});return g('select ab() from t3')});
t('agg result undefined',()=>{db.aggregate('au',{start:0,step:()=>undefined});return g('select au() from t3')});
t('agg big',()=>{db.aggregate('abig',{start:0n,useBigIntArguments:true,step:(a,v)=>a+v});return g('select abig(y) from t3')});
t('agg close',()=>{const d=new D(':memory:');let r;d.aggregate('c',{start:0,step:()=>{try{d.close();r='ok'}catch(e){r=e.message}}});return [d.prepare('select c()').all(),r]});
// authorizer
const d2=new D(':memory:');d2.exec('create table x(a,b);insert into x values(1,2)');
t('auth log',()=>{const l=[];d2.setAuthorizer((...a)=>(l.push(a),0));d2.prepare('select a from x').all();d2.exec('insert into x values(3,4)');return JSON.stringify(l)});
for(const [k,v] of Object.entries({deny:1,ignore:2,three:3,neg:-1,str:'x',undef:undefined,nul:null,float:1.5,obj:{},big:1n,promise:Promise.resolve(0),nan:NaN,bool:true})) t('auth ret '+k,()=>{d2.setAuthorizer((c)=>c==20?v:0);return d2.prepare('select a,b from x').all()});
t('auth throws',()=>{d2.setAuthorizer(()=>{throw new Error('authboo')});return d2.prepare('select a from x').all()});t('auth throws exec',()=>d2.exec('select a from x'));
t('auth null',()=>{d2.setAuthorizer(null);return d2.prepare('select a from x').all().length});
t('auth close',()=>{let r;const d=new D(':memory:');d.setAuthorizer(()=>{try{d.close();r='ok'}catch(e){r=e.message};return 0});d.prepare('select 1');return [r,d.isOpen]});
t('auth prepare',()=>{let r,n=0;const d=new D(':memory:');d.setAuthorizer(()=>{if(n++==0)try{r=d.prepare('select 1').all()}catch(e){r=e.message};return 0});d.prepare('select 1');return r});
t('auth set null inside',()=>{let r,n=0;const d=new D(':memory:');d.setAuthorizer(()=>{d.setAuthorizer(null);return 0});return d.prepare('select 1').all()});
