// What a finally block does is done before the error goes on.
const log = [];
const outer = () => { try { middle(); } finally { log.push('outer'); } };
const middle = () => { try { inner(); } finally { log.push('middle'); try { throw 'lost'; } catch (e) { log.push(e); } } };
const inner = () => { try { throw new RangeError('original'); } finally { log.push('inner'); } };
throws(outer, 'RangeError: original');
same(log.join(), 'inner,middle,lost,outer');
const nested = () => { try { try { throw 1; } finally { throw 2; } } catch (e) { return e; } };
same(nested(), 2);
let x = 0;
try { x = (() => { throw 'assignment'; })(); } catch { x += 5; }
same(x, 5);
