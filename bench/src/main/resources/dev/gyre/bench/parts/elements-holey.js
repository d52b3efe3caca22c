// Reads, changes and writes the elements of an array with holes.
(function () {
  const elements = Array.from({ length: 1000 }, (_, i) => i); delete elements[500]; elements[500] = 1;
  return function () {
    for (let i = 0; i < 1000; i++) elements[i] = (elements[i] | 0) + 1 & 1023;
    return elements.length;
  };
})()
