'use strict';
// Backups: arguments, progress, databases closed meanwhile.
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

(async()=>{
 const ta=async(l,f)=>{try{console.log(l,'->',await f())}catch(e){console.log(l,'!!',e.name,e.code,e.errcode,e.errstr,JSON.stringify(e.message))}};
 const src=new D('src.db');src.exec('drop table if exists a;create table a(b)');for(let i=0;i<2000;i++)src.exec("insert into a values(randomblob(500))");
 for(const a of [[],[1],[src],[src,1],[src,'b.db',1],[src,'b.db',null],[src,'b.db',{rate:'a'}],[src,'b.db',{rate:0}],[src,'b.db',{rate:-1}],[src,'b.db',{source:1}],[src,'b.db',{target:1}],[src,'b.db',{progress:1}],[src,'b.db',{source:'nope'}],[src,'b.db',{target:'nope'}],[src,'/nonexistent/b.db'],[src,'b\0c']]) {t('backup sync '+a.length,()=>{const r=sqlite.backup(...a);r.catch(()=>{});return typeof r.then});await ta('backup '+a.length,()=>sqlite.backup(...a));}
 await ta('backup ok',async()=>{fs.rmSync('b.db',{force:true});const l=[];const n=await sqlite.backup(src,'b.db',{rate:100,progress:(...a)=>l.push(a)});return [n,l.length,l[0],l.at(-1)]});
 await ta('backup noprogress',()=>sqlite.backup(src,'b.db'));
 await ta('backup progress throws',()=>sqlite.backup(src,'b.db',{rate:10,progress(){throw new Error('pboo')}}));
 await ta('backup closed',()=>{const d=new D(':memory:');d.close();return sqlite.backup(d,'c.db')});
 await ta('backup close during',async()=>{const d=new D('src.db');const p=sqlite.backup(d,'b2.db',{rate:1});let r;try{d.close();r='closed'}catch(e){r=e.message}return [r,await p]});
 await ta('backup close in progress',async()=>{const d=new D('src.db');let r;const n=await sqlite.backup(d,'b2.db',{rate:100,progress(){try{d.close();r='closed'}catch(e){r=e.message}}});return [r,n]});
 await ta('backup url',()=>sqlite.backup(src,new URL('file://b3.db')));
 await ta('backup buf',()=>sqlite.backup(src,Buffer.from('b4.db')));
 await ta('backup mem',()=>sqlite.backup(src,':memory:'));
})();
