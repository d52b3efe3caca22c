// Calls a function with 4 arguments.
(function () {
  function callee(p1, p2, p3, p4) { return p4; }
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) sum += callee(1, 2, 3, 4);
    return sum;
  };
})()
