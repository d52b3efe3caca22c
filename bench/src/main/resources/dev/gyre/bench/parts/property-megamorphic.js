// Reads a property of objects of 64 shapes.
(function () {
  const objects = Array.from({ length: 64 }, (_, i) => ({ ['p' + i]: 0, x: i }));
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) sum += objects[i & 63].x;
    return sum;
  };
})()
