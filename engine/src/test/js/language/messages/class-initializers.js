// The two initializers of a class and its constructor have the positions of the class: a message reads the right one.
const messageOf = (run) => {
  try {
    run();
  } catch (error) {
    return error.message;
  }
};
const message = '[].three is not a function';
same(messageOf(() => class { one = 1; static two = [].three(); }), message);
same(messageOf(() => class { one = 1; static two = new Set().union(new Set()).three(); }), '(intermediate value).union(...).three is not a function');

class Instance {
  constructor() {}
  static one = 1;
  two = [].three();
}
same(messageOf(() => new Instance()), message);

class Constructor {
  static one = 1;
  two = 2;
  constructor() {
    [].three();
  }
}
same(messageOf(() => new Constructor()), message);
