// Reads and writes a property of objects of one shape.
(function () {
  const objects = Array.from({ length: 8 }, (_, i) => ({ a: i, b: i, x: i }));
  return function () {
    let sum = 0;
    for (let i = 0; i < 1000; i++) {
      const object = objects[i & 7];
      object.b = i;
      sum += object.x;
    }
    return sum;
  };
})()
