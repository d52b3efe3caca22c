const log = [];
const run = (n) => {
  outer: for (let i = 0; ; i++) {
    try {
      inner: for (let j = 0; ; j++) {
        try {
          if (j === 1) continue outer;
          if (i === n) break outer;
          if (i === 5) return 'returned';
          continue inner;
        } finally {
          log.push(`f${i}${j}`);
        }
      }
    } finally {
      log.push('F' + i);
    }
  }
  return 'done';
};
same(run(1), 'done');
same(log.splice(0).join(), 'f00,f01,F0,f10,F1');
same(run(9), 'returned');
same(log.slice(-3).join(), 'F4,f50,F5');
