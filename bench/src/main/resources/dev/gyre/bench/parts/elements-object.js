// Reads, changes and writes the elements of an array of objects.
(function () {
  const elements = Array.from({ length: 1000 }, (_, i) => ({ i }));
  return function () {
    for (let i = 0; i < 1000; i++) elements[i] = elements[999 - i];
    return elements.length;
  };
})()
