// Joins three values in a template.
(function () {
  return function () {
    let length = 0;
    for (let i = 0; i < 1000; i++) length += `${i}:${length}`.length;
    return length;
  };
})()
