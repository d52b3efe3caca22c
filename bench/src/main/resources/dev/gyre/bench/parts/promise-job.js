// Runs a thousand reaction jobs in a chain of awaits; the host drains them before its call returns.
(function () {
  return async function () {
    for (let i = 0; i < 1000; i++) await i;
  };
})()
