// Calls a function with 3 arguments.
(function () {
  function callee(p1, p2, p3) { return p3; }
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) sum += callee(1, 2, 3);
    return sum;
  };
})()
