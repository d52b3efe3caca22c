// Calls a function with 2 arguments.
(function () {
  function callee(p1, p2) { return p2; }
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) sum += callee(1, 2);
    return sum;
  };
})()
