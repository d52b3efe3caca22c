'use strict';
// What respond(), pushStream(), additionalHeaders(), respondWithFile() and sendTrailers() reject, and what the client hears.
const h=require('http2');
function t(n,f){try{const r=f();console.log(n,'OK',typeof r)}catch(e){console.log(n,e.name,e.code,JSON.stringify(e.message))}}
const s=h.createServer();
const tests={
r1:st=>st.respond({':foo':1}),r2:st=>st.respond({connection:'x'}),r3:st=>st.respond({':status':[200,201]}),r4:st=>st.respond({'content-length':['1','2']}),r5:st=>st.respond({':status':101}),r6:st=>st.respond({'a b':'c'}),r7:st=>st.respond({'te':'c'}),r8:st=>st.respond({'http2-settings':'c'}),r9:st=>st.respond(1),r10:st=>st.respond({':status':9999}),r11:st=>st.respond({'a':'c\n'}),r13:st=>st.respond({[h.sensitiveHeaders]:1}),r14:st=>st.respond({'':1}),r15:st=>st.respond({':method':1}),r16:st=>st.respond({A:1,a:2,'content-type':['a','b']}),r17:st=>st.respond({A:1,a:2,'x':null,y:undefined,z:[]}),r18:st=>st.respond({':status':'abc'}),r19:st=>st.respond({':status':50}),r20:st=>st.respond({':status':600}),r21:st=>{st.respond();st.respond()},r22:st=>{st.respond({':status':204});return st},r23:st=>{st.respond({},1)},r24:st=>{st.respond({},{endStream:1})},r25:st=>{st.respond({},{waitForTrailers:1})},r26:st=>{st.respond({},{sendDate:1})},
a1:st=>st.additionalHeaders({':status':101}),a2:st=>st.additionalHeaders({':status':200}),a3:st=>st.additionalHeaders({}),a4:st=>{st.respond();st.additionalHeaders({':status':100})},a5:st=>st.additionalHeaders({':status':100,connection:'a'}),a6:st=>st.additionalHeaders(),
p1:st=>st.pushStream(),p2:st=>st.pushStream({}),p3:st=>st.pushStream({},()=>{}),p4:st=>st.pushStream({':method':'POST'},(...a)=>console.log("p4",a[0]?.code,Object.keys(a[2]).join())),p6:st=>st.pushStream({':method':'HEAD'},(e,p,hd)=>{console.log("p6",Object.keys(hd).join());t('p6b',()=>p.pushStream({},()=>{}));p.respond();}),p7:st=>st.pushStream({':path':'/q'},1,()=>{}),
f1:st=>st.respondWithFile('/x'),f2:st=>st.respondWithFile(1),f3:st=>st.respondWithFile(__filename,1),f4:st=>st.respondWithFile(__filename,{':status':204}),f5:st=>st.respondWithFile(__filename,{},{offset:'a'}),f6:st=>st.respondWithFile(__filename,{},{length:'a'}),f7:st=>st.respondWithFile(__filename,{},{statCheck:1}),f8:st=>st.respondWithFile('/tmp'),f9:st=>st.respondWithFile(__filename,{},{onError:1}),
d1:st=>st.respondWithFD('a'),
t1:st=>{st.respond();st.sendTrailers({})},t2:st=>{st.respond({},{waitForTrailers:true});st.on('wantTrailers',()=>{t('t2b',()=>st.sendTrailers({':a':1}));t('t2c',()=>st.sendTrailers({connection:1}));t('t2c2',()=>st.sendTrailers(1));t('t2d',()=>st.sendTrailers({a:1}));t('t2e',()=>st.sendTrailers({a:1}))});st.end()},
};
s.on('stream',async(st,hd)=>{const k=hd[':path'].slice(1);st.on('error',e=>console.log(k,'sterr',e.code,e.message));t(k,()=>tests[k](st));await 1;try{if(!st.headersSent)st.respond()}catch(e){console.log(k,'again',e.code)};if(k!='t2')try{st.end()}catch(e){console.log(k,'end',e.code)}});
s.on('sessionError',e=>console.log('sessionError',e.code,e.message));
s.listen(0,async()=>{const c=h.connect('http://localhost:'+s.address().port);c.on('error',e=>console.log('cerr',e.code,e.message));
c.on('stream',(p,hd,f)=>{console.log('PUSH',hd[':path'],hd[':method'],f);p.on('push',(h,f)=>console.log('push',h[':status'],f));p.resume()});
for(const k in tests){await new Promise(res=>{const r=c.request({':path':'/'+k});let l='';r.on('response',(h,f)=>l+=' response '+h[':status']+' '+f+' '+Object.keys(h));r.on('headers',h=>l+=' headers '+h[':status']);r.on('trailers',(h,f)=>l+=' trailers '+JSON.stringify(h)+f);r.on('aborted',()=>l+=' aborted');r.on('error',e=>l+=' error '+e.code+' '+e.message);r.on('end',()=>l+=' end');r.on('close',()=>{console.log('   ',k,l,' close',r.rstCode);res()});r.resume()})}
process.exit()
});
