const seen = [];
for (let i = 0; i < 4; i++) {
  switch (i) {
    case 0: continue;
    case 1: seen.push('one'); break;
    case 2: { try { break; } finally { seen.push('finally'); } }
    case 3: seen.push('never?' + i);
  }
  seen.push('after ' + i);
}
same(seen.join(), 'one,after 1,finally,after 2,never?3,after 3');
const nested = (a, b) => {
  label: switch (a) {
    case 1:
      switch (b) {
        case 1: break label;
        case 2: break;
        default: return 'inner default';
      }
      return 'after inner';
    default: return 'outer default';
  }
  return 'end';
};
same(nested(1, 1), 'end');
same(nested(1, 2), 'after inner');
same(nested(1, 3), 'inner default');
same(nested(2), 'outer default');
