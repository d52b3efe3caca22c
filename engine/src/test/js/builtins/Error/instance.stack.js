function outer() { return new Error('boom'); }
const lines = outer().stack.split('\n');
same(lines[0], 'Error: boom');
same(/^    at outer \(.*:\d+:\d+\)$/.test(lines[1]), true, lines[1]);
const target = {};
Error.captureStackTrace(target, outer);
same(typeof target.stack, 'string');
Error.stackTraceLimit = 1;
same(outer().stack.split('\n').length, 2);
Error.stackTraceLimit = 10;
Error.prepareStackTrace = (failure, frames) => frames[0].getFunctionName();
same(outer().stack, 'outer');
Error.prepareStackTrace = undefined;
