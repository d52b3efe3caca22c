const log = [];
var v = 'outer';
class C {
  static #secret = 7;
  static {
    var v = 'inner';
    let l = 1;
    this.leak = () => [v, l, C.#secret];
    function hoisted() { return typeof this; }
    log.push(v, hoisted());
  }
  static { log.push(typeof l); log.push(this === C); }
  static { label: { break label; } }
}
same(log.join(), 'inner,undefined,undefined,true');
same(v, 'outer');
same(C.leak().join(), 'inner,1,7');
syntaxError('class A { static { await; } }', 'Unexpected reserved word');
syntaxError('class A { static { return; } }', 'Illegal return statement');
syntaxError('class A { static { arguments; } }', "'arguments' is not allowed in class field initializer or static initialization block");
syntaxError('class A { static { super(); } }', "'super' keyword unexpected here");
syntaxError('class A { static { let a; var a; } }', "Identifier 'a' has already been declared");
