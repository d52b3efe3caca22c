'use strict';
// Databases: paths, options, every method while closed or with wrong arguments, properties, limits.
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

for (const p of [undefined,null,1,'a\0b',Buffer.from('a\0b'),new URL('http://x/'),new URL('file:///nonexistent/x.db'),'/nonexistent/x',Symbol(),[], {}]) t('path '+String(p?.href??(typeof p=='symbol'?'sym':p)),()=>new D(p));
for (const [k,vs] of Object.entries({open:[1],readOnly:[1],enableForeignKeyConstraints:[1],enableDoubleQuotedStringLiterals:[1],allowExtension:[1],timeout:['a',1.5,-1,2**31,2**40,NaN],readBigInts:[1],returnArrays:[1],allowBareNamedParameters:[1],allowUnknownNamedParameters:[1],defensive:[1],limits:[1,null,{length:-1},{length:1.5},{length:'a'},{length:2**31},{length:Infinity},{sqlLength:0},{foo:1},{column:10}]})) for (const v of vs) t('opt '+k+' '+JSON.stringify(v),()=>{const d=new D(':memory:',{[k]:v});return k=='limits'?{...d.limits}:d.isOpen});
t('opts 1',()=>new D(':memory:',1)); t('opts null',()=>new D(':memory:',null)); t('opts undef',()=>new D(':memory:',undefined).isOpen);t('opts fn',()=>new D(':memory:',()=>{}).isOpen);
t('notopen',()=>{const d=new D(':memory:',{open:false});return [d.isOpen,(()=>{try{return d.isTransaction}catch(e){return e.message}})(), (()=>{try{return d.limits}catch(e){return e.message}})()]});
for (const m of ['close','prepare','exec','function','createTagStore','location','aggregate','createSession','applyChangeset','enableLoadExtension','enableDefensive','loadExtension','serialize','deserialize','setAuthorizer','createModule']) {const d=new D(':memory:',{open:false}); t('closed '+m+' noargs',()=>d[m]()); t('closed '+m,()=>d[m]('select 1',()=>{},1)); t('open noargs '+m,()=>new D(':memory:')[m]()); t('open 1 '+m,()=>new D(':memory:')[m](1)); t('illegal '+m,()=>D.prototype[m].call({}));}
t('dispose closed',()=>new D(':memory:',{open:false})[Symbol.dispose]());
t('open twice',()=>db.open());
t('isOpen desc',()=>Object.getOwnPropertyDescriptor(db,'isOpen'));
t('symdesc',()=>Object.getOwnPropertySymbols(db).map(x=>[x,x===Symbol.for('sqlite-type'),Object.getOwnPropertyDescriptor(db,x)]));
t('protosym',()=>Object.getOwnPropertySymbols(D.prototype));
t('stmt',()=>Object.getOwnPropertyDescriptors(db.prepare('select 1')));
t('stmtproto',()=>Object.getOwnPropertyDescriptors(sqlite.StatementSync.prototype));
t('Sprops',()=>Object.getOwnPropertyDescriptors(sqlite.Session));
t('sess',()=>Object.getOwnPropertyDescriptors(sqlite.Session.prototype));
t('ts',()=>{const x=db.createTagStore();return [Object.getOwnPropertyDescriptors(x),Object.getOwnPropertyDescriptors(Object.getPrototypeOf(x)),x.constructor,x.capacity,x.size,x.db===db]});
t('ts bad',()=>db.createTagStore('a').capacity);t('ts 0',()=>db.createTagStore(0).capacity);t('ts -1',()=>db.createTagStore(-1).capacity);t('ts 1.5',()=>db.createTagStore(1.5).capacity);
t('dispname',()=>[D.prototype[Symbol.dispose].name,D.prototype[Symbol.dispose].length,D.prototype.exec.length,D.length,sqlite.backup.length,sqlite.StatementSync.length,sqlite.backup.name]);
t('lim',()=>[Object.getOwnPropertyDescriptors(db.limits).length,Object.getPrototypeOf(db.limits)===Object.prototype,db.limits===db.limits,Object.keys(db.limits),db.limits.foo, 'foo' in db.limits, 'length' in db.limits, Reflect.ownKeys(db.limits)]);
t('lim',()=>db.limits);
t('lim set',()=>{db.limits.attach=3;return db.limits.attach});t('lim set bad',()=>{db.limits.attach='3';});t('lim set neg',()=>{db.limits.attach=-1;});t('lim set 1.5',()=>{db.limits.attach=1.5;});t('lim inf',()=>{db.limits.attach=Infinity;return db.limits.attach});t('lim big',()=>{db.limits.attach=1000;return db.limits.attach});
t('lim foo',()=>{'use strict';db.limits.foo=1;return db.limits.foo});t('lim del',()=>{'use strict'; return delete db.limits.attach});
t('lim def',()=>Object.defineProperty(db.limits,'attach',{value:2}).attach);
t('lim closed',()=>{const d=new D(':memory:');const l=d.limits;d.close();return l.attach});
t('lim closed set',()=>{const d=new D(':memory:');const l=d.limits;d.close();l.attach=1});
t('lim setnan',()=>{db.limits.attach=NaN});t('lim set -inf',()=>{db.limits.attach=-Infinity});t('lim set 2^31',()=>{db.limits.attach=2**31});
t('uri',()=>{const d=new D('file::memory:?cache=shared');return d.location()});
t('loc',()=>[db.location(),db.location('x')]);t('loc2',()=>db.location(null));
t('loc file',()=>{const d=new D('./x y.db');const r=d.location();d.close();return path.basename(r)});
t('loc temp',()=>{const d=new D('');const r=d.location();d.close();return r});
t('exec multi err',()=>db.exec('create table q(a); insert into q values(1); selec'));
t('q',()=>db.prepare('select * from q').all());
t('prep empty',()=>db.prepare(''));t('prep comment',()=>db.prepare('-- x'));t('prep two',()=>db.prepare('select 1; select 2').all());
t('prep empty run',()=>db.prepare('').run());t('prep empty all',()=>db.prepare('').all());t('prep empty get',()=>db.prepare('').get());t('prep empty it',()=>db.prepare('').iterate());t('prep empty sql',()=>[db.prepare('').sourceSQL,db.prepare(' ').expandedSQL]);
t('prep null',()=>db.prepare('select 1\0 x').all());t('exec null',()=>db.exec('create table z1(a)\0 x'));
