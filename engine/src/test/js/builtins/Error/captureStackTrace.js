builtin(Error, 'captureStackTrace', 2);
const target = {};
same(Error.captureStackTrace(target), undefined);
same(typeof target.stack, 'string');
same(Object.prototype.propertyIsEnumerable.call(target, 'stack'), false);
function inner() { const holder = {}; Error.captureStackTrace(holder, inner); return holder.stack; }
same(inner().includes('at inner'), false);
throws(() => Error.captureStackTrace(1), 'TypeError');
same(typeof Error.stackTraceLimit, 'number');
