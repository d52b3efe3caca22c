const log = [];
const f = (value) => {
  try {
    try { throw value; } catch ({ a: { b } }) { log.push('body'); return b; } finally { log.push('finally'); }
  } catch (error) {
    return error.message;
  }
};
same(f({ a: { b: 4 } }), 4);
same(f({}), "Cannot read properties of undefined (reading 'b')");
same(f(null), "Cannot destructure property 'a' of '.catch' as it is null.");
same(log.join(), 'body,finally,finally,finally');
