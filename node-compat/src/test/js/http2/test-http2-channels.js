'use strict';
// The diagnostics channels of streams.
const dc=require('diagnostics_channel');const h=require('http2');
for(const who of ['client','server'])for(const ev of ['created','start','error','finish','close','bodyChunkSent','bodySent']) dc.subscribe(`http2.${who}.stream.${ev}`,(m)=>console.log(who,ev,Object.keys(m).map(k=>k+':'+(m[k]&&m[k].constructor?m[k].constructor.name:JSON.stringify({...m[k],':authority':'host',date:'now'}))+(typeof m[k]=='object'&&!m[k].constructor?'':typeof m[k]=='boolean'||typeof m[k]=='number'||k=='encoding'?m[k]:'')).join(' ')));
const s=h.createServer();s.on('stream',(st,hd)=>{st.on('error',()=>{});if(hd[':path']=='/e'){st.destroy(new Error('x'));return} if(hd[':path']=='/p')st.pushStream({':path':'/x'},(e,p)=>{p.respond();p.end('pushed')});st.respond({':status':200,b:1},{waitForTrailers:hd[':path']=='/t'});st.on('wantTrailers',()=>st.sendTrailers({a:1}));st.write('a');st.end('b')});
s.listen(0,async()=>{const c=h.connect('http://localhost:'+s.address().port);c.on('stream',p=>p.resume());
for(const p of ['/','/e']){console.log('--',p);await new Promise(r=>{const q=c.request({':path':p,':method':'POST'});q.on('error',()=>{});q.write('x');q.end(Buffer.from('yy'));q.resume();q.on('close',r)})}
c.close();s.close()});
