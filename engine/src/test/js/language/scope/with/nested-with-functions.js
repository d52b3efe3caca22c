const log = [];
with ({ a: 1 }) with ({ b: 2 }) {
  log.push(a + b);
  with ({ a: 10 }) {
    log.push(a + b);
    function hoisted() { return typeof a; }
    log.push(((a) => a + b)(5));
    for (let a of ['let']) log.push(a);
    log.push(function () { return eval('a + b'); }());
  }
  log.push(a);
}
same(log.join(), '3,12,7,let,12,1');
same(hoisted(), 'number');
syntaxError('"use strict"; with ({}) {}', 'Strict mode code may not include a with statement');
syntaxError('with ({}) let x;', 'Lexical declaration cannot appear in a single-statement context');
