const log = [];
const result = JSON.parse('{"a":[1,2],"b":3}', function (key, value, context) {
  log.push(key + (context.source ? '=' + context.source : ''));
  return key === 'b' ? undefined : typeof value === 'number' ? value * 10 : value;
});
sameElements(log, ['0=1', '1=2', 'a', 'b=3', '']);
sameElements(result.a, [10, 20]);
same('b' in result, false);
