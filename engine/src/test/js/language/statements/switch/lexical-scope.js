const f = (x) => {
  switch (x) {
    case 0:
      let value = 'zero';
      return () => value;
    case 1:
      value = 'dead';
      return value;
    default:
      return typeof late + late();
      function late() { return 'hoisted'; }
  }
};
same(f(0)(), 'zero');
throws(() => f(1), "ReferenceError: Cannot access 'value' before initialization");
same(f(2), 'functionhoisted');
syntaxError('switch (0) { case 1: let a; case 2: let a; }', "Identifier 'a' has already been declared");
syntaxError('switch (0) { case 1: var a; default: let a; }', "Identifier 'a' has already been declared");
syntaxError('switch (0) { default: default: }', 'More than one default clause in switch statement');
