// Run by JsdomTest. jsdom.out is what it prints in Node with the package jsdom.

const { JSDOM, VirtualConsole, CookieJar } = require(process.versions.gyre === undefined ? 'jsdom' : 'gyre:page/jsdom');
const d=new JSDOM('<!doctype html><p id=a onclick="window.y=1">hi<script>window.x=1</script><noscript><b>no</b></noscript>'); const w=d.window;
w.document.querySelector('p').click();
console.log(w.document.URL,d.serialize(), w.document.hidden, w.document.visibilityState, w.innerWidth, w.x, w.y, w.document.readyState, typeof w.requestAnimationFrame, JSON.stringify(w.document.referrer));
for (const o of [{url:'nope'},{contentType:'nope'},{contentType:'application/json'},{runScripts:'x'},{resources:'x'},{referrer:'nope'}]) try{ new JSDOM('',o); console.log('fine',o)}catch(e){console.log(JSON.stringify(o),e.name, e.message)}
const e=new JSDOM('',{runScripts:'outside-only'}); e.window.eval('var q=2'); console.log(e.window.q, e.window.eval('[]') instanceof Array);
const vc=new VirtualConsole(); vc.on('jsdomError',(er)=>console.log('JE',er.message,er.type, er.cause&&er.cause.message)); vc.on('log',(...a)=>console.log('LOG',...a));
const f=new JSDOM(`<script>console.log('a',1); throw new Error('boom')</script><body onload="console.log('load',document.readyState)"><script>console.log(document.readyState)</script>`,{runScripts:'dangerously',virtualConsole:vc, url:'https://example.org/x?y', pretendToBeVisual:true, referrer:'https://ref.example/', beforeParse(w){ w.given=5 }}); console.log(f.window.location.href, f.window.document.readyState, f.virtualConsole===vc, f.window.given, f.window.document.referrer, f.window.document.hidden, typeof f.window.requestAnimationFrame);
const order=[]; f.window.setTimeout(()=>order.push('window timer'),10);
f.window.addEventListener('load',()=>order.push('load'));
setTimeout(()=>{ console.log(order.join()); f.reconfigure({url:'https://example.com/z'}); console.log(f.window.location.href); f.window.setTimeout(()=>console.log('never'),20); f.window.close();
const fr=JSDOM.fragment('<li>1</li><li>2'); console.log(fr.childNodes.length, fr.firstChild.outerHTML);
const x=new JSDOM('<a/>',{contentType:'application/xml'}); console.log(x.serialize(), x.window.document.contentType);
const b=new JSDOM(Buffer.from('<meta charset=windows-1252><p>\xe9','latin1')); console.log(b.window.document.characterSet,b.window.document.querySelector('p').textContent);
const jar=new CookieJar(); jar.setCookieSync('a=1; HttpOnly','https://example.org/'); const c=new JSDOM('',{url:'https://example.org/',cookieJar:jar}); c.window.document.cookie='b=2'; console.log(c.window.document.cookie, jar.getCookieStringSync('https://example.org/'), c.cookieJar===jar);
require('fs').writeFileSync(require('os').tmpdir()+'/jd.html','<title>F</title>');
JSDOM.fromFile(require('os').tmpdir()+'/jd.html').then(g=>console.log(g.window.document.title,g.window.location.protocol));
const s=require('http').createServer((q,r)=>{ r.setHeader('set-cookie','k=v'); r.setHeader('content-type',q.url==='/s.js'?'text/javascript':'text/html'); r.end(q.url==='/s.js'?'document.title+="!"':'<title>U</title><script src=/s.js></script>')}).listen(0,async()=>{ const u=await JSDOM.fromURL('http://localhost:'+s.address().port+'/#h',{runScripts:'dangerously',resources:'usable'}); u.window.addEventListener('load',()=>{console.log(u.window.document.title,u.window.location.hash,u.window.document.cookie); u.window.close(); s.close()})});
},100);
