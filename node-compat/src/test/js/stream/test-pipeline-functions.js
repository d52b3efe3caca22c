'use strict';
// Pipelines that end in a function; the recorded output is Node's.
const { pipeline, Readable, Transform } = require('stream');
pipeline(Readable.from(['q']), new Transform({transform(c,e,cb){cb(null,c)}}), async function*(s){ for await(const c of s) console.log('pl',c.toString('hex')); }, (er)=>console.log('pipeline',er));
pipeline(Readable.from(['q']), async (s)=>{ for await(const c of s) console.log('as',String(c)); return 5; }, (er,v)=>console.log('async',er,v));
pipeline(Readable.from(['q','r']), async function*(s){ for await(const c of s) yield String(c)+'!'; }, async function*(s){ for await(const c of s) yield c; }, (er)=>console.log('gens',er));
pipeline(Readable.from(['q']), async function*(s){ for await(const c of s) throw new Error('x'); }, (er)=>console.log('err',er.message));
const out = pipeline(Readable.from(['q','r']), async function*(s){ for await(const c of s) yield String(c)+'!'; }, (er)=>console.log('read out',er)); out.on('data',d=>console.log('d',d));
require('stream/promises').pipeline(Readable.from(['z']), async function*(s){ for await(const c of s) console.log('p', String(c)) }).then((v)=>console.log('done',v));
