// The domain Console: messages as text, the former ones at enable.
'use strict';
const { Session } = require('node:inspector');

const session = new Session();
session.connect();
session.on('Console.messageAdded', ({ params: { message } }) => {
  const { source, level, text, line, column } = message;
  process.stdout.write(`${source} ${level} ${JSON.stringify(text)} ${line}:${column}\n`);
});
const post = (method) => session.post(method, (error, result) => process.stdout.write(`${method} ${JSON.stringify(error ?? result)}\n`));
const { write } = process.stderr;
process.stderr.write = () => true;
post('Console.enable');
post('Console.enable');
console.log('a', 1, 2n, null, undefined, { a: 1 }, [1, 'q', [2, {}], null], () => 1, Symbol('x'), new Date(0).getTime(), /r/g);
console.log(new Map(), class A {}, -0, 1.5, true);
console.warn('w');
console.error('e');
console.info('i');
console.debug('d');
console.log();
post('Console.disable');
console.log('later');
post('Console.clearMessages');
post('Console.enable');
process.stderr.write = write;
