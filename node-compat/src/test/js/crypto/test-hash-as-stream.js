'use strict';
// Hashes are streams, though most are never used as one; the recorded output is Node's.
const crypto=require('crypto'); const {Transform}=require('stream');
console.log(crypto.createHash('sha1').update('a').digest('base64'));
const h=crypto.createHash('md5'); console.log(h instanceof Transform, Object.keys(h).join());
h.on('readable',()=>{const d=h.read(); if(d) console.log('stream', d.toString('hex'), h.readableEnded)}); h.on('end',()=>console.log('end')); h.on('close',()=>console.log('close')); h.write('x'); h.end('y');
const p=crypto.createHash('sha256'); require('stream').Readable.from(['a','b']).pipe(p).on('finish',()=>console.log('fin',p.digest===undefined, p.read()?.toString('hex')));
const e=crypto.createHash('sha1',{encoding:'hex'}); e.setEncoding('hex'); e.end('zz'); e.on('data',d=>console.log('data',d));
console.log(crypto.createHmac('sha1','k').update('v').digest('hex'), crypto.createHash('sha1').destroyed, crypto.createHash('sha1').writable);
