// net.BoundSocket: its options and errors, servers and connections that take it.

const net=require('net');const t=(n,f)=>{try{console.log(n,f())}catch(e){console.log(n,'THROWS',e.name,e.code,e.message,e.syscall,e.address)}};
t('len',()=>[net.BoundSocket.length,net.BoundSocket.name]);
t('call',()=>net.BoundSocket());
t('opts',()=>new net.BoundSocket(3));
t('port',()=>new net.BoundSocket({port:-1}));
t('port2',()=>new net.BoundSocket({port:'x'}));
t('six',()=>new net.BoundSocket({ipv6Only:1}));
t('reuse',()=>new net.BoundSocket({reusePort:1}));
t('host',()=>new net.BoundSocket({host:'localhost'}));
t('host3',()=>new net.BoundSocket({host:3}));
t('hostbad',()=>new net.BoundSocket({host:'192.0.2.1'}));
t('path3',()=>new net.BoundSocket({path:3}));
t('pathport',()=>new net.BoundSocket({path:'/tmp/x.sock',port:3}));
t('pathdir',()=>new net.BoundSocket({path:'/nonexistent/x.sock'}));
const b=new net.BoundSocket({host:'127.0.0.1'});
t('addr',()=>({...b.address(),port:typeof b.address().port}));
t('same',()=>b.address()===b.address());
t('fd',()=>typeof b.fd());
t('isPipe',()=>b.isPipe);
t('again',()=>{try{new net.BoundSocket({host:'127.0.0.1',port:b.address().port})}catch(e){return [e.code,e.message.replace(/\d{4,5}/,'N'),e.port===b.address().port,e.address,e.syscall]}});
t('close',()=>b.close());t('close2',()=>b.close());t('addr2',()=>b.address());t('fd2',()=>b.fd());t('dispose',()=>b[Symbol.dispose]());
t('default',()=>{const b=new net.BoundSocket();const a=b.address();b.close();return [a.address,a.family,a.port>0]});
t('six',()=>{const b=new net.BoundSocket({ipv6Only:true});const a=b.address();b.close();return [a.address,a.family,a.port>0]});
t('inspect',()=>{const b=new net.BoundSocket();const s=require('util').inspect(b);b.close();return s});
const path=require('path').join(require('os').tmpdir(),'bound-'+process.pid);
t('pipe',()=>{const b=new net.BoundSocket({path});const r=[b.address()===path,b.isPipe,require('fs').existsSync(path)];try{new net.BoundSocket({path})}catch(e){r.push(e.message,e.code)};b.close();r.push(require('fs').existsSync(path));return r});
(async()=>{
 const one=new net.BoundSocket({host:'127.0.0.1'});const port=one.address().port;
 const s=net.createServer(c=>{c.on('data',d=>c.end('re:'+d+':'+c.remotePort));}).listen(one);
 t('adopted',()=>one.address());t('adopted2',()=>one.close());t('adopted3',()=>net.createServer().listen(one));
 await new Promise(r=>s.on('listening',r));
 console.log('listening',s.address().port===port);
 const local=new net.BoundSocket({host:'127.0.0.1'});const lp=local.address().port;
 const sock=new net.Socket({handle:local});
 t('adopted4',()=>local.address());
 console.log(sock.connecting,sock.readyState,sock.pending,sock.localPort===lp);
 sock.connect(port,'127.0.0.1',()=>{console.log('connected',sock.localPort===lp);sock.write('hi')});
 console.log(sock.connecting,sock.localPort===lp,sock.localAddress,sock.readyState);
 let text='';sock.setEncoding('utf8').on('data',d=>text+=d);await new Promise(r=>sock.on('close',r));
 console.log(text.replace(lp,'LP'));
 const opts=new net.BoundSocket({host:'127.0.0.1'});const s2=net.createServer().listen({handle:opts},()=>{console.log('handle option',s2.address().family);s2.close()});
 await new Promise(r=>s2.on('close',r));
 const p=new net.BoundSocket({path});const s3=net.createServer(c=>c.end('pipe')).listen(p);await new Promise(r=>s3.on('listening',r));
 console.log(s3.address()===path);const c=net.connect(path);c.setEncoding('utf8').on('data',d=>console.log(d));await new Promise(r=>c.on('close',r));s3.close();await new Promise(r=>s3.on('close',r));console.log(require('fs').existsSync(path));
 const l2=new net.BoundSocket({host:'127.0.0.1'});const k=new net.Socket({handle:l2});k.connect(1,'127.0.0.1');k.on('error',e=>{console.log(e.code,e.message.replace(/\d{4,5}/g,'N'));});await new Promise(r=>k.on('close',r));
 const l3=new net.BoundSocket({host:'127.0.0.1'});const d=new net.Socket({handle:l3});const p3=3;d.on('close',()=>console.log('closed'));d.destroy();await new Promise(r=>d.on('close',r));

 const r1=new net.BoundSocket({host:'127.0.0.1',reusePort:true}),r2=new net.BoundSocket({host:'127.0.0.1',reusePort:true,port:r1.address().port});console.log(r1.address().port===r2.address().port);r1.close();r2.close();
 {using u=new net.BoundSocket();}

 const oc=new net.BoundSocket();oc.close();t('listen closed',()=>net.createServer().listen(oc));t('socket closed',()=>new net.Socket({handle:oc}));
 s.close();
})();
