// Calls a method that is two prototypes away.
(function () {
  class A { value() { return this.x; } }
  class B extends A {}
  class C extends B { x = 3; }
  const object = new C();
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) sum += object.value();
    return sum;
  };
})()
