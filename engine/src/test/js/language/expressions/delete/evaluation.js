const log = [];
const base = () => { log.push('base'); return traced({}, log); };
const key = () => { log.push('key'); return { toString() { log.push('toString'); return 'k'; } }; };
same(delete base()[key()], true);
same(log.join(), 'base,key,toString,deleteProperty k');
// super references cannot be deleted, and the key is not converted.
let converted = false;
const object = {
  m() { delete super.x; },
  n() { delete super[{ toString() { converted = true; } }]; },
};
throws(() => object.m(), 'ReferenceError: Unsupported reference to \'super\'');
throws(() => object.n(), 'ReferenceError: Unsupported reference to \'super\'');
same(converted, false);
syntaxError('"use strict"; delete x', 'Delete of an unqualified identifier in strict mode.');
syntaxError('class A { #p; m() { delete this.#p; } }', 'Private fields can not be deleted');
syntaxError('class A { #p; m() { delete this?.#p; } }', 'Private fields can not be deleted');
