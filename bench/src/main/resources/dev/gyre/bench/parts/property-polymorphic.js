// Reads a property of objects of four shapes.
(function () {
  const objects = [{ x: 1 }, { a: 1, x: 2 }, { a: 1, b: 2, x: 3 }, { a: 1, b: 2, c: 3, x: 4 }];
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) sum += objects[i & 3].x;
    return sum;
  };
})()
