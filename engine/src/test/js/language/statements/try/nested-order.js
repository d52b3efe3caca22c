const log = [];
const f = (depth) => {
  try {
    try {
      log.push('enter');
      if (depth === 0) throw 'e';
      return depth;
    } catch (e) {
      log.push('catch ' + e);
      throw e + '!';
    } finally {
      log.push('inner');
    }
  } catch ({ length }) {
    log.push('outer ' + length);
    return length;
  } finally {
    log.push('last');
  }
};
same(f(0), 2);
same(log.splice(0).join(), 'enter,catch e,inner,outer 2,last');
same(f(1), 1);
same(log.splice(0).join(), 'enter,inner,last');
