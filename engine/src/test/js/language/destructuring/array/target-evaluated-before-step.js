const log = [];
const source = {
  [Symbol.iterator]() { return { next() { log.push('next'); return { value: undefined, done: false }; }, return() { log.push('return'); return {}; } }; },
};
const target = (name) => { log.push('target ' + name); return { set [name](v) { log.push('set ' + v); } }; };
const key = (name) => { log.push('key ' + name); return name; };
[target('a')[key('a')] = (log.push('default'), 5), target('b').b] = source;
same(log.splice(0).join(), 'target a,key a,next,default,set 5,target b,next,set undefined,return');
throws(() => { [missing.property] = source; }, 'ReferenceError: missing is not defined');
same(log.splice(0).join(), 'return');
throws(() => { [null.x] = source; }, "TypeError: Cannot set properties of null (setting 'x')");
same(log.splice(0).at(-1), 'return');
const error = new Error('setter');
throws(() => { [({ set p(v) { throw error; } }).p] = source; }, error);
same(log.join(), 'next,return');
