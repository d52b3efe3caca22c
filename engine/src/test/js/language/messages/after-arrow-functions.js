// No operator may follow an arrow function, nor an assignment: the message says what is expected instead.
const message = (text) => {
  try {
    Function(text);
  } catch (error) {
    return error.message;
  }
};
same(message('f(() => {} = 1)'), 'missing ) after argument list');
same(message('new F(a => {} += 1)'), 'missing ) after argument list');
same(message('`${() => {} = 1}`'), 'Missing } in template expression');
// Parentheses where no arrow function can stand are looked at as its parameters first.
same(message('+([a.b]) => 1'), 'Illegal property in declaration context');
same(message('+({a: [b.c] = 1}) => 1'), 'Illegal property in declaration context');
same(message('(1[a] = 1) => 1'), 'Illegal property in declaration context');
same(message('+(a, [...b.c]) => 1'), 'Illegal property in declaration context');
same(message('+(1[a]) => 1'), 'Invalid destructuring assignment target');
same(message('+(a, (b)) => 1'), 'Invalid destructuring assignment target');
same(message('+([a, b = 1]) => 1'), 'Malformed arrow function parameter list');
same(message('(() => {} = 1)'), "Unexpected token '='");
same(message('() => {} = 1'), "Unexpected token '='");
