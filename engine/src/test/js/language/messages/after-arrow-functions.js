// An arrow function takes no operator behind it, not an assignment either: what the place wants instead is said.
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
same(message('(() => {} = 1)'), "Unexpected token '='");
same(message('() => {} = 1'), "Unexpected token '='");
