'use strict';
// Statements: binding values of every type, named and positional parameters, rows, columns, counters, iterators, what is closed.
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

db.exec('create table d(a,b,c)');
for (const x of [1,1.5,-0,NaN,Infinity,2**53,1e300,'é\u{1F600}','a\0b','\ud800',10n,2n**63n-1n,2n**63n,-(2n**63n),null,undefined,true,Symbol('q'),{},[],()=>{},new Date(0),Buffer.from('ab'),new Uint16Array([1,2]),new DataView(new ArrayBuffer(3)),new ArrayBuffer(2),new SharedArrayBuffer(2),new Uint8Array(0),'' ,new String('x'),new Number(3)]) t('bind '+(typeof x=='symbol'?'sym':typeof x=='bigint'?x+'n':require('util').inspect(x)),()=>{const st=db.prepare('select ?,typeof(?1),quote(?1)');st.setReturnArrays(true);return st.get(x)});
for (const x of [1,2**53-1]) t('r',()=>db.prepare('select ? a').get(x));
t('int range',()=>db.prepare('select 9007199254740993 a').get());t('int range all',()=>db.prepare('select 9007199254740993 a').all());t('int range it',()=>[...db.prepare('select -9007199254740993 a').iterate()]);t('int safe',()=>db.prepare('select 9007199254740991 a,-9007199254740991 b').get());t('int 2^53',()=>db.prepare('select 9007199254740992 a').get());
t('bigint',()=>{const st=db.prepare('select 1 a, 1.5 b, 9223372036854775807 c');st.setReadBigInts(true);return st.get()});
t('row',()=>{const r=db.prepare('select 1 a,2 a,3 "0", 4 "__proto__"').get();return [Object.getPrototypeOf(r),Object.getOwnPropertyNames(r),r]});
t('blob',()=>db.prepare("select x'0102' a, x'' b, zeroblob(3) c").get());
t('text nul',()=>db.prepare("select cast(x'610062' as text) a, cast(x'ff61' as text) b, char(0x1f600) c").get());
t('too many',()=>db.prepare('select ?').get(1,2));t('too few',()=>db.prepare('select ?,?').get(1));
t('named',()=>db.prepare('select $a,:b,@c').get({a:1,b:2,c:3}));t('named pref',()=>db.prepare('select $a,:b,@c').get({$a:1,':b':2,'@c':3}));
t('named+pos',()=>db.prepare('select $a,?,:b,?').get({a:1,b:2},3,4));
t('pos in named',()=>db.prepare('select $a').get(1));t('pos in named2',()=>db.prepare('select $a,?').get(1));
t('?NNN',()=>db.prepare('select ?2,?1').get(1,2));t('?NNN named',()=>db.prepare('select ?1').get({1:5}));t('?NNN named2',()=>db.prepare('select ?1').get({'?1':5}));
t('?3',()=>db.prepare('select ?3,?1').get(1,2,3));
t('unknown',()=>db.prepare('select $a').get({z:1}));t('unknown allow',()=>{const st=db.prepare('select $a');st.setAllowUnknownNamedParameters(true);return st.get({z:1})});
t('ambiguous',()=>db.prepare('select $k,@k').get({k:1}));t('ambiguous pref',()=>db.prepare('select $k,@k').get({$k:1,'@k':2}));
t('bare off',()=>{const st=db.prepare('select $a');st.setAllowBareNamedParameters(false);return st.get({a:1})});t('bare off pref',()=>{const st=db.prepare('select $a');st.setAllowBareNamedParameters(false);return st.get({$a:1})});
t('retain',()=>{const st=db.prepare('select $a,$b');const r=[st.get({a:1,b:2})];r.push(st.get({a:5}));r.push(st.get());return r});
t('retain pos',()=>{const st=db.prepare('select ?,?');const r=[st.get(1,2)];r.push(st.get(3));r.push(st.get());return r});
t('arr first',()=>db.prepare('select ?').get([1]));t('null first',()=>db.prepare('select ?').get(null));t('obj second',()=>db.prepare('select ?,?').get(1,{a:1}));t('buf first',()=>db.prepare('select ? a').get(Buffer.from('a')));
t('date first',()=>db.prepare('select ? a').get(new Date(0)));t('fn first',()=>db.prepare('select ? a').get(()=>{}));t('proxy',()=>db.prepare('select $a').get(new Proxy({a:3},{})));t('ab first',()=>db.prepare('select ? a').get(new ArrayBuffer(1)));
t('getter throws',()=>db.prepare('select $a').get({get a(){throw new TypeError('boo')}}));t('inherit',()=>db.prepare('select $a').get(Object.create({a:1})));t('symkey',()=>db.prepare('select $a').get({[Symbol('x')]:1,a:2}));t('nonenum',()=>db.prepare('select $a').get(Object.defineProperty({},'a',{value:1})));
t('named bad type',()=>db.prepare('select $a').get({a:Symbol()}));t('named undefined',()=>db.prepare('select $a').get({a:undefined}));t('named bigint',()=>db.prepare('select $a').get({a:2n**70n}));
const ins=db.prepare('insert into d values(?,?,?)');
t('run',()=>ins.run(1,2,3));t('run',()=>{ins.setReadBigInts(true);return ins.run(1,2,3)});t('run select',()=>db.prepare('select * from d').run());t('insert returning all',()=>db.prepare('insert into d values(9,9,9) returning *').all());t('insert get',()=>db.prepare('insert into d values(8,8,8)').get());t('insert returning get',()=>db.prepare('insert into d select 1,2,3 union all select 4,5,6 returning a').get());t('cnt',()=>db.prepare('select count(*) n from d').get());
t('insert ret run',()=>db.prepare('insert into d select 1,2,3 union all select 4,5,6 returning a').run());t('insert all',()=>db.prepare('insert into d values(8,8,8)').all());
t('columns',()=>db.prepare('select a, a+1 x, b as y from d').columns());t('columns proto',()=>{const c=db.prepare('select 1').columns();return [Array.isArray(c),Object.getPrototypeOf(c[0])]});t('columns none',()=>db.prepare('insert into d values(1,2,3)').columns());
t('expanded',()=>{const st=db.prepare("select $a, ?");st.get({a:"it's"},Buffer.from('a'));return [st.sourceSQL,st.expandedSQL]});
for(const m of ['setAllowBareNamedParameters','setAllowUnknownNamedParameters','setReadBigInts','setReturnArrays']) {t(m,()=>db.prepare('select 1')[m]());t(m,()=>db.prepare('select 1')[m](1));t(m,()=>db.prepare('select 1')[m](true))}
t('prep opts',()=>db.prepare('select 1 a',{readBigInts:true,returnArrays:true}).get());t('prep opts bad',()=>db.prepare('select 1 a',1));t('prep opts null',()=>db.prepare('select 1 a',null));for(const o of ['readBigInts','returnArrays','allowBareNamedParameters','allowUnknownNamedParameters'])t('prep opt bad',()=>db.prepare('select 1 a',{[o]:1}));
t('arrays bigints',()=>new D(':memory:',{readBigInts:true,returnArrays:true}).prepare('select 1,2.5').all());
const st=db.prepare('select 1');
for(const k of ['fullscanStep','sort','autoindex','vmStep','reprepare','run','filterMiss','filterHit','memused','memUsed','foo','SQLITE_STMTSTATUS_RUN','fullScanStep','fullscan','autoIndex'])t('stat '+k,()=>st.stat(k));
st.get();t('stat run',()=>[st.stat('run')]);t('resetStats',()=>[st.resetStats(),st.stat('run')]);
t('close',()=>[st.close()]);t('close2',()=>st.close());t('disp',()=>st[Symbol.dispose]());for(const m of ['get','all','run','iterate','columns','stat','resetStats','setReadBigInts','sourceSQL','expandedSQL'])t('final '+m,()=>m.endsWith('SQL')?st[m]:st[m](m=='stat'?'run':true));
t('illegal',()=>sqlite.StatementSync.prototype.get.call({}));t('illegal2',()=>Object.getOwnPropertyDescriptor(st,'sourceSQL').get.call({}));
const it=()=>db.prepare('select value a from json_each(\'[1,2,3]\')').iterate();
t('iter',()=>{const i=it();const p=Object.getPrototypeOf(i);return [Object.getOwnPropertyDescriptors(i),Object.getOwnPropertyDescriptors(p),Object.getPrototypeOf(p)===Iterator.prototype,Object.prototype.toString.call(i)]});
t('iter next',()=>{const i=it();return [i.next(),i.next(),i.next(),i.next(),i.next()]});t('iter return',()=>{const i=it();return [i.next(),i.return(5),i.next()]});t('iter proto',()=>Object.getPrototypeOf(it().next()));
t('iter done proto',()=>{const i=it();i.next();i.next();i.next();const r=i.next();return [Object.getPrototypeOf(r),r,i.return()]});
t('iter illegal',()=>it().next.call({}));t('iter throw',()=>it().throw);
t('iter two',()=>{const q=db.prepare('select 1 a union select 2');const i=q.iterate();const r=[i.next()];const j=q.iterate();r.push(j.next());r.push(i.next());return r});
t('iter reset by all',()=>{const q=db.prepare('select 1 a union select 2');const i=q.iterate();const r=[i.next()];r.push(q.all());r.push(i.next());return r});
t('iter stmt closed',()=>{const q=db.prepare('select 1 a union select 2');const i=q.iterate();i.next();q.close();return i.next()});
t('iter stmt closed ret',()=>{const q=db.prepare('select 1 a union select 2');const i=q.iterate();i.next();q.close();return i.return()});
t('iter db closed',()=>{const d=new D(':memory:');const q=d.prepare('select 1 a union select 2');const i=q.iterate();i.next();d.close();return i.next()});
t('iter db closed ret',()=>{const d=new D(':memory:');const q=d.prepare('select 1 a union select 2');const i=q.iterate();i.next();d.close();return i.return()});
t('stmt db closed',()=>{const d=new D(':memory:');const q=d.prepare('select 1 a union select 2');d.close();return q.all()});
t('stmt db closed sql',()=>{const d=new D(':memory:');const q=d.prepare('select 1 a union select 2');d.close();return q.sourceSQL});
t('stmt db reopened',()=>{const d=new D(':memory:');const q=d.prepare('select 1 a union select 2');d.close();d.open();return q.all()});
t('stmt disp db closed',()=>{const d=new D(':memory:');const q=d.prepare('select 1 a union select 2');d.close();return q[Symbol.dispose]()});t('stmt close db closed',()=>{const d=new D(':memory:');const q=d.prepare('select 1 a union select 2');d.close();return q.close()});
t('close returns',()=>[new D(':memory:').close(),new D(':memory:').exec('select 1'),new D(':memory:')[Symbol.dispose](),new D(':memory:',{open:false}).open()]);
t('bigint arr iterate',()=>{const q=db.prepare('select 1 a union select 2');q.setReturnArrays(true);return [...q.iterate()]});
t('constraint',()=>{db.exec('create table u(a unique not null)');db.exec('insert into u values(1)');db.exec('insert into u values(1)')});t('constraint prep',()=>db.prepare('insert into u values(?)').run(1));t('notnull',()=>db.prepare('insert into u values(?)').run(null));t('after',()=>db.prepare('insert into u values(?)').run(2));
