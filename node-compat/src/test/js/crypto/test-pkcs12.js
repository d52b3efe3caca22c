// crypto.parsePKCS12: files that OpenSSL wrote (pkcs12.json, base64), with right and wrong passphrases.

const c = require('crypto');
const files = require('./pkcs12.json');

const show=r=>[r.privateKey&&[r.privateKey.asymmetricKeyType,r.privateKey.type,r.privateKey.constructor.name],r.certificate&&[r.certificate.subject.replace(/\n/g,'/'),r.certificate.constructor.name],r.additionalCertificates.map(x=>x.subject.replace(/\n/g,'/')),Object.keys(r).join(),r.certificate&&r.privateKey&&r.certificate.checkPrivateKey(r.privateKey)];
const t=(n,f)=>{try{console.log(n,...f())}catch(e){console.log(n,'THROWS',e.name,e.code,e.message,JSON.stringify({...e}))}};
for(const f of Object.keys(files)){const b=Buffer.from(files[f],'base64');
 for(const o of [undefined,{},{passphrase:'secret'},{passphrase:''},{passphrase:'wrong'},{passphrase:'pä€'}]) t(f+' '+JSON.stringify(o),()=>show(c.parsePKCS12(b,o)));}
const b=Buffer.from(files.full,'base64');
t('bytes pass',()=>show(c.parsePKCS12(b,{passphrase:Buffer.from('secret')})));
t('ab',()=>show(c.parsePKCS12(new Uint8Array(b).buffer,{passphrase:new Uint8Array(Buffer.from('secret')).buffer})));
t('dv',()=>show(c.parsePKCS12(new DataView(new Uint8Array(b).buffer),{passphrase:'secret'})));
t('str',()=>c.parsePKCS12('x'));t('null',()=>c.parsePKCS12(b,null));t('num',()=>c.parsePKCS12(b,3));t('passnum',()=>c.parsePKCS12(b,{passphrase:3}));t('passnull',()=>c.parsePKCS12(b,{passphrase:null}));
t('nul',()=>c.parsePKCS12(b,{passphrase:'a\0b'}));t('nulb',()=>c.parsePKCS12(b,{passphrase:Buffer.from('a\0b')}));
t('garbage',()=>c.parsePKCS12(Buffer.from('hello')));t('none',()=>c.parsePKCS12(Buffer.alloc(0)));t('cut',()=>c.parsePKCS12(b.subarray(0,b.length-10),{passphrase:'secret'}));t('cut2',()=>c.parsePKCS12(b.subarray(0,500),{passphrase:'secret'}));
t('more',()=>show(c.parsePKCS12(Buffer.concat([b,Buffer.from('xx')]),{passphrase:'secret'})));
const bad=Buffer.from(b);bad[600]^=1;t('bad',()=>c.parsePKCS12(bad,{passphrase:'secret'}));
t('len',()=>[c.parsePKCS12.length,c.parsePKCS12.name]);
