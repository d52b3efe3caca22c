// Makes an object of three properties.
(function () {
  return function () {
    let last;
    for (let i = 0; i < 1000; i++) last = { a: i, b: last === undefined, c: 3 };
    return last.a;
  };
})()
