// A name that is looked up at run time, since a with statement stands around it, is not told from one that is not there.
const message = (body) => {
  try {
    Function(body)();
  } catch (error) {
    return error.message;
  }
};
same(message('with ({}) { r; } let r;'), 'r is not defined');
same(message('with ({}) { r = 1; } const r = 2;'), 'r is not defined');
same(message('with ({}) { (() => r)(); } let r;'), 'r is not defined');
same(message('eval("r"); let r;'), "Cannot access 'r' before initialization");
same(message('switch (1) { case 2: let r; default: with ({}) { typeof r; } }'), 'r is not defined');
