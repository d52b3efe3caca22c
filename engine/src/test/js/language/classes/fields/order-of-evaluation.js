const log = [];
const note = (what) => { log.push(what); return what; };
class Base { constructor() { note('base'); } }
class C extends (note('heritage'), Base) {
  [note('a')] = note('init a');
  static [note('b')] = note('static b');
  [note('m')]() {}
  static { note('block'); }
  static [note('c')] = note('static c');
  constructor() { note('before super'); super(); note('after super'); }
}
same(log.splice(0).join(), 'heritage,a,b,m,c,static b,block,static c');
new C();
same(log.join(), 'before super,base,init a,after super');
