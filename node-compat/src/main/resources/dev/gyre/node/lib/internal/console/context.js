// console.context: V8's consoles that write to debuggers only and say their names.

const names = [
  'dir',
  'dirXml',
  'table',
  'groupEnd',
  'clear',
  'count',
  'countReset',
  'profile',
  'profileEnd',
  'debug',
  'error',
  'info',
  'log',
  'warn',
  'trace',
  'group',
  'groupCollapsed',
  'assert',
  'time',
  'timeLog',
  'timeEnd',
  'timeStamp',
];

let contexts = 0;

const { context } = {
  context(name) {
    const shown = `${name === undefined ? 'anonymous' : name}#${++contexts}`;
    const target = Object.create({});
    for (const method of names) target[method] = methodOf(method, shown);
    return target;
  },
};

function methodOf(name, shown) {
  const reported = name.toLowerCase() === 'dirxml' ? 'dirxml' : name;
  const { report } = {
    report(...args) {
      if (name === 'assert') args[0] = false; // As in V8, these report assertions that hold, too.
      internalBinding('inspector').consoleCalled(reported, args, shown);
    },
  };
  return Object.defineProperties(report, {
    name: { __proto__: null, value: name },
    length: { __proto__: null, value: 1 },
  });
}

module.exports = { context };
