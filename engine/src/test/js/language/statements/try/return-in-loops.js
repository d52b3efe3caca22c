const log = [];
const search = (rows) => {
  for (const row of rows) {
    try {
      for (const cell of row) {
        try { if (cell < 0) return 'negative'; if (cell === 0) break; if (cell > 100) throw cell; log.push(cell); } finally { log.push('c'); }
      }
    } catch (big) { log.push('big ' + big); continue; } finally { log.push('r'); }
  }
  return 'none';
};
same(search([[1, 0, 2], [101, 3], [4, -1, 5]]), 'negative');
same(log.join(), '1,c,c,r,c,big 101,r,4,c,c,r');
same(search([]), 'none');
